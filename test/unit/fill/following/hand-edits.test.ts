/** Whatever a description becomes, what another source has said of an operation or a schema stays, also with --prune. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { parseDocument, type SourceDocument } from "../../../../generator/source/document.js";
import {
  entriesOf,
  isPlainMap,
  type PlainValue,
} from "../../../../generator/source/plain-value.js";
import { runs } from "../../../left-to-matrices.js";
import { followed, madeOf, modelOf, sourceOf } from "./followed.js";
import { mutated, mutations } from "./mutations.js";

const folder = join(import.meta.dirname, "../openapi/corpus");
const files = readdirSync(folder).filter((file) => file.endsWith(".yaml"));

test.each(files)("%s", (file) => {
  const text = readFileSync(join(folder, file), "utf8");
  const plain: unknown = parse(text);
  const source = sourceOf(text);
  const made = source === undefined ? [] : madeOf(source);
  if (made.length === 0) return;
  fc.assert(
    fc.property(mutations, fc.array(fc.boolean(), { minLength: 1 }), (changes, choices) => {
      const next = sourceOf(JSON.stringify(mutated(plain, changes)));
      fc.pre(next !== undefined);
      let turn = 0;
      const mine = handed(made, () => choices[turn++ % choices.length] ?? false);
      modelOf(mine);
      const { filled } = followed(mine, next, { update: { prune: true } });
      const after = new Map(filled.documents.map(({ file: each, value }) => [each, value]));
      for (const { file: each, value } of mine) {
        expect(lost(value ?? null, after.get(each), [each])).toEqual([]);
      }
      modelOf(filled.documents);
    }),
    { numRuns: runs(8) },
  );
});

/** The manifest, of which some operations and schemas have another source. */
function handed(documents: readonly SourceDocument[], isHanded: () => boolean) {
  return documents.map(({ file, text }) => {
    const root = parse(text);
    if (file === "service.yaml") root.sources.handbook = { title: "Handbook", kind: "document" };
    for (const operation of operationsIn(root)) if (isHanded()) operation["source"] = "handbook";
    for (const name of Object.keys(root.schemas ?? {})) {
      if (isHanded()) root.sourceOf = { ...root.sourceOf, [name]: "handbook" };
    }
    return parseDocument({ file, text: stringify(root) }).value;
  });
}

function operationsIn(group: {
  operations?: Record<string, Record<string, unknown>>;
  subgroups?: Record<string, object>;
}): readonly Record<string, unknown>[] {
  const inner = Object.values(group.subgroups ?? {}).flatMap((part) => operationsIn(part));
  return [...Object.values(group.operations ?? {}), ...inner];
}

/** Places of facts of the other source that are gone, or say something else. */
function lost(
  before: PlainValue,
  after: PlainValue | undefined,
  path: readonly string[],
  isHanded = false,
): readonly string[] {
  if (isPlainMap(before)) {
    const named = "sourceOf" in before && isPlainMap(before["sourceOf"]) ? before["sourceOf"] : {};
    const own = isHanded || before["source"] === "handbook";
    return entriesOf(before).flatMap(([key, value]) => {
      if (key === "source" || key === "sourceOf" || key === "(others)") return [];
      const now = after !== undefined && isPlainMap(after) ? after[key] : undefined;
      if (key === "schemas" && path.length === 1 && isPlainMap(value)) {
        return entriesOf(value).flatMap(([name, schema]) => {
          const left = now !== undefined && isPlainMap(now) ? now[name] : undefined;
          return lost(schema, left, [...path, name], named[name] === "handbook");
        });
      }
      return lost(value, now, [...path, key], own);
    });
  }
  if (!isHanded || before === "not shown") return [];
  return isKept(before, after) ? [] : [path.join(".")];
}

/** Lists may have got more, also in the place of what is not shown; what they had is there, and `none` where they had nothing. */
function isKept(before: PlainValue, after: PlainValue | undefined): boolean {
  if (!Array.isArray(before)) return before === after;
  const said = before.filter((each: PlainValue) => each !== "not shown");
  if (!Array.isArray(after)) return said.length === 0 && after === "none";
  const left = new Set(after.map((each) => JSON.stringify(each)));
  return said.every((each: PlainValue) => left.has(JSON.stringify(each)));
}
