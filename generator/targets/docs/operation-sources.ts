/** Who says what is known of an operation. */
import { inlineCode } from "../../emit/markdown/text.js";
import { grouped } from "../../model/grouped.js";
import type { ApiModel, Operation } from "../../model/model.js";
import type { Slot } from "../../model/slots.js";
import { listText } from "../../sdk/words/counts.js";
import type { DocsScope } from "./places.js";
import { sourceNames } from "./sources.js";

/** Who says the facts of an operation: each source with what it says, the least that names it all. */
export function sourceBlocks(
  { at, id }: Pick<Operation, "at" | "id">,
  { slots, model }: DocsScope,
): readonly string[] {
  const known = (slots.get(id) ?? []).filter(({ state }) => state !== "notShown");
  const all = new Set(known.map(({ sources }) => sources.join(" ")));
  const [only] = all;
  // Most operations have one source, or the same ones for every fact.
  if (only !== undefined && all.size === 1) return [`*Source:* ${titleOf(only, model)}.`];
  const facts = known.map((slot) => ({
    steps: stepsBelow(slot, at).map(String),
    sources: slot.sources.join(" "),
  }));
  const lines = [...grouped(uniform(facts, []), ({ sources }) => sources)].map(
    ([ids, said]) =>
      `${titleOf(ids, model)}: ${said.map(({ name }) => inlineCode(name)).join(", ")}`,
  );
  return lines.length === 0 ? [] : [`*Sources:* ${lines.join("; ")}.`];
}

/** Sources by their ids, with a space between them. */
function titleOf(ids: string, { sources }: Pick<ApiModel, "sources">): string {
  return listText(sourceNames(ids.split(" "), sources));
}

interface SourcedFact {
  readonly steps: readonly string[];
  readonly sources: string;
}

/** Places below which all facts have the same sources. */
function uniform(
  facts: readonly SourcedFact[],
  above: readonly string[],
): readonly { readonly name: string; readonly sources: string }[] {
  const groups = grouped(facts, ({ steps }) => steps[above.length] ?? "");
  return [...groups].flatMap(([step, inside]) => {
    const path = step === "" ? above : [...above, step];
    const distinct = [...new Set(inside.map(({ sources }) => sources))];
    const [only] = distinct;
    if (only !== undefined && distinct.length === 1) {
      return [{ name: path.join("."), sources: only }];
    }
    return uniform(inside, path);
  });
}

function stepsBelow({ at: { path } }: Slot, at: Operation["at"]): readonly (string | number)[] {
  return path.slice(at.path.length);
}
