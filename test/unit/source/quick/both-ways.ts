/** One text read quickly and in the full way: the first either gives up, or says what the second says. */
import { expect } from "vitest";
import { clean } from "../../../../generator/source/characters.js";
import {
  parseDocument,
  parseWithFindings,
  type SourceDocument,
} from "../../../../generator/source/document.js";
import {
  entriesOf,
  isPlainMap,
  type PlainValue,
} from "../../../../generator/source/plain-value.js";
import { readQuickly } from "../../../../generator/source/quick/reader.js";
import type { SourceRef } from "../../../../generator/source-ref.js";

type Path = SourceRef["path"];

/** How many places of a file are looked up both ways; the full way needs long for each. */
const places = 40;

/** True if the text was read quickly; if so everything about it is compared. */
export function isReadQuickly(text: string): boolean {
  const characters = clean(text);
  const unixText = text.replaceAll("\r\n", "\n");
  if (characters.findings.length > 0 || readQuickly(unixText) === undefined) return false;
  const { value: quick, diagnostics } = parseDocument({ file: "a.yaml", text });
  const full = parseWithFindings("a.yaml", text, characters);
  expect(diagnostics).toEqual([]);
  expect(full.diagnostics).toEqual([]);
  if (quick.value === undefined || full.value.value === undefined) throw new Error("no value");
  expect(spelled(quick.value)).toBe(spelled(full.value.value));
  const refs = someRefs(quick.value);
  const placed = (document: SourceDocument) =>
    refs.map((ref) => JSON.stringify([ref.path, ref.part, document.locate(ref)])).join("\n");
  expect(placed(quick)).toBe(placed(full.value));
  return true;
}

/** In the order written, and with the kind of each value; `toEqual` sees neither, and takes a hundred times as long. */
function spelled(value: PlainValue): string {
  if (isPlainMap(value)) {
    const prototype: unknown = Object.getPrototypeOf(value);
    const entries = entriesOf(value).map(
      ([key, each]) => `${JSON.stringify(key)}: ${spelled(each)}`,
    );
    return `${prototype === null ? "" : "with prototype "}{ ${entries.join(", ")} }`;
  }
  return Array.isArray(value) ? `[${value.map(spelled).join(", ")}]` : JSON.stringify(value);
}

function someRefs(value: PlainValue): readonly SourceRef[] {
  const paths = [...pathsIn(value, [])];
  const every = Math.ceil(paths.length / places);
  const chosen = paths.filter((_, index) => index % every === 0);
  const around = chosen.flatMap((path) => [path, [...path, "nowhere"], [...path, 0]]);
  const parts = ["key", "value", "missing"] as const;
  return around.flatMap((path) => parts.map((part) => ({ file: "a.yaml", path, part })));
}

function* pathsIn(value: PlainValue, path: Path): Generator<Path> {
  yield path;
  if (typeof value !== "object" || value === null) return;
  const children = isPlainMap(value) ? entriesOf(value) : value.entries();
  for (const [key, child] of children) yield* pathsIn(child, [...path, key]);
}
