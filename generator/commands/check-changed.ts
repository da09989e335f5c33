/** `check --changed`: looks at the outputs that changes since the last commit can have touched, for a hook before a commit. */
import { resolve } from "node:path";
import { isBuildServer } from "../output/build-server.js";
import { currentReport } from "../output/check.js";
import { printCheck } from "../output/print-check.js";
import { projectPath } from "../output/project-path.js";
import type { Loaded } from "../pipeline.js";
import { manifestFiles } from "../source/read.js";
import { changedScope, type Outputs } from "./changed-scope.js";
import { check } from "./check.js";
import { unstagedPaths } from "./unstaged-files.js";
import { type ExitCode, exitCodes, mendCommand, type Options, type Terminal } from "./options.js";

/**
 * Runs the command. On a build server, and where git does not tell what changed, it is `check`. What the changes leave as it was is
 * taken to be current in the last commit, of which a build server is the judge.
 */
export async function checkChanged(options: Options, terminal: Terminal): Promise<ExitCode> {
  if (isBuildServer(terminal.environment["CI"])) return check(options, terminal);
  const { manifest } = options;
  // Late: where nothing has changed, no reader of manifests is loaded.
  const asked = async (): Promise<AskedOutputs> => {
    const { targetsOf } = await import("../pipeline.js");
    return targetsOf(manifestFiles(manifest));
  };
  const found = await changedScope(options, async () => outputsOf(await asked(), manifest));
  if (typeof found === "string") {
    if (!options.quiet) terminal.error(`--changed checks everything: ${found}\n`);
    return check(options, terminal);
  }
  const { scope } = found;
  const only = options.target;
  const target =
    scope === "all" ? only : scope.filter((name) => only.length === 0 || only.includes(name));
  if (scope !== "all" && target.length === 0) return nothingChanged(options, terminal);
  const { targets } = found.unstaged.length === 0 ? { targets: [] } : await asked();
  const placed = targets.flatMap(({ to }) => to ?? []);
  return check({ ...options, target }, terminal, unstagedPaths(found.unstaged, options, placed));
}

/** The outputs that `targets.yaml` asks for, with all their settings. */
type AskedOutputs = Pick<Loaded, "targets" | "server">;

function outputsOf({ targets, server }: AskedOutputs, manifest: string): Outputs {
  const inProject = (folder: string): string => resolve(projectPath(manifest, folder));
  const placed = targets.flatMap(({ name, to }) =>
    to === undefined ? [] : [{ target: name, folder: inProject(to) }],
  );
  const handlers = server?.handlers;
  const ofHandlers =
    handlers === undefined ? [] : [{ target: undefined, folder: inProject(handlers) }];
  return {
    targets: new Set(targets.map(({ name }) => name)),
    folders: [...placed, ...ofHandlers],
  };
}

function nothingChanged(options: Options, terminal: Terminal): ExitCode {
  const { out, format, quiet } = options;
  if (quiet) return exitCodes.done;
  const report = currentReport({
    out,
    unchanged: 0,
    mend: mendCommand(options, terminal.environment),
  });
  const colour = terminal.colour.out;
  terminal.out(
    format === "json"
      ? printCheck(report, { format, colour })
      : "nothing to check: neither the manifest nor an output has changed since the last commit\n",
  );
  return exitCodes.done;
}
