"""`python -m gradscope`: the same program as the command `gradscope`."""

from gradscope.cli.main import entry

if __name__ == "__main__":
    entry()
