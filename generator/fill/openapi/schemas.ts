/** Schemas of a description, in whichever of OpenAPI's dialects, as schemas of the manifest. */
import type { SourceEntry, SourceNode } from "../sources/source-node.js";
import { type Told, type ToldEntry, toldList, toldMap, toldScalar } from "../told.js";
import { discriminatorOf } from "./discriminators.js";
import { entriesIn, isExtension, reportField, textIn, textsIn } from "./fields.js";
import { impliedType, roleBelow, type SchemaRole } from "./implied-types.js";
import { isNullKnown, withNull, withNullListed } from "./nullable.js";
import { mapAt, type Reading } from "./reading.js";
import { withoutContradictions } from "./refused-values.js";
import { boundOf, countOf, numberOf } from "./schema-bounds.js";
import { keywordKind } from "./schema-keywords.js";
import { contentWords, enumOf, namesOf, patternOf, requiredNames } from "./schema-texts.js";
import { typeOf } from "./schema-types.js";
import { asserts, exactly, isStrange, withoutLooseClosers } from "./understood-schemas.js";
import { data, flag, lost, notShown } from "./values.js";

/** A keyword of a schema and what it holds. */
type Keyword = readonly [key: string, value: Told | undefined];

/** The schema at a node; a reference stays one. What is not understood is not shown, so that it refuses nothing. */
export function schemaAt(node: SourceNode, reading: Reading, role: SchemaRole = "value"): Told {
  const { report, version } = reading;
  const value = node.boolean();
  if (value !== undefined) return toldScalar(value, node.at);
  if (node.kind !== "map") {
    lost(node, report, "A schema is expected here.");
    return notShown(node.at);
  }
  const mark = node.get("x-not-shown");
  const isList = mark?.kind === "list" && mark.items().every((each) => each.text() !== undefined);
  if (mark !== undefined && !isList && mark.boolean() !== false) {
    if (mark.boolean() === undefined) lost(mark, report, "`true` is expected here.");
    beside(node, "x-not-shown").forEach((each) =>
      report.add(each.node.at, each.key, "Nothing is shown of this schema."),
    );
    return notShown(node.at);
  }
  const reference = node.reference();
  if (reference === undefined) return keywordsOf(node, node.entries(), reading, role);
  const target = reference.target();
  if (target === undefined) {
    report.add(node.at, "$ref", "The reference leads to nothing that is read.");
    return notShown(node.at);
  }
  const name = toldScalar(`#/schemas/${reading.names.nameOf(target)}`, reference.at);
  if (version === "2.0" || version === "3.0") {
    reference.siblings.forEach(({ key, node: other }) => {
      if (isExtension(key)) report.extension(other.at, key);
      else report.add(other.at, key, "Beside `$ref` this version of OpenAPI ignores it.");
    });
    return toldMap([["$ref", name]], node.at);
  }
  const others = keywordsOf(node, reference.siblings, reading, role);
  const entries = others.kind === "map" ? others.entries : [];
  return toldMap([["$ref", name], ...entries.map(pairOf)], node.at);
}

/** A schema of some of the entries of a node: of a parameter of 2.0, which is a schema itself. */
export function keywordsOf(
  node: SourceNode,
  entries: readonly SourceEntry[],
  reading: Reading,
  role: SchemaRole = "value",
): Told {
  if (isAstray(node, reading)) {
    for (const each of entries) lost(each.node, reading.report, astray);
    return notShown(node.at);
  }
  const before = reading.report.count();
  const words = entries.flatMap((each) => keywordOf(node, each, { role, reading }));
  const all = toldMap(joinedExamples(words), node.at);
  // Without the one word that says something it would accept anything, which nobody says.
  const isLost =
    all.entries.length === 0 && entries.some(({ key }) => asserts(key) || isStrange(key));
  if (isLost) return notShown(node.at);
  const lostAny = reading.report.count() > before;
  const keys = entries.map(({ key }) => key);
  const told = withoutLooseClosers(all, { keys, lost: lostAny });
  const type = impliedType(told, node, { keys, role, reading });
  const typed = toldMap([["type", type], ...told.entries.map(pairOf)], node.at);
  const listed = withNullListed(typed, node, reading);
  return withNull(withoutContradictions(listed, reading.report), node, reading);
}

const astray = "Something beside it is not understood that changes what it means.";

/** A reference that is no text, or a word on null that is neither yes nor no: they leave open all that stands beside. */
function isAstray(node: SourceNode, reading: Reading): boolean {
  const isLink = node.get("$ref") === undefined || node.reference() !== undefined;
  return !isLink || !isNullKnown(node, reading);
}

