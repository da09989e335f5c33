/** The words of the manifest on an operation whose partner is sought: those that decide, and the operation's act. */
import { type Certain, type Fact, knownValue } from "../../model/known.js";
import type { Method } from "../../model/message.js";
import type { Group, Operation } from "../../model/model.js";
import type { PathTemplate } from "../../model/path-template.js";
import { type Act, leadingVerb } from "./acts.js";
import { isManyWord, isPlural, isStopWord, stem, stemsOf, wordsOf } from "./words.js";

/** An operation of the manifest, as far as it tells which one of a source it is. */
export interface Wanted {
  readonly operation: Operation;
  /** How much each word has to be found on the other side, by stem. */
  readonly words: ReadonlyMap<string, number>;
  /** The words of its own name, by stem; empty where that is only a usual verb. */
  readonly own: readonly string[];
  /** How often each word stands in the names of the groups and of the operation, by stem. */
  readonly mentions: ReadonlyMap<string, number>;
  /** Words of which it is no surprise to find them, by stem. */
  readonly expected: ReadonlySet<string>;
  /** Its act, and the verb for it. */
  readonly act: Act;
  readonly verb: string | undefined;
  /** True if it takes or gives several things at once: `bulk-retrieve`. */
  readonly isMany: boolean;
  /** True if its name has no verb that is a habit, and ends with a plural: `top-readers`. */
  readonly isThings: boolean;
  /** The thing that it is about, by stem; undefined where the name of the group is no word. */
  readonly focus: string | undefined;
  /** One thing of a collection, a collection, or not to be told. */
  readonly shape: "item" | "no collection" | "rather an item" | "collection" | "either";
  readonly method: Method | undefined;
  readonly path: PathTemplate | undefined;
}

/** How much a word counts by where it stands. Verbs that are habits do not count: they are compared as what they mean. */
const weights = { name: 1, group: 1, parent: 0.7, title: 0.5, summary: 0.3, groupTitle: 0.15 };

/** The operations of groups and of the groups below, each with its groups from the outermost. */
export function wantedOf(
  groups: readonly Group[],
  parents: readonly Group[] = [],
): readonly Wanted[] {
  return groups.flatMap((group) => {
    const chain = [...parents, group];
    const own = group.operations.map((operation) => wanted(operation, chain));
    return [...own, ...wantedOf(group.groups, chain)];
  });
}

function wanted(operation: Operation, chain: readonly Group[]): Wanted {
  const title = factText(operation.title);
  const summary = factText(operation.summary);
  const verb = leadingVerb(operation.name) ?? titleVerb(operation.name, title);
  const nameStems = stemsOf(operation.name).filter((each) => each !== verb?.stem);
  const words = new Map<string, number>();
  const count = (stems: readonly string[], weight: number) => {
    for (const each of stems) words.set(each, Math.max(words.get(each) ?? 0, weight));
  };
  count(nameStems, weights.name);
  for (const [index, group] of chain.entries()) {
    const isOwn = index === chain.length - 1;
    count(stemsOf(group.name), isOwn ? weights.group : weights.parent);
    count(stemsOf(factText(group.title)), weights.groupTitle);
  }
  count(nounsOf(title), weights.title);
  count(nounsOf(summary), weights.summary);
  const isMany = wordsOf(operation.name).some(isManyWord) || wordsOf(title).some(isManyWord);
  const subject = nameStems.length > 0 ? operation.name : (chain.at(-1)?.name ?? "");
  const last = mainWords(wordsOf(subject), verb?.stem).at(-1);
  const act = verb?.act ?? "other";
  const mentions = new Map<string, number>();
  for (const each of [...chain.map(({ name }) => name), operation.name].flatMap(stemsOf)) {
    mentions.set(each, (mentions.get(each) ?? 0) + 1);
  }
  return {
    operation,
    words,
    own: nameStems.length === 0 ? [] : mainWords(wordsOf(operation.name), verb?.stem).map(stem),
    mentions,
    expected: new Set([...words.keys(), ...stemsOf(factText(operation.description))]),
    act,
    verb: verb?.stem,
    isMany,
    isThings: verb === undefined && nameStems.length > 1 && isPlural(last ?? ""),
    focus: last === undefined ? undefined : stem(last),
    shape: shapeOf({ act, isMany, hasNouns: nameStems.length > 0, last }),
    method: knownValue(operation.method),
    path: knownValue(operation.path),
  };
}

/** Returns the main words of a name: those before `for-author`, `of-a-shelf`; all of them where nothing stands before. */
function mainWords(words: readonly string[], verb: string | undefined): readonly string[] {
  const telling = words.filter((word) => stem(word) !== verb);
  const end = telling.findIndex((word, index) => index > 0 && prepositions.has(word));
  return (end === -1 ? telling : telling.slice(0, end)).filter((word) => !isStopWord(word));
}

const prepositions: ReadonlySet<string> = new Set(
  "as at by for from in into of on per to under via with within".split(" "),
);

/** `top-readers`, of which the title says `Get Top Readers`. */
function titleVerb(name: string, title: string): ReturnType<typeof leadingVerb> {
  const verb = leadingVerb(title);
  const isOfName = stemsOf(name).some((each) => stemsOf(title).includes(each));
  return isOfName ? verb : undefined;
}

function shapeOf({
  act,
  isMany,
  hasNouns,
  last = "",
}: Pick<Wanted, "act" | "isMany"> & {
  readonly hasNouns: boolean;
  readonly last: string | undefined;
}): Wanted["shape"] {
  if (isMany || act === "list" || act === "search" || act === "create") return "collection";
  if (act === "read" && isPlural(last)) return hasNouns ? "collection" : "item";
  if (act === "read") return hasNouns ? "no collection" : "either";
  const isOfOne = (act === "update" || act === "delete") && !hasNouns && isPlural(last);
  return isOfOne ? "rather an item" : "either";
}

function nounsOf(text: string): readonly string[] {
  const verb = leadingVerb(text);
  return stemsOf(text).filter((each) => each !== verb?.stem);
}

function factText(fact: Fact<string> | Certain<string>): string {
  return knownValue(fact) ?? "";
}
