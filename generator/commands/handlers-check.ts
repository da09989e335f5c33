/** `check`'s look at the folder of handlers that `targets.yaml` names, and the memory that it names none. */
import { resolve } from "node:path";
import { hasErrors } from "../diagnostics/diagnostic.js";
import type { CachePlace } from "../output/cache.js";
import type { CheckReport } from "../output/check.js";
import { keep, type KeptPlace, readKept } from "../output/kept-text.js";
import type { Loaded } from "../pipeline.js";
import { type Options, scaffoldCommand, type Terminal } from "./options.js";

/** Name of the target whose settings name the folder. */
const serverTarget = "typescript-server";

/** Whether the manifest is known to name no folder, so that it need not be read to tell. */
export function namesNoHandlers(place: CachePlace): boolean {
  return readKept(keptPlace(place)) === "none";
}

/** Remembers it for the next run. */
export function rememberHandlers(place: CachePlace, { server }: Pick<Loaded, "server">): void {
  keep(keptPlace(place), server?.handlers === undefined ? "none" : "some");
}

/**
 * The report, with that of the handlers where there is a folder of them and their target is looked at; undefined where
 * their folder cannot be read, which is reported.
 */
export async function withHandlers(
  report: CheckReport,
  loaded: Pick<Loaded, "model" | "locate" | "server">,
  { options, terminal }: { readonly options: Options; readonly terminal: Terminal },
): Promise<CheckReport | undefined> {
  const { server } = loaded;
  const isLookedAt = options.target.length === 0 || options.target.includes(serverTarget);
  if (server?.handlers === undefined || !isLookedAt) return report;
  const [{ handlersFolder, planHandlers }, { ownedReport }, { reportDiagnostics }] =
    await Promise.all([
      import("./handlers.js"),
      import("../output/owned-report.js"),
      import("./run.js"),
    ]);
  const folder = handlersFolder(options, server.handlers);
  const { value: plan, diagnostics } = await planHandlers(folder, server.package, loaded);
  reportDiagnostics(diagnostics, options, { locate: plan.locate, terminal });
  if (hasErrors(diagnostics)) return undefined;
  const { manifest } = options;
  const mend = scaffoldCommand({ manifest }, terminal.environment, "check");
  return { ...report, handlers: await ownedReport(plan, mend) };
}

function keptPlace({ folder, out, scope, key }: CachePlace): KeptPlace {
  return { folder, name: `handlers ${resolve(out)} ${JSON.stringify(scope)}`, key };
}
