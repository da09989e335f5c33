/** The faults of shape there are, each with its message and the way out. */
import type { Code } from "../diagnostics/catalog.js";
import { didYouMean } from "../diagnostics/suggest.js";
import type { SourceRef } from "../source-ref.js";
import { listed, shown } from "./expected.js";
import type { Pattern } from "./patterns.js";

/** Keys and indices from the root of a file. */
export type Path = SourceRef["path"];

/** A fault of shape in one file. */
export interface Fault {
  readonly code: Code;
  /** From the root of the file to the value, or to the key that is wrong or missing. */
  readonly path: Path;
  readonly part: SourceRef["part"];
  readonly message: string;
  readonly help?: string;
  /** True if nothing is wrong but that a list or map is empty: what is left of one whose entries were all at fault may stay. */
  readonly onlyEmpty?: boolean;
}

/** No more names are listed: nobody reads on. */
const maximumListed = 16;

/** Keywords of earlier OpenAPI and JSON Schema, and what is written in their place. */
const formerKeywords: ReadonlyMap<string, string> = new Map([
  ["nullable", "write `type: [string, 'null']`, as JSON Schema 2020-12 does"],
  ["example", "write `examples` and a list, as JSON Schema 2020-12 does"],
]);

/** A key of a form that the form does not know. */
export function unknownKey(key: string, path: Path, known: readonly string[]): Fault {
  const meant = didYouMean(key, known);
  const former = known.includes("$ref") ? formerKeywords.get(key) : undefined;
  const more = known.length > maximumListed ? ` and ${known.length - maximumListed} more` : "";
  const others = `known here: ${known.slice(0, maximumListed).join(", ")}${more}`;
  return {
    code: "unknown-key",
    path: [...path, key],
    part: "key",
    message: `${shown(key)} is not a key that may stand here`,
    help: former ?? (meant === undefined ? others : `did you mean \`${meant}\`?`),
  };
}

/** A text or a key that has not the form that its place asks for. */
export function badForm(
  pattern: Pattern | undefined,
  place: Pick<Fault, "path" | "part">,
  written: unknown,
): Fault {
  return {
    code: pattern?.code ?? "unexpected-value",
    ...place,
    message: `expected ${pattern?.expected ?? "another text"}, not ${shown(written)}`,
    ...(typeof written === "string" ? suggestion(mended(pattern, written)) : {}),
  };
}

/** Returns the value that was probably meant, where that has the form. */
function mended(pattern: Pattern | undefined, written: string): string | undefined {
  const meant = pattern?.mend?.(written);
  const fits = meant !== undefined && new RegExp(pattern?.source ?? "").test(meant);
  return fits ? meant : undefined;
}

/** "did you mean …?", where there is something to suggest. */
export function suggestion(meant: string | undefined): Pick<Fault, "help"> {
  return meant === undefined ? {} : { help: `did you mean \`${meant}\`?` };
}

/** True if a reader would take a text for a marker, however it is spelled. */
export function looksLikeMarker(text: string): boolean {
  return /^\s*(?:not[ _-]?shown|none|null|~)\s*$/i.test(text);
}

/** A text that means a marker and is not spelled like one. */
export function markerTypo(path: Path, value: string, markers: readonly string[]): Fault {
  const likely = /show/i.test(value) ? markers.filter((marker) => /show/.test(marker)) : markers;
  return {
    code: "marker-typo",
    path,
    part: "value",
    message: `${shown(value)} looks like a marker but is not one`,
    help:
      likely.length === 0
        ? "write another text: readers would take this one for a marker"
        : `write ${listed(likely)}`,
  };
}

/** `none` in place of a thing that is always there. */
export function noneNotAllowed(path: Path): Fault {
  return {
    code: "none-not-allowed",
    path,
    part: "value",
    message: `${shown(path.at(-1))} cannot be \`none\``,
    help: "write what it is, or `not shown`",
  };
}

/** `[none]`: nothing but the empty alternative. */
export function noneAlone(path: Path): Fault {
  return {
    code: "none-alone",
    path,
    part: "value",
    message: "`none` is the only entry of the list",
    help: "write `none` in place of the list, or add what a call may need",
  };
}

/** `[]` or `{}` in place of a fact; `onlyEmpty` where a list or map may stand there. */
export function emptySlot(
  path: Path,
  value: unknown,
  { markers, onlyEmpty }: { readonly markers: readonly string[]; readonly onlyEmpty: boolean },
): Fault {
  return {
    code: "empty-slot",
    path,
    onlyEmpty,
    part: "value",
    message: `an empty ${Array.isArray(value) ? "list" : "map"} says neither that there is nothing nor that it is not known`,
    help: markers.length === 0 ? "write at least one entry" : `write ${listed(markers)}`,
  };
}

/** A text of nothing, or of white space. */
export function emptyText(path: Path, markers: readonly string[]): Fault {
  return {
    code: "empty-slot",
    path,
    part: "value",
    message: "the text is empty",
    help: `write ${listed([...markers, "the text itself"])}`,
  };
}
