/** `mock`: a running server from the manifest alone, until it is interrupted. */
import { interruption } from "./interruption.js";
import { mockedService } from "./mocked-service.js";
import {
  type ExitCode,
  exitCodes,
  mockDefaults,
  type MockOptions,
  scriptCommand,
  type Terminal,
} from "./options.js";

/** Runs the command. */
export async function mock(options: MockOptions, terminal: Terminal): Promise<ExitCode> {
  const description = await mockedService(options, terminal);
  if (description === undefined) return exitCodes.wrong;
  const { logLine, startText } = await import("../mock/start-text.js");
  const { startMock } = await import("../mock/start.js");
  const { port, host, seed, delay, errors, items, credentials, cors, quiet } = options;
  try {
    const { closed, ...started } = await startMock(description, {
      port,
      host,
      signal: interruption(),
      delayMs: delay,
      errors,
      credentials,
      cors,
      ...(seed !== undefined && { seed }),
      ...(items !== undefined && { items }),
      ...(terminal.watched && {
        log: (request) => quiet || terminal.out(logLine(request, terminal.colour.out)),
      }),
      onError: (error) => terminal.error(`${stackOf(error)}\n`),
    });
    if (!quiet) terminal.out(startText(started, terminal.colour.out));
    await closed;
    return exitCodes.done;
  } catch (error) {
    const reason = listenFault(error, options, terminal.environment);
    if (reason === undefined) throw error;
    terminal.error(reason);
    return exitCodes.wrong;
  }
}

/** Returns the system's objection to the port or the host, and the way out; undefined for any other error. */
function listenFault(
  error: unknown,
  options: MockOptions,
  environment: Terminal["environment"],
): string | undefined {
  const { port, host } = options;
  switch (codeOf(error)) {
    case "EADDRINUSE": {
      const other = scriptCommand("mock", ["--port", String(port + 1)], environment);
      return `port ${port} of ${host} is taken: another program listens there\nend it, or take another port (0 = any that is free): ${other}\n`;
    }
    case "EACCES":
      return `port ${port} needs more rights than you have: take one of 1024 or above (0 = any that is free)\n`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return `${JSON.stringify(host)} is no address of this machine: leave --host out for ${mockDefaults.host}, or give 0.0.0.0 for all that it has\n`;
    default:
      return undefined;
  }
}

function codeOf(error: unknown): unknown {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && "code" in cause ? cause.code : undefined;
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
