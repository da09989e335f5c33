"""Types a line and TAB into a shell on a terminal of its own, and prints the words of the line that it then has, a line each."""

import os
import pty
import re
import select
import sys
import time

shell, script, line = sys.argv[1:4]
programs = {
    "bash": ["bash", "--norc", "--noprofile", "-i"],
    "zsh": ["zsh", "-f", "-i"],
    "fish": ["fish", "--no-config", "-i"],
}
setup = {
    "bash": f"bind 'set bell-style none'; source '{script}'",
    "zsh": f"bindkey -e; unsetopt beep; autoload -Uz compinit; compinit -u -D; source '{script}'",
    "fish": f"source '{script}'",
}
environment = {**os.environ, "TERM": "dumb" if shell == "bash" else "xterm", "PS1": "> ", "COLUMNS": "500"}
child, terminal = pty.fork()
if child == 0:
    os.execvpe(programs[shell][0], programs[shell], environment)
read = b""


def until(pattern: bytes) -> bytes:
    """Reads until a pattern comes, and drops what came so far."""
    global read
    ends = time.monotonic() + 30
    while True:
        found = re.search(pattern, read, re.DOTALL)
        if found:
            read = read[found.end() :]
            return found[0]
        if time.monotonic() > ends or not select.select([terminal], [], [], 30)[0]:
            sys.exit(f"the shell does not answer: {read!r}")
        read += os.read(terminal, 65536)
        # Shells ask what the terminal is, and where its cursor stands.
        for question, answer in ((b"\x1b[c", b"\x1b[?62;c"), (b"\x1b[6n", b"\x1b[1;1R")):
            if question in read:
                read = read.replace(question, b"")
                os.write(terminal, answer)


os.write(terminal, setup[shell].encode() + b"; echo re''ady\n")
until(rb"ready\r?\n")
os.write(terminal, line.encode() + b"\t")
# What is typed next is read after the completion: the beginning of the line makes words of it.
time.sleep(0.3)
os.write(terminal, b"\x01printf '<%s>\\n' BEGIN \x05 END\n")
until(rb"<BEGIN>\r?\n")
words = until(rb".*?<END>\r?\n").decode()
os.write(terminal, b"exit\n")
print("\n".join(re.findall(r"<(.*?)>\r?\n", words)[:-1]))
