/** The facts of a manifest in a form in which two of them can be compared: without names, places, sources and order. */
import { knownValue } from "../../../../generator/model/known.js";
import { flagWords } from "../../../../generator/fill/edits/schema-words.js";
import type { ApiModel } from "../../../../generator/model/model.js";
import { operationsOf } from "../../../../generator/model/walk.js";

/** Facts of the service, of each operation by its method and path, and each schema by its name; as JSON. */
export function factsOf(model: ApiModel): ReadonlyMap<string, string> {
  const { service, schemas } = model;
  const { at: _at, ...rest } = service;
  return new Map([
    ...textsOf("service", rest),
    ...operationsOf(model).flatMap((operation) => {
      const { id: _id, name: _name, formerly: _formerly, ...facts } = operation;
      const route = `${knownValue(facts.method)} ${knownValue(facts.path)?.text}`;
      return textsOf(route, facts);
    }),
    ...schemas.map(({ name, schema }) => [`schema ${name}`, textOf(schema)] as const),
  ]);
}

function textsOf(what: string, facts: object): readonly (readonly [string, string])[] {
  const entries = Object.entries(facts).filter(([key]) => !ignored.has(key));
  return entries.map(([key, value]) => [`${what} ${key}`, textOf(value)] as const);
}

/** True if several say a thing once is no fact: what stood in an operation stays there when others come to say the same. */
const ignored: ReadonlySet<string> = new Set(["at", "sources", "shared"]);

function textOf(value: unknown): string {
  return JSON.stringify(bare(value));
}

const notShown = { state: "notShown" };

/** Lists in any order: names keep theirs, and so may differ in it. A list of nothing that may have more is not shown. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value
      .map(bare)
      .map((each) => JSON.stringify(each))
      .sort();
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(
    ([key, each]) =>
      !ignored.has(key) &&
      !(styles.has(key) && isOfOnePiece(value)) &&
      !(flagWords.has(key) && each === false),
  );
  const plain = Object.fromEntries(
    entries
      .map(([key, each]) => [key, key === "name" ? lowerCase(each) : bare(each)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  const text = JSON.stringify(plain);
  return text === emptyList || text === emptyBody ? notShown : plain;
}

/** A body of which no more is said than that there is one. */
const emptyBody = JSON.stringify({
  state: "known",
  value: { content: notShown, description: notShown, required: notShown },
});

const emptyList = JSON.stringify({ state: "known", value: { items: [], open: true } });

const styles: ReadonlySet<string> = new Set(["style", "explode"]);

/** True if a parameter's value has no parts: nothing follows from how it is written then. */
function isOfOnePiece(parameter: object): boolean {
  const schema = "schema" in parameter ? JSON.stringify(bare(parameter.schema)) : "";
  return !/"kind":"(?:array|object)"/.test(schema);
}

/** Names of headers are the same ones in other letters. */
function lowerCase(name: unknown): unknown {
  return typeof name === "string" ? name.toLowerCase() : name;
}