/** A keyword; none where the manifest cannot hold it, which is a loss. */
function keywordOf(
  node: SourceNode,
  { key, node: value }: SourceEntry,
  { role, reading }: { readonly role: SchemaRole; readonly reading: Reading },
): readonly Keyword[] {
  const { report } = reading;
  const below = roleBelow({ key, node: value }, { role, reading });
  const inside = (each: SourceNode): Told => schemaAt(each, reading, below);
  switch (keywordKind(key)) {
    case "text": {
      const text = value.text();
      if (text === undefined) lost(value, report, "A text is expected here.");
      return text === undefined ? [] : [[key, toldScalar(text, value.at)]];
    }
    case "flag":
      return [[key, flag(value, report)]];
    case "count":
      return [[key, countOf(value, report)]];
    case "number":
      return [boundOf(node, key, value, report)];
    case "data":
      return [[key, data(value, report)]];
    case "schema":
      return [[key, refusing.has(key) ? exactly(value, inside, report) : inside(value)]];
    case "schemas":
      return [[key, schemaList(value, inside, reading)]];
    case "schema-map":
      return [[key, schemaMap(value, inside, reading)]];
    case "own":
      return ownKeyword(node, { key, node: value, inside }, reading);
    case "ignored":
      if (key.startsWith("$") && key !== "$defs") textIn(value, report);
      else reading.defer(() => reportUnused(value, reading));
      return [];
    case undefined:
      if (isNullWord(key, reading)) flag(value, report);
      else if (key === "x-not-shown") textsIn(value, report);
      else reportField(key, value, report);
      return [];
  }
}

/** Keywords under which a schema that accepts more makes the whole refuse more. */
const refusing: ReadonlySet<string> = new Set(["not", "if", "contains"]);

function ownKeyword(
  node: SourceNode,
  { key, node: value, inside }: SourceEntry & { readonly inside: (node: SourceNode) => Told },
  reading: Reading,
): readonly Keyword[] {
  const { report, version } = reading;
  switch (key) {
    case "type":
      return typeOf(value, node, reading);
    case "format":
    case "contentMediaType":
      return contentWords(key, value, node, reading);
    case "pattern":
      return [[key, patternOf(value, report)]];
    case "multipleOf":
      return [[key, numberOf(value, report, (number) => number > 0)]];
    case "exclusiveMinimum":
    case "exclusiveMaximum":
      return [boundOf(node, key, value, report)];
    case "enum":
      return [[key, enumOf(value, report)]];
    case "examples":
      if (value.kind === "list") return [[key, data(value, report)]];
      lost(value, report, "A list of examples is expected here.");
      return [];
    case "example":
      return [["examples", toldList([data(value, report)], value.at)]];
    case "required":
      return [[key, requiredNames(value, report)]];
    case "dependentRequired":
      return [[key, namesByName(value, reading)]];
    case "discriminator":
      return [[key, discriminatorOf(value, node, reading)]];
    case "items":
      // Before JSON Schema 2020-12 a list of schemas was one for each place.
      if (value.kind === "list" && version !== "2.0") {
        lost(value, report, "A schema is expected here.");
        return [];
      }
      if (value.kind !== "list") return [[key, inside(value)]];
      return [["prefixItems", schemaList(value, inside, reading)]];
    default:
      return [];
  }
}

/** Schemas that stand in another one only to be referred to, and are not. */
function reportUnused(definitions: SourceNode, { names, report }: Reading): void {
  for (const { key, node } of entriesIn(definitions, report)) {
    if (!names.isNamed(node)) report.add(node.at, key, "Nothing refers to it.");
  }
}

/** A schema has examples in one list, though a source may have words for one and for several. */
function joinedExamples(words: readonly Keyword[]): readonly Keyword[] {
  const lists = words.flatMap(([key, value]) =>
    key === "examples" && value?.kind === "list" ? [value] : [],
  );
  const [first, second] = lists;
  if (first === undefined || second === undefined) return words;
  const joined = toldList(
    lists.flatMap(({ items }) => items),
    first.at,
  );
  return [...words.filter(([key]) => key !== "examples"), ["examples", joined]];
}

function schemaList(
  value: SourceNode,
  inside: (node: SourceNode) => Told,
  { report }: Reading,
): Told | undefined {
  const items = value.items();
  if (items.length === 0) return lost(value, report, "A list of schemas is expected here.");
  return toldList(items.map(inside), value.at);
}

function schemaMap(
  value: SourceNode,
  inside: (node: SourceNode) => Told,
  reading: Reading,
): Told | undefined {
  const map = mapAt(value, reading);
  if (map === undefined) return undefined;
  return toldMap(
    map.entries().map(({ key, node }) => [key, inside(node)] as const),
    value.at,
  );
}

function namesByName(value: SourceNode, { report }: Reading): Told | undefined {
  if (value.kind !== "map") return lost(value, report, "A map of lists is expected here.");
  return toldMap(
    value.entries().map(({ key, node }) => [key, namesOf(node, report)] as const),
    value.at,
  );
}

/** `nullable` is a keyword of 3.0, and in 2.0 an extension that all tools know. */
function isNullWord(key: string, { version }: Reading): boolean {
  return (version === "3.0" && key === "nullable") || (version === "2.0" && key === "x-nullable");
}

function beside(node: SourceNode, word: string): readonly SourceEntry[] {
  return node.entries().filter(({ key }) => key !== word);
}

function pairOf({ key, value }: ToldEntry): Keyword {
  return [key, value];
}
