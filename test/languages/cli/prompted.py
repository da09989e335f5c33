"""Runs a program on a terminal of its own, types a text when it asks for one, and prints all that the terminal shows."""

import os
import pty
import sys

question, typed, *command = sys.argv[1:]
child, terminal = pty.fork()
if child == 0:
    os.execvp(command[0], command)
shown = b""
is_typed = False
while True:
    try:
        piece = os.read(terminal, 4096)
    except OSError:
        break
    if not piece:
        break
    shown += piece
    if not is_typed and question.encode() in shown:
        is_typed = True
        os.write(terminal, typed.encode())
_, status = os.waitpid(child, 0)
sys.stdout.buffer.write(shown)
sys.exit(os.waitstatus_to_exitcode(status))
