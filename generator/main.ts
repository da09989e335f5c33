#!/usr/bin/env node
/** The program: a process's arguments and streams in, its exit code out. */
import module from "node:module";

// From Node 22 on, it keeps what it compiles, in a folder of its own that NODE_COMPILE_CACHE names: a third of the start.
if ("enableCompileCache" in module && typeof module.enableCompileCache === "function")
  module.enableCompileCache();

const { runCommandLine } = await import("./commands/command-line.js");
const { exitCodes } = await import("./commands/options.js");
const { terminalOf } = await import("./commands/terminal.js");

const { stdout: out, stderr: error, env: environment } = process;

for (const stream of [out, error]) {
  stream.on("error", (fault: NodeJS.ErrnoException) => {
    // A reader that has seen enough (`| head`) closes the pipe: that is no fault.
    if (fault.code === "EPIPE") return;
    if (stream === out) error.write(`the result cannot be written: ${fault.message}\n`);
    // Node would end with 1, which says that the output is stale.
    process.on("exit", () => {
      process.exitCode = exitCodes.wrong;
    });
  });
}

process.exitCode = await runCommandLine(
  process.argv.slice(2),
  terminalOf({ out, error, environment }),
);
