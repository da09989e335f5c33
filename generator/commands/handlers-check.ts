/** `check`'s look at the folder of handlers that `targets.yaml` names, and the memory of what it found there. */
import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { hasErrors } from "../diagnostics/diagnostic.js";
import type { CachePlace } from "../output/cache.js";
import { type CheckReport, currentReport } from "../output/check.js";
import { projectPath } from "../output/project-path.js";
import { keep, type KeptPlace, readKept } from "../output/kept-text.js";
import type { OwnedFolder } from "../output/owned-folder.js";
import type { Loaded } from "../pipeline.js";
import { type Options, scaffoldCommand, type Terminal } from "./options.js";

/** Name of the target whose settings name the folder. */
const serverTarget = "typescript-server";

/** The reader of a report. */
interface Given {
  readonly options: Options;
  readonly terminal: Terminal;
}

/** A report with that of the handlers in it. */
export interface Checked {
  readonly report: CheckReport;
  /** The content of the folder of handlers, if it is as it should be and there is nothing to report. */
  readonly state?: string;
}

/**
 * Returns the known state of the handlers without reading the manifest: that there are none to check, or that they are as they
 * should be, because the manifest and their folder are the same as then.
 */
export async function knownHandlers(
  place: CachePlace,
  { options, terminal }: Given,
): Promise<"none" | CheckReport | undefined> {
  const kept = readKept(keptPlace(place));
  if (kept === undefined || kept === "none") return kept;
  const [setting, state] = kept.split("\n");
  if (setting === undefined || state === undefined) return undefined;
  const { readOwnedFolder } = await import("../output/owned-folder.js");
  const out = projectPath(options.manifest, setting);
  const { value: folder, diagnostics } = readOwnedFolder(out);
  const [found, unchanged] = [stateOf(folder), Number(state.split(" ")[1])];
  if (diagnostics.length > 0 || state !== `${found} ${unchanged}`) return undefined;
  return currentReport({ out, unchanged, mend: mendOf({ options, terminal }) });
}

/** Remembers for the next run what `check` found; without a state, that it has to look again. */
export function rememberHandlers(
  place: CachePlace,
  { server }: Pick<Loaded, "server">,
  options: Pick<Options, "target">,
  state?: string,
): void {
  const isNone = server?.handlers === undefined || !isLookedAt(options);
  if (isNone) keep(keptPlace(place), "none");
  else if (state !== undefined) keep(keptPlace(place), `${server.handlers}\n${state}`);
}

/**
 * The report, with that of the handlers where there is a folder of them and their target is looked at; undefined where
 * their folder cannot be read, which is reported.
 */
export async function withHandlers(
  report: CheckReport,
  loaded: Pick<Loaded, "model" | "locate" | "server">,
  { options, terminal }: Given,
): Promise<Checked | undefined> {
  const { server } = loaded;
  if (server?.handlers === undefined || !isLookedAt(options)) return { report };
  const [{ planHandlers, serverHome }, { ownedReport }, { reportDiagnostics }] = await Promise.all([
    import("./handlers.js"),
    import("../output/owned-report.js"),
    import("./run.js"),
  ]);
  const out = projectPath(options.manifest, server.handlers);
  const { value: plan, diagnostics } = await planHandlers(
    out,
    serverHome(server, { manifest: options.manifest, out }),
    loaded,
  );
  reportDiagnostics(diagnostics, options, { locate: plan.locate, terminal });
  if (hasErrors(diagnostics)) return undefined;
  const handlers = await ownedReport(plan, mendOf({ options, terminal }));
  const isFine = handlers.current && diagnostics.length === 0;
  return {
    report: { ...report, handlers },
    ...(isFine && { state: `${stateOf(plan.folder)} ${plan.unchanged}` }),
  };
}

function isLookedAt({ target }: Pick<Options, "target">): boolean {
  return target.length === 0 || target.includes(serverTarget);
}

function mendOf({ options: { manifest }, terminal }: Given): string {
  return scaffoldCommand({ manifest }, terminal.environment, "check");
}

/** One hash over all that is read of the folder. */
function stateOf({ entries, files, leftovers }: OwnedFolder): string {
  const seen = [...entries].map(([path, entry]) => [
    path,
    entry.kind,
    entry.kind === "file" ? entry.hash : "",
  ]);
  const read = JSON.stringify([seen.toSorted(), [...files], leftovers]);
  return createHash("sha256").update(read).digest("hex");
}

function keptPlace({ folder, out, scope, key }: CachePlace): KeptPlace {
  return { folder, name: `handlers ${resolve(out)} ${JSON.stringify(scope)}`, key };
}
