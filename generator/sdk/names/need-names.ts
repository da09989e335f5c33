/** The constants of what operations need: `NEEDS_OAUTH_OR_KEY`, with scopes where these are the difference. */
import { grouped } from "../../model/grouped.js";
import type { Alternative } from "../operations/security.js";
import { nameOf } from "./words.js";

/** A need: its alternatives. */
type Need = readonly (readonly Pick<Alternative[number], "scheme" | "scopes">[])[];

/** Characters of a name that is still read. */
const longest = 60;

/** Names them; where schemes and scopes do not tell two apart, or would be too long, numbers do. */
export function needNames(needs: readonly Need[]): readonly string[] {
  const alike = grouped(needs, schemesIn);
  const taken = new Set<string>();
  return needs.map((need) => {
    const schemes = constantOf(schemesIn(need));
    const scopes = [...new Set(need.flat().flatMap((each) => each.scopes))];
    const isAlone = alike.get(schemesIn(need))?.length === 1;
    const full =
      isAlone || scopes.length === 0
        ? schemes
        : constantOf(`${schemesIn(need)} with ${scopes.join(" ")}`);
    const wanted = [full, schemes, "NEEDS_SOME"].find((each) => each.length <= longest) ?? full;
    let name = wanted;
    for (let number = 2; taken.has(name); number += 1) name = `${wanted}_${number}`;
    taken.add(name);
    return name;
  });
}

/** `oauth and key or nothing` */
function schemesIn(need: Need): string {
  const alternatives = need.map((each) => each.map(({ scheme }) => scheme).join(" and "));
  const some = alternatives.filter((each) => each !== "");
  return [...new Set([...some, ...(some.length < need.length ? ["nothing"] : [])])].join(" or ");
}

function constantOf(words: string): string {
  return nameOf(`needs ${words || "nothing"}`)
    .words.join("_")
    .toUpperCase();
}
