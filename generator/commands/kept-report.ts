/** The warnings of a run as they were printed, kept so that a run in which nothing changed can say them again. */
import { resolve } from "node:path";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { CachePlace, CurrentOutput } from "../output/cache.js";
import { keep, type KeptPlace, readKept } from "../output/kept-text.js";
import type { Plan } from "../output/plan.js";
import type { Options, Terminal } from "./options.js";

/**
 * Returns the text of a run whose output is known to be current; empty = nothing. It is undefined if there are warnings that
 * were never printed this way, because their lines need the whole manifest.
 */
export function knownReport(
  known: CurrentOutput,
  place: CachePlace,
  given: { readonly options: Options; readonly terminal: Terminal },
): string | undefined {
  if (known.warnings.length === 0 || given.options.quiet) return "";
  return readKept(keptPlace(place, known.warnings, given));
}

/**
 * Keeps what a run printed, if the next one would print just that. What its plan alone was about, such as a damaged lock
 * that is mended by now, will not be said again.
 */
export function keepReport(
  printed: {
    readonly text: string;
    readonly diagnostics: readonly Diagnostic[];
    readonly plans: readonly Plan[];
  },
  place: CachePlace,
  given: { readonly options: Options; readonly terminal: Terminal },
): void {
  const { text, diagnostics, plans } = printed;
  const isSaidAgain = plans.every((plan) => plan.diagnostics.every(isOfStray));
  const isWhole = !given.options.quiet && diagnostics.length > 0;
  if (isSaidAgain && isWhole) keep(keptPlace(place, diagnostics, given), text);
}

/**
 * Paths are shown as the user wrote them, so that the words of the command line belong to the name. All but the warnings of
 * strays follow from the inputs; these come and go with what stands in the output's folders, so that they belong to the key.
 */
function keptPlace(
  { folder, out, scope, key }: CachePlace,
  warnings: readonly Diagnostic[],
  { options, terminal }: { readonly options: Options; readonly terminal: Terminal },
): KeptPlace {
  const look = [options.format, terminal.colour.error, options.manifest, options.out];
  return {
    folder,
    name: `report ${JSON.stringify([resolve(out), scope, look])}`,
    key: `${key} ${JSON.stringify(warnings.filter(isOfStray))}`,
  };
}

function isOfStray({ code }: Diagnostic): boolean {
  return code === "stray-file";
}
