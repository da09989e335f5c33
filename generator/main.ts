#!/usr/bin/env node
/** The program: a process's arguments and streams in, its exit code out. */
import { runCommandLine } from "./commands/command-line.js";
import { terminalOf } from "./commands/terminal.js";

const { stdout: out, stderr: error, env: environment } = process;

// A reader that has seen enough (`| head`) closes the pipe: that is no fault.
out.on("error", (fault: NodeJS.ErrnoException) => {
  if (fault.code !== "EPIPE") throw fault;
});

process.exitCode = await runCommandLine(
  process.argv.slice(2),
  terminalOf({ out, error, environment }),
);
