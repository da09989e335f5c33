/** Redocly CLI, run once over many descriptions: what it has to say of each. */
import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

/** Something that Redocly has to say. */
export interface Problem {
  /** `rule: message` and the place, as a JSON Pointer. */
  readonly text: string;
  readonly rule: string;
}

const run = promisify(execFile);

const cli = join(
  dirname(createRequire(import.meta.url).resolve("@redocly/cli/package.json")),
  "bin/cli.js",
);

/**
 * Lints files below a folder. `rules` is a configuration, or a set of rules that Redocly has: `spec` are those that the
 * specification itself has. Every file has an entry, also one of which there is nothing to say.
 */
export async function redocly(
  folder: string,
  files: readonly string[],
  rules: { readonly config: string } | { readonly extends: "spec" },
): Promise<ReadonlyMap<string, readonly Problem[]>> {
  const chosen = "config" in rules ? ["--config", rules.config] : ["--extends", rules.extends];
  const given = [cli, "lint", ...files, ...chosen, "--format=json", "--max-problems=100000"];
  const options = {
    cwd: folder,
    maxBuffer: 2 ** 28,
    env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
  };
  // It fails where it finds something, and says so on the same way.
  const output = await run(process.execPath, given, options).then(
    ({ stdout }) => stdout,
    (fault: unknown) => stdoutOf(fault),
  );
  const reports = reportsIn(output);
  if (reports.length !== files.length) {
    throw new Error(`Redocly spoke of ${reports.length} files in place of ${files.length}`);
  }
  return new Map(files.map((file, index) => [file, reports[index] ?? []]));
}

function stdoutOf(fault: unknown): string {
  if (fault instanceof Error && "stdout" in fault && typeof fault.stdout === "string") {
    return fault.stdout;
  }
  throw fault;
}

/** One text of JSON after the other, in the order of the files. */
function reportsIn(output: string): readonly (readonly Problem[])[] {
  return output.split(/(?<=^\})(?=\{$)/m).map((text) => {
    const { problems } = Object(JSON.parse(text));
    if (!Array.isArray(problems)) throw new Error(`Redocly did not report: ${text.slice(0, 200)}`);
    return problems.map(problemOf);
  });
}

function problemOf(problem: unknown): Problem {
  const { ruleId, message, location } = Object(problem);
  const [place] = Array.isArray(location) ? location : [];
  const rule = String(ruleId);
  return { rule, text: `${rule}: ${String(message)} (${String(Object(place).pointer)})` };
}
