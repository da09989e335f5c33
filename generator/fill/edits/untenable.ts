/**
 * Facts that contradict each other or what the manifest says, found by the checks of meaning. A schema of which a part cannot
 * be is not known as a whole: `not shown` takes its place, since the rest alone would say something else.
 */
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { resolve } from "../../resolve/resolve.js";
import type { SourceRef } from "../../source-ref.js";
import type { Manifest } from "../../validate/manifest.js";
import { type Told, toldScalar } from "../told.js";
import type { RefusedFact, Target } from "./proposal.js";
import { ChangingTargets, pathInside, without } from "./refusal.js";
import type { Trimmed } from "./writable.js";

type Path = SourceRef["path"];

/** Returns the faults of meaning of files whose shape is valid: errors only. */
export function faultsOfMeaning(manifest: Manifest): readonly Diagnostic[] {
  const { diagnostics } = resolve(manifest, "");
  return diagnostics.filter(({ severity }) => severity === "error");
}

/** Takes out what the faults are about: the innermost schema around each, the outermost if it is to be `whole`, or else the fact itself. */
export function withoutUntenable(
  targets: readonly Target[],
  faults: readonly Diagnostic[],
  { whole }: { readonly whole: boolean } = { whole: false },
): Trimmed {
  const changing = new ChangingTargets(targets);
  const refused: RefusedFact[] = [];
  for (const { at, message, related = [] } of faults) {
    const places = [at, ...related.map((each) => each.at)].filter((each) => "path" in each);
    for (const place of places) {
      const before = refused.length;
      changing.change(place.file, (target) => {
        const inner = pathInside(target, place.file, place.path);
        if (inner === undefined || refused.length > before) return target;
        const schema = schemaAround(place, whole);
        const isInside = schema !== undefined && schema.length >= target.at.path.length;
        const result = isInside
          ? blanked(target.told, schema.slice(target.at.path.length))
          : without(target.told, inner);
        if (result === undefined) return target;
        refused.push({ at: place, toldAt: result.removed.at, why: message });
        return result.told === undefined ? undefined : { at: target.at, told: result.told };
      });
      if (refused.length > before) break;
    }
  }
  if (refused.length > 0) return { targets: changing.left(), refused };
  return withoutFiles(targets, faults);
}

/** Where no fact can be told to be the cause, nothing is taken of the files that would be at fault, or at last nothing at all. */
function withoutFiles(targets: readonly Target[], faults: readonly Diagnostic[]): Trimmed {
  const files = new Set(faults.map(({ at }) => at.file));
  const own = targets.filter(({ at }) => files.has(at.file));
  const dropped = own.length > 0 ? own : targets;
  const why = faults[0]?.message ?? "the manifest would have a fault";
  return {
    targets: targets.filter((target) => !dropped.includes(target)),
    refused: dropped.map(({ at, told }) => ({ at, toldAt: told.at, why })),
  };
}

/** The shapes below the keywords of a schema. */
const below: ReadonlyMap<string | number, "schema" | "schemas"> = new Map([
  ...(["items", "additionalProperties", "not", "contains", "propertyNames"] as const).map(
    (key) => [key, "schema"] as const,
  ),
  ...(["properties", "patternProperties", "allOf", "anyOf", "oneOf", "prefixItems"] as const).map(
    (key) => [key, "schemas"] as const,
  ),
]);

/** The path of the innermost schema in which a place stands, or of the outermost; undefined outside of schemas. */
function schemaAround({ file, path }: SourceRef, outermost: boolean): Path | undefined {
  let [inside, end]: ["form" | "schema" | "schemas" | "data", number] = ["form", 0];
  if (file.startsWith("schemas/") && path[0] === "schemas") [inside, end] = ["schemas", 1];
  let found: number | undefined;
  for (const step of path.slice(end)) {
    end += 1;
    if (inside === "schemas" || (inside === "form" && step === "schema")) inside = "schema";
    else if (inside === "schema") inside = below.get(step) ?? "data";
    if (inside === "schema") found = end;
    if (inside === "data" || (outermost && found !== undefined)) break;
  }
  return found === undefined ? undefined : path.slice(0, found);
}

/** Returns the facts with `not shown` at a path; undefined where nothing, or nothing more than that, is told there. */
function blanked(
  told: Told,
  [step, ...rest]: Path,
): { readonly told: Told; readonly removed: Told } | undefined {
  if (step === undefined) {
    const isBlank = told.kind === "scalar" && told.value === "not shown";
    return isBlank ? undefined : { told: toldScalar("not shown", told.at), removed: told };
  }
  if (told.kind === "scalar") return undefined;
  const part =
    told.kind === "list"
      ? told.items[Number(step)]
      : told.entries.find(({ key }) => key === String(step))?.value;
  const inner = part && blanked(part, rest);
  if (inner === undefined) return undefined;
  const replaced = (each: Told): Told => (each === part ? inner.told : each);
  const { removed } = inner;
  return told.kind === "list"
    ? { told: { ...told, items: told.items.map(replaced) }, removed }
    : {
        told: {
          ...told,
          entries: told.entries.map(({ key, value }) => ({ key, value: replaced(value) })),
        },
        removed,
      };
}
