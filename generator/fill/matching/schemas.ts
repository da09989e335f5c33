/** Which schema of the source is which one of the manifest: by name, and by what an operation answers. */
import { grouped } from "../../model/grouped.js";
import type { ApiModel, Operation } from "../../model/model.js";
import type { DescribedApi, DescribedOperation } from "../described-api.js";
import { schemaIds } from "../new-manifest/planned-schemas.js";
import { type Told, toldIn } from "../told.js";
import { leadingVerb } from "./acts.js";
import { noMap, type OperationMap } from "./operation-map.js";
import type { Pair } from "./pair.js";
import { sameSource } from "../following/same-source.js";
import { schemasByPlace } from "./schemas-by-place.js";
import { stem, wordsOf } from "./words.js";
import { isSuccessStatus } from "../../model/successes.js";

/** Ends of names that say that something is a schema, which any is. */
const suffixes: ReadonlySet<string> = new Set(
  "data dto entity info model object payload representation resource response schema type".split(
    " ",
  ),
);

/** The name of the manifest for each schema of the source that has one there; never two for one. */
export function matchSchemas(
  model: ApiModel,
  described: DescribedApi,
  pairs: readonly Pair[],
  { schemas: decided }: OperationMap = noMap,
): ReadonlyMap<string, string> {
  const named = new Map<string, string>();
  const own = new Set(model.schemas.map(({ name }) => name));
  const others = new Set(described.schemas.map(({ name }) => name));
  const take = (other: string | undefined, name: string): void => {
    if (other === undefined || !own.has(name) || !others.has(other) || named.has(other)) return;
    named.set(other, name);
    own.delete(name);
  };
  for (const { name, partner } of decided) take(partner, name);
  for (const { name, partner } of decided) if (partner === undefined) own.delete(name);
  for (const [other, id] of schemaIds(described.schemas)) take(other, id);
  for (const [other, name] of byName([...own], freeOf(others, named))) take(other, name);
  const { id } = sameSource({ source: described.source, file: "" }, model, {
    isUpdate: false,
  }).value;
  for (const [other, name] of schemasByPlace(model, described, pairs, { known: named, source: id }))
    take(other, name);
  for (const [other, name] of byUse([...own], pairs)) take(other, name);
  return named;
}

function freeOf(
  others: ReadonlySet<string>,
  named: ReadonlyMap<string, string>,
): readonly string[] {
  return [...others].filter((each) => !named.has(each));
}

/** Names of the same words. A name that is another one's twin (`Book`, `BookDto`) is the one without a suffix, where there is one. */
function byName(
  own: readonly string[],
  others: readonly string[],
): readonly (readonly [other: string, name: string])[] {
  const names = grouped(own, (name) => wordsOf(name).join(" "));
  const bare = grouped(others, (other) => wordsOf(other).join(" "));
  const short = grouped(others, (other) => withoutSuffix(other).join(" "));
  return [...names].flatMap(([words, [name, twin]]) => {
    if (name === undefined || twin !== undefined) return [];
    const other =
      only(bare.get(words)) ??
      only(short.get(words)) ??
      only(short.get(withoutSuffix(name).join(" ")));
    return other === undefined ? [] : [[other, name]];
  });
}

/**
 * Pairs schemas by use: the response of an operation that reads one thing of a group is the schema of that thing, if their
 * names share the last word.
 */
function byUse(
  own: readonly string[],
  pairs: readonly Pair[],
): readonly (readonly [other: string, name: string])[] {
  const uses = pairs.flatMap(({ operation, described, how }) => {
    const answer = how === "proposed" ? undefined : answerOf(described);
    const things = thingsOf(operation);
    if (answer === undefined || things === undefined) return [];
    const name = only(own.filter((each) => stems(wordsOf(each)) === things));
    const head = stem(wordsOf(name ?? "").at(-1) ?? "");
    const isAlike = withoutSuffix(answer).some((word) => stem(word) === head);
    return name !== undefined && isAlike ? [[answer, name] as const] : [];
  });
  const answers = grouped(uses, ([, name]) => name);
  const names = grouped(uses, ([answer]) => answer);
  const isOne = (list: readonly (readonly [string, string])[] | undefined) =>
    new Set(list?.map((each) => each.join("\n"))).size === 1;
  return uses.filter(([answer, name]) => isOne(answers.get(name)) && isOne(names.get(answer)));
}

/** The words of the groups of an operation that reads one thing and has no other name for it. */
function thingsOf({ id, name }: Operation): string | undefined {
  const verb = leadingVerb(name);
  const isPlain = verb?.act === "read" && wordsOf(name).length === 1;
  return isPlain ? stems(wordsOf(id.slice(0, -name.length))) : undefined;
}

/** The schema that an operation answers with where all went well: the only one, and nothing around it. */
function answerOf({ facts }: DescribedOperation): string | undefined {
  const responses = toldIn(facts, "responses");
  if (responses?.kind !== "map") return undefined;
  const schemas = responses.entries
    .filter(({ key }) => isSuccessStatus(key))
    .flatMap(({ value }) => {
      const content = toldIn(value, "content");
      return content?.kind === "map" ? content.entries : [];
    })
    .map(({ value }) => referenceOf(toldIn(value, "schema")));
  return new Set(schemas).size === 1 ? schemas[0] : undefined;
}

function referenceOf(schema: Told | undefined): string | undefined {
  const reference = toldIn(schema, "$ref");
  const text = reference?.kind === "scalar" ? String(reference.value) : "";
  return text.startsWith("#/schemas/") ? text.slice("#/schemas/".length) : undefined;
}

function withoutSuffix(name: string): readonly string[] {
  const words = wordsOf(name);
  const end = words.findLastIndex((word) => !suffixes.has(word));
  return end === -1 ? words : words.slice(0, end + 1);
}

/** Words as one text, whatever their order and number. */
function stems(words: readonly string[]): string {
  return [...new Set(words.map(stem))].sort().join(" ");
}

function only<T>(list: readonly T[] | undefined): T | undefined {
  return list?.length === 1 ? list[0] : undefined;
}
