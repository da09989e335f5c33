/**
 * The unknown facts beside known ones: the extension `x-not-shown` (OpenAPI 3.1.1, section 4.9). A schema has `true`, because
 * nothing of it is shown; any other object has a list of the manifest's keys, in the manifest's order.
 */
import { jsonTexts, type Word } from "../../sdk/json-schema/json-objects.js";
import { type Bucket, type Fact, isOpen } from "../../model/known.js";

/** Facts by the manifest's words for them. */
export type NamedFacts = Readonly<Record<string, Pick<Fact<unknown>, "state"> | undefined>>;

/** The names of the facts that are not shown. */
export function unknownIn(facts: NamedFacts): readonly string[] {
  return Object.entries(facts).flatMap(([name, fact]) =>
    fact?.state === "notShown" ? [name] : [],
  );
}

/** The names of lists of which nothing is shown, and of those that may hold more: `query (others)`. */
export function openIn(buckets: Readonly<Record<string, Bucket<unknown>>>): readonly string[] {
  return Object.entries(buckets).flatMap(([name, bucket]) => {
    if (!isOpen(bucket)) return [];
    return bucket.state === "known" ? [`${name} (others)`] : [name];
  });
}

/** Names of what stands below a key: `deprecated.since`. */
export function below(key: string, names: readonly string[]): readonly string[] {
  return names.map((name) => `${key}.${name}`);
}

/** The name of a fact that is not shown, or what is not shown of one that is known. */
export function unknownOf<T>(
  name: string,
  fact: Fact<T>,
  factsOf: (value: T) => NamedFacts,
): readonly string[] {
  return fact.state === "known"
    ? below(name, unknownIn(factsOf(fact.value)))
    : unknownIn({ [name]: fact });
}

/** The extension; none where all is known. */
export function notShownWord(names: readonly string[]): Word {
  return ["x-not-shown", names.length > 0 ? jsonTexts(names) : undefined];
}
