/** The scenarios' manifests as texts, the places of their values and keys in them, and what is put there. */
import type { SourceRef } from "../../generator/source-ref.js";
import { parseDocument } from "../../generator/source/document.js";
import { entriesOf, isPlainMap, type PlainValue } from "../../generator/source/plain-value.js";
import type { ManifestFile } from "../../generator/source/read.js";
import { textsOf, type Text } from "../unit/fill/edits/scenario-texts.js";

/** A stretch of one file's text that is to be another. */
export interface TextEdit {
  readonly file: string;
  /** Offsets in UTF-16 code units, as JavaScript has them. */
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

/** A stretch, and what stands there. */
export interface Stretch extends Omit<TextEdit, "by"> {
  readonly path: SourceRef["path"];
}

/** A scenario, with every stretch that is a value or a key. */
export interface PlacedTexts {
  readonly name: string;
  readonly texts: readonly Text[];
  readonly values: readonly Stretch[];
  readonly keys: readonly Stretch[];
}

/** The values that may replace a value: the markers, each type of JSON, and both in lists and maps. */
export const otherValues: readonly string[] = [
  ...["not shown", "none", "(others)", "any", "'not shown'", "null", "true", "false"],
  ...["0", "-1", "1.5", "99999999999999999999", "a text", '""', "[]", "{}"],
  ...["[not shown]", "[none]", "[(others)]", "[1]", "[true]", "[[a]]", "[{ a: b }]", "[a, a]"],
  ...["{ a: b }", "{ a: not shown }", "{ a: none }", "{ (others): not shown }", "{ a: { b: c } }"],
  ...["{ $ref: '#/schemas/book' }", "{ source: 1 }", "{ __proto__: a }", "[{ __proto__: a }, a]"],
];

/** The keys that may replace a key. */
export const otherKeys: readonly string[] = [
  ...["not shown", "none", "(others)", "__proto__", "constructor", "source", "'200'", "$ref", "a"],
];

/** Reads a scenario. */
export function placedTexts(name: string): PlacedTexts {
  const texts = textsOf(name);
  const places = (part: "key" | "value") => texts.flatMap((text) => stretches(text, part));
  return { name, texts, values: places("value"), keys: places("key") };
}

function stretches(text: Text, part: SourceRef["part"]): readonly Stretch[] {
  const { value, locate } = parseDocument(text).value;
  const paths = value === undefined ? [] : pathsIn(value, []);
  return paths
    .filter((path) => path.length > 0 && (part === "value" || typeof path.at(-1) === "string"))
    .map((path) => {
      const { start, end } = locate({ file: text.file, path, part });
      return { file: text.file, path, start: start.offset, end: end.offset };
    });
}

function pathsIn(value: PlainValue, path: SourceRef["path"]): readonly SourceRef["path"][] {
  if (typeof value !== "object" || value === null) return [path];
  const children = isPlainMap(value) ? entriesOf(value) : [...value.entries()];
  return [path, ...children.flatMap(([step, each]) => pathsIn(each, [...path, step]))];
}

const encoder = new TextEncoder();

/** The files with edits, none of which overlap. */
export function edited(
  texts: readonly Text[],
  edits: readonly TextEdit[],
): readonly ManifestFile[] {
  return texts.map(({ file, text }) => {
    const own = edits.filter((edit) => edit.file === file).sort((a, b) => b.start - a.start);
    const changed = own.reduce(
      (before, { start, end, by }) => before.slice(0, start) + by + before.slice(end),
      text,
    );
    return { file, bytes: encoder.encode(changed) };
  });
}

/** Edits in batches of so many at most, of which none overlap: what throws does so whatever else is wrong. */
export function batches(
  edits: readonly TextEdit[],
  most: number,
): readonly (readonly TextEdit[])[] {
  const all: TextEdit[][] = [];
  let open: TextEdit[][] = [];
  for (const edit of edits) {
    const batch = open.find((each) => !each.some((other) => overlap(edit, other)));
    if (batch === undefined) {
      const started = [edit];
      all.push(started);
      open = [...open, started].slice(-most);
    } else {
      batch.push(edit);
      if (batch.length === most) open = open.filter((each) => each !== batch);
    }
  }
  return all;
}

function overlap(one: TextEdit, other: TextEdit): boolean {
  return one.file === other.file && one.start <= other.end && other.start <= one.end;
}
