/** `mock`: a running server from the manifest alone, until it is interrupted. */
import { keep, type KeptPlace, readKept } from "../output/kept-text.js";
import { interruption } from "./interruption.js";
import { keptMock } from "./kept-mock.js";
import {
  defaults,
  type ExitCode,
  exitCodes,
  manifestName,
  mockDefaults,
  type MockOptions,
  scriptCommand,
  type Terminal,
} from "./options.js";

/** Runs the command. */
export async function mock(options: MockOptions, terminal: Terminal): Promise<ExitCode> {
  const place = keptMock(options.manifest);
  const description = (place && readKept(place)) ?? (await describe(options, { place, terminal }));
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

/** Reads the manifest, and says what is wrong with it; undefined where nothing can be made of it. */
async function describe(
  { manifest, quiet }: MockOptions,
  { place, terminal }: { readonly place: KeptPlace | undefined; readonly terminal: Terminal },
): Promise<string | undefined> {
  const { hasErrors } = await import("../diagnostics/diagnostic.js");
  const { load } = await import("../pipeline.js");
  const { mockDescription } = await import("../mock/description.js");
  const { reportDiagnostics, stopwatch } = await import("./run.js");
  const { saidPlace } = await import("./said-warnings.js");
  const { stage } = stopwatch(terminal);
  const { value, diagnostics } = load({
    folder: manifest,
    name: manifestName(manifest),
    targets: [],
    stage,
  });
  const said = saidPlace(manifest, terminal);
  reportDiagnostics(diagnostics, { ...defaults, quiet }, { locate: value.locate, terminal, said });
  if (hasErrors(diagnostics)) return undefined;
  const description = JSON.stringify(stage("mock", () => mockDescription(value.model)));
  // Warnings are shown with every start, and need the manifest's text for that.
  if (place !== undefined && diagnostics.length === 0) keep(place, description);
  return description;
}

/** What the system has against the port or the host, and the way out; undefined where it is something else. */
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
