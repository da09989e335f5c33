/** Who says what is told: what was merely observed or assumed can be told from what a document says. */
import { inlineText } from "../../emit/markdown/text.js";
import type { Fact, SourceIds } from "../../model/known.js";
import type { ApiModel, Source } from "../../model/model.js";
import { listText } from "../../sdk/words/counts.js";

/** A fact under the name that it is told by. */
export interface NamedFact {
  /** As Markdown: "description". */
  readonly name: string;
  readonly fact: Fact<unknown>;
}

/** "*Source:* Handbook (document)."; empty where nobody is named. */
export function sourcesText(ids: SourceIds, { sources }: Pick<ApiModel, "sources">): string {
  const told = sourceNames(ids, sources);
  return told.length === 0 ? "" : `*Source${told.length === 1 ? "" : "s"}:* ${listText(told)}.`;
}

/** A block that says which source says which of some facts; none where nothing of them is known. */
export function sourcesBlocks(
  facts: readonly NamedFact[],
  { sources }: Pick<ApiModel, "sources">,
): readonly string[] {
  const bySources = new Map<string, string[]>();
  for (const { name, fact } of facts) {
    if (fact.state === "notShown") continue;
    const told = listText(sourceNames(fact.sources, sources));
    if (told === "") continue;
    const names = bySources.get(told);
    if (names === undefined) bySources.set(told, [name]);
    else if (!names.includes(name)) names.push(name);
  }
  const entries = [...bySources];
  const [first, ...others] = entries;
  if (first === undefined) return [];
  if (others.length === 0) return [`*Source:* ${first[0]}.`];
  return [
    `*Sources:* ${entries.map(([told, names]) => `${told} for ${listText(names)}`).join("; ")}.`,
  ];
}

/** The sources of some ids, each with its kind, as Markdown. */
export function sourceNames(ids: SourceIds, sources: readonly Source[]): readonly string[] {
  return [...new Set(ids)].flatMap((id) => {
    const source = sources.find((each) => each.id === id);
    return source === undefined ? [] : [`${inlineText(source.title)} (${kinds[source.kind]})`];
  });
}

const kinds: Readonly<Record<Source["kind"], string>> = {
  document: "document",
  observed: "**observed**",
  assumed: "**assumed**",
};
