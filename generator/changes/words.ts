/** The parts of a model in a few words. */
import { isObject, type JsonObject, listOf, memberOf, textMember } from "./json.js";
import { identityIn, isFact, isListing, isSchema, operationsIn, type SchemaNode } from "./nodes.js";

/** Longer texts are cut: enough to recognise them. */
const longest = 48;

/** More names are counted. */
const mostNames = 3;

/** Nothing that the model holds is deeper than this in what is said of it. */
const deepest = 6;

/** Returns a value in a few words; `depth` is how far to look into it. */
export function wordsFor(value: unknown, depth: number = deepest): string {
  if (value === undefined) return "not said";
  if (typeof value === "string") return cut(value);
  if (Array.isArray(value)) return listedNames(value, depth);
  if (!isObject(value)) return String(value);
  if (depth === 0) return "…";
  if (isFact(value)) return value.state === "known" ? known(value, depth) : markers[value.state];
  if (isSchema(value)) return schemaWords(value, depth);
  if (isListing(value)) {
    const others = value.open ? ["others not shown"] : [];
    const names = value.items.length === 0 && value.open ? [] : [listedNames(value.items, depth)];
    return [...names, ...others].join("; ");
  }
  return objectWords(value, depth);
}

/** Returns an item of a list in words; of some items only the name is known. */
export function wordsForItem(item: unknown): string {
  const words = wordsFor(item);
  return words === markers.notShown ? "known by name" : words;
}

/** Returns the earlier and the later value; of two long texts, the parts from where they differ. */
export function wordsForBoth(
  before: unknown,
  after: unknown,
): { readonly was: string; readonly now: string } {
  if (typeof before !== "string" || typeof after !== "string") {
    return { was: wordsFor(before), now: wordsFor(after) };
  }
  const [left, right] = [onOneLine(before), onOneLine(after)];
  const start = startOfDifference([...left], [...right]);
  const from = (text: string): string => cut(start === 0 ? text : `…${text.slice(start)}`);
  return { was: from(left), now: from(right) };
}

/** Where to begin two texts of characters so that what differs is seen: a word before it, or 0 where it is near the start. */
function startOfDifference(left: readonly string[], right: readonly string[]): number {
  const difference = left.findIndex((character, index) => character !== right[index]);
  const same = left.slice(0, difference === -1 ? left.length : difference);
  if (same.length < longest - 8) return 0;
  const text = same.join("");
  const word = text.lastIndexOf(" ");
  const start = text.lastIndexOf(" ", word - 1) + 1;
  return text.length - start < longest / 2 ? start : same.slice(0, -8).join("").length;
}

const markers = { none: "none", notShown: "not shown" } as const;

/** Returns the words for a form whose telling facts are all not shown: more is known than that. */
function known(fact: JsonObject, depth: number): string {
  const said = wordsFor(memberOf(fact, "value"), depth - 1);
  return said === markers.notShown ? "known in part" : said;
}

function listedNames(items: readonly unknown[], depth: number): string {
  const identity = identityIn(items);
  if (items.length === 0) return markers.none;
  const names = items
    .slice(0, mostNames)
    .map((item) => wordsFor(textMember(item, identity ?? "") ?? item, depth - 1));
  const rest = items.length - names.length;
  return `${names.join(", ")}${rest === 0 ? "" : ` and ${rest} more`}`;
}

function schemaWords(schema: SchemaNode, depth: number): string {
  const { kind } = schema;
  switch (kind) {
    case "any":
      return "anything";
    case "never":
      return "nothing";
    case "notShown":
      return "not shown";
    case "reference":
      return `schema ${textMember(schema, "name") ?? "?"}`;
    case "string":
    case "number": {
      const format = textMember(schema, "format");
      const type = memberOf(schema, "integer") === true ? "integer" : kind;
      return format === undefined ? type : `${type} (${cut(format)})`;
    }
    case "enum":
      return listedNames(listOf(schema, "values"), depth);
    case "array": {
      const prefix = listOf(schema, "prefix").length;
      return prefix === 0
        ? `array of ${wordsFor(memberOf(schema, "items"), depth - 1)}`
        : `array that begins with ${counted(prefix, "item")}`;
    }
    case "object": {
      const properties = listOf(schema, "properties").length;
      return properties === 0 ? "object" : `object of ${counted(properties, "field")}`;
    }
    case "allOf":
    case "anyOf":
    case "oneOf":
      return `${combined[kind]} ${counted(listOf(schema, "members").length, "schema")}`;
    default:
      return cut(kind);
  }
}

const combined = { allOf: "all of", anyOf: "any of", oneOf: "one of" } as const;

/** Other things of the model: by what tells most of them. */
function objectWords(object: JsonObject, depth: number): string {
  const inner = (key: string): string => wordsFor(memberOf(object, key), depth - 1);
  const has = (...keys: readonly string[]): boolean =>
    keys.every((key) => Object.hasOwn(object, key));
  if (has("method", "path")) {
    const isCallable = [object["method"], object["path"]].every(isKnownFact);
    return isCallable ? `${inner("method")} ${inner("path")}` : "operation";
  }
  if (has("id", "operations")) {
    return `group of ${counted(operationsIn([object]).length, "operation")}`;
  }
  if (has("place", "name")) return `${inner("place")}.${inner("name")}`;
  if (object["absent"] === true) return markers.none;
  // A path or sentence, a way to page, a way of delivery, a body or answer, a property or parameter.
  const telling = ["text", "uses", "via", "content", "schema"].filter((key) => has(key));
  const said = telling.map(inner);
  if (said.length > 0) return said.find((words) => words !== markers.notShown) ?? markers.notShown;
  if (has("kind", "value")) return inner("value");
  if (has("schemes")) {
    const schemes = listOf(object, "schemes");
    return schemes.length === 0 ? "no credentials" : schemes.map(schemeName).join(" with ");
  }
  const facts = Object.entries(object).filter(
    ([key, member]) => key !== "at" && (isScalar(member) || isKnownFact(member)),
  );
  if (facts.length === 0) return has("sunset") ? "deprecated" : "known";
  return cut(facts.map(([key]) => `${key} ${inner(key)}`).join(", "));
}

function schemeName(scheme: unknown): string {
  return wordsFor(textMember(scheme, "scheme"));
}

function isKnownFact(value: unknown): boolean {
  return isFact(value) && value.state === "known";
}

function isScalar(value: unknown): boolean {
  return typeof value !== "object";
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function cut(text: string): string {
  const line = [...onOneLine(text)];
  if (line.length === 0) return '""';
  if (line.length <= longest) return line.join("");
  return `${line
    .slice(0, longest - 1)
    .join("")
    .trimEnd()}…`;
}
