/** The words of a source on an operation that may be a partner: by their places, and the operation's act. */
import type { DescribedOperation } from "../described-api.js";
import { toldIn } from "../told.js";
import { type Act, actOf, anyVerb, leadingVerb } from "./acts.js";
import { isManyWord, isPlural, stemsOf, wordsOf } from "./words.js";

/** An operation of a source, as far as it tells which one of the manifest it is. */
export interface Offered {
  readonly described: DescribedOperation;
  /** How surely each word says what the operation is about, by stem. */
  readonly words: ReadonlyMap<string, number>;
  /** How often each of the path's own words stands there, by stem. */
  readonly path: ReadonlyMap<string, number>;
  /** Stems of name and summary, without verbs that are habits. */
  readonly label: ReadonlySet<string>;
  /** Stems of the last part of the path that is no parameter and no verb. */
  readonly last: ReadonlySet<string>;
  /** The acts in its name and summary. */
  readonly acts: readonly Act[];
  /** The act in its path: `/books/search`. */
  readonly pathAct: Act | undefined;
  readonly verbs: ReadonlySet<string>;
  readonly isMany: boolean;
  readonly endsWithParameter: boolean;
  readonly endsWithPlural: boolean;
}

/** How surely a word says what an operation is about, by where it stands. */
const strengths = { path: 1, label: 0.9, tag: 0.7, description: 0.35 };

/** Reads an operation of a source. */
export function offered(described: DescribedOperation): Offered {
  const segments = described.path.split("/").filter((each) => each !== "");
  const fixed = segments.filter((each) => !each.includes("{") && !isVersion(each));
  const name = described.operationId ?? "";
  const summaries = ["summary", "title"].map((key) => textIn(described, key));
  const verbs = [anyVerb(name), ...summaries.map(leadingVerb)].filter((each) => each !== undefined);
  const verbStems = new Set(verbs.map((each) => each.stem));
  const lastVerb = fixed.length > 1 ? verbSegment(fixed.at(-1) ?? "") : undefined;
  const things = lastVerb === undefined ? fixed : fixed.slice(0, -1);
  const path = new Map<string, number>();
  for (const each of things.flatMap(stemsOf)) path.set(each, (path.get(each) ?? 0) + 1);
  const label = new Set(
    [name, ...summaries].flatMap(stemsOf).filter((each) => !verbStems.has(each)),
  );
  const words = new Map<string, number>();
  const count = (stems: Iterable<string>, strength: number) => {
    for (const each of stems) words.set(each, Math.max(words.get(each) ?? 0, strength));
  };
  count(fixed.flatMap(stemsOf), strengths.path);
  count([...label, ...verbStems], strengths.label);
  count(described.tags.flatMap(stemsOf), strengths.tag);
  count(stemsOf(firstSentence(textIn(described, "description"))), strengths.description);
  return {
    described,
    words,
    path,
    label,
    last: new Set(stemsOf(things.at(-1) ?? "")),
    acts: verbs.map((each) => each.act),
    pathAct: lastVerb,
    verbs: verbStems,
    isMany: [name, ...summaries, ...fixed].some((text) => wordsOf(text).some(isManyWord)),
    endsWithParameter: segments.at(-1)?.endsWith("}") ?? false,
    endsWithPlural: isPlural(wordsOf(segments.at(-1) ?? "").at(-1) ?? ""),
  };
}

/** `v1`, `api`: where an API is, not what an operation is about. */
function isVersion(segment: string): boolean {
  return /^(?:api|rest|v\d+(?:\.\d+)*)$/i.test(segment);
}

/** A part of a path that is a verb and nothing else. */
function verbSegment(segment: string): Act | undefined {
  const [word, more] = wordsOf(segment);
  return word === undefined || more !== undefined ? undefined : actOf(word);
}

function firstSentence(text: string): string {
  return text.slice(0, 400).split(/[.!?]\s/, 1)[0] ?? "";
}

function textIn({ facts }: DescribedOperation, key: string): string {
  const told = toldIn(facts, key);
  return told?.kind === "scalar" && typeof told.value === "string" ? told.value : "";
}
