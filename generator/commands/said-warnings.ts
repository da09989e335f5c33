/**
 * Warnings of a manifest are printed in full once, and by their number from then on: a list of forty that nobody mends today
 * hides the one that is new. `check` prints all of them each time, and so does a build server, where nothing is remembered.
 */
import { createHash } from "node:crypto";
import { resolve } from "node:path";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { isBuildServer } from "../output/build-server.js";
import { cacheFolder } from "../output/cache-file.js";
import { keep, type KeptPlace, readKept } from "../output/kept-text.js";
import type { Terminal } from "./options.js";
import { program } from "./program-files.js";

/** The warnings that are new to the reader, and the number of the others. */
export interface Unsaid {
  /** Errors, and warnings that were not printed before. */
  readonly news: readonly Diagnostic[];
  /** How many warnings were. */
  readonly before: number;
}

/** Where it is kept what was printed of a manifest; undefined = nowhere, so that everything is printed. */
export function saidPlace(
  manifest: string,
  { environment }: Pick<Terminal, "environment">,
): KeptPlace | undefined {
  const folder = cacheFolder(manifest) ?? cacheFolder(program);
  if (folder === undefined || isBuildServer(environment["CI"])) return undefined;
  return { folder, name: `said ${resolve(manifest)}`, key: "said" };
}

/** Parts what was printed before from what was not. */
export function unsaid(diagnostics: readonly Diagnostic[], place: KeptPlace): Unsaid {
  const said = new Set(readKept(place)?.split("\n"));
  const news = diagnostics.filter((each) => each.severity === "error" || !said.has(nameOf(each)));
  return { news, before: diagnostics.length - news.length };
}

/** Remembers that the warnings among these are known to whoever reads; what is not among them any more is forgotten. */
export function rememberSaid(diagnostics: readonly Diagnostic[], place: KeptPlace): void {
  const warnings = diagnostics.filter(({ severity }) => severity !== "error");
  const names = warnings.map(nameOf).join("\n");
  if (names !== (readKept(place) ?? "")) keep(place, names);
}

/** "14 warnings as before: `check` prints them"; empty where there are none. */
export function beforeLine(before: number): string {
  if (before === 0) return "";
  return before === 1
    ? "1 warning as before: `check` prints it\n"
    : `${before} warnings as before: \`check\` prints them\n`;
}

/** A warning, whatever line it stands in. */
function nameOf({ code, at, message }: Diagnostic): string {
  const place = "path" in at ? [at.file, ...at.path] : [at.file];
  return createHash("sha256")
    .update(JSON.stringify([code, place, message]))
    .digest("hex")
    .slice(0, 20);
}
