/** The unknown facts of an operation, or of a shared part: a panel that lists them, with the places to fill them in. */
import { inlineCode } from "../../emit/markdown/text.js";
import { grouped } from "../../model/grouped.js";
import type { Operation } from "../../model/model.js";
import type { SourceRef } from "../../source-ref.js";
import { placeText } from "../../model/place.js";
import { slotKinds } from "../../model/slot.js";
import type { Slot } from "../../model/slots.js";
import { type NotShownLook, notShownPanel } from "./not-shown-panel.js";
import { type DocsScope, sharedId } from "./places.js";

/** The panel; nothing where nothing is missing. */
export function notShownBlocks(
  { at, id, deprecated }: Pick<Operation, "at" | "id" | "deprecated">,
  { slots, model, notShown }: DocsScope,
): readonly string[] {
  // What is not shown of a deprecation is told where the deprecation is.
  const isDeprecated = deprecated.state === "known";
  const gaps = (slots.get(id) ?? [])
    .filter(({ state, kind }) => state === "notShown" && !(isDeprecated && kind === "deprecation"))
    .filter((slot) => !standsInTable(slot.at.path.slice(at.path.length)))
    .map((slot) => gapOf(slot, at.path.length));
  return gapPanel(gaps, placeText(model.folder, at), notShown);
}

/** The panel of a shared part: its facts are told by their keys, since those of no operation are alike. */
export function notShownOfShared(
  at: SourceRef,
  { slots, model, notShown }: DocsScope,
): readonly string[] {
  const gaps = (slots.get(sharedId(at)) ?? [])
    .filter(({ state }) => state === "notShown")
    .filter((slot) => !standsInSharedTable(slot.at.path))
    .map((slot) => gapOfShared(slot, at.path.length));
  return gapPanel(gaps, placeText(model.folder, at), notShown);
}

function gapPanel(gaps: readonly Gap[], where: string, look: NotShownLook): readonly string[] {
  if (gaps.length === 0) return [];
  const labels = new Set(gaps.flatMap(({ label }) => label ?? []));
  const inner = gaps.filter(({ label }) => label === undefined);
  const places = [...grouped(inner, ({ holder }) => holder)].map(
    ([holder, own]) => inlineCode(holder) + partsText(own),
  );
  const isShort = places.length <= mostInLine;
  const inLine = [...labels, ...(isShort ? places : [])];
  const facts = { count: gaps.length, place: inlineCode(where) };
  if (isShort) return notShownPanel({ ...facts, what: inLine.join(", "), list: [] }, look);
  const of = "of what is named here";
  const what = inLine.length === 0 ? of : `${inLine.join(", ")}, and ${of}`;
  return notShownPanel({ ...facts, what, list: places }, look);
}

/** True if a table of parameters or headers has a cell for it, which says so. */
function standsInTable(steps: Path): boolean {
  const fact = steps.at(-1);
  if (fact !== "required" && fact !== "schema") return false;
  const isParameter = steps[0] === "parameters" && steps.length === 4;
  return isParameter || (steps[0] === "responses" && steps[2] === "headers" && steps.length === 5);
}

/** The same of a shared part: `parameters.limit.required`, `responses.gone.headers.ETag.schema`. */
function standsInSharedTable([kind, , ...steps]: Path): boolean {
  const fact = steps.at(-1);
  if (fact !== "required" && fact !== "schema") return false;
  return kind === "responses" ? steps[0] === "headers" && steps.length === 3 : steps.length === 1;
}

/** More places than these are a list. */
const mostInLine = 2;

/** Something that is not shown. */
interface Gap {
  /** Its name where every operation has it; undefined where it belongs to something that is named. */
  readonly label: string | undefined;
  /** The owner: `parameters.query.limit`. */
  readonly holder: string;
  /** The part of the owner, as Markdown; empty = all of it. */
  readonly part: string;
}

const kindLabels: ReadonlyMap<string, string> = new Map(
  slotKinds.map(({ kind, label }) => [kind, label]),
);

function gapOf({ at, kind }: Slot, depth: number): Gap {
  const steps = at.path.slice(depth);
  const isParameter = steps[0] === "parameters";
  // One marker may stand for all four places of parameters: they are told apart all the same.
  if (steps.length <= (isParameter ? 2 : 1) && at.part !== "key") {
    return { label: kindLabels.get(kind) ?? kind, holder: "", part: "" };
  }
  if (steps.at(-1) === "(others)") return inner(steps.slice(0, -1), [], "whether that is all");
  const split = isParameter ? 3 : 2;
  return inner(
    steps.slice(0, split),
    steps.slice(split),
    at.part === "key" ? "whether that is all" : "",
  );
}

function gapOfShared({ at }: Slot, depth: number): Gap {
  const steps = at.path.slice(depth);
  const [key] = steps;
  if (key === undefined) return { label: "all of it", holder: "", part: "" };
  if (steps.at(-1) === "(others)") return inner(steps.slice(0, -1), [], "whether that is all");
  if (at.part === "key") return inner(steps, [], "whether that is all");
  if (steps.length > 1) return inner(steps.slice(0, 2), steps.slice(2), "");
  return { label: key === "content" ? "body" : String(key), holder: "", part: "" };
}

function inner(holder: Path, rest: Path, open: string): Gap {
  const part = [...(rest.length === 0 ? [] : [inlineCode(keysText(rest))]), open]
    .filter(Boolean)
    .join(", ");
  return { label: undefined, holder: keysText(holder), part };
}

type Path = readonly (string | number)[];

function keysText(path: Path): string {
  return placeText("", { file: "", path }).slice(1);
}

function partsText(gaps: readonly Gap[]): string {
  // One marker may stand for several facts.
  const parts = [...new Set(gaps.map(({ part }) => part))].filter((part) => part !== "");
  return parts.length === 0 ? "" : ` (${parts.join(", ")})`;
}
