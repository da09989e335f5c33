/** What a call needs to be let in, in words: alternatives, and the credentials that are needed together. */
import type { RequiredScheme, Requirement } from "../../model/authentication.js";
import { knownItems, type Listing } from "../../model/known.js";
import type { Service } from "../../model/model.js";
import { asksForNothing } from "../../model/requirements.js";
import { numberOf } from "./counts.js";
import { joined, listed, notShown, type Prose } from "./prose.js";

/** "oauth with the scope `read`, or key, or no authentication" */
export function requirementWords(
  { items, open }: Listing<Requirement>,
  service: Pick<Service, "authentication">,
): Prose {
  const asking = items.filter((each) => !asksForNothing(each));
  const ways = asking.map(({ schemes }) =>
    joined(
      schemes.map((each) => schemeWords(each, service)),
      " together with ",
    ),
  );
  const others: Prose = items.length === 0 ? notShown : ["in a way that is ", ...notShown];
  return joined(
    [...ways, ...(open ? [others] : []), ...(asking.length < items.length ? [[nothing]] : [])],
    ", or ",
  );
}

/** What a call needs that may be made by anybody. */
export const nothing = "no authentication";

function schemeWords(
  { scheme, scopes }: RequiredScheme,
  { authentication }: Pick<Service, "authentication">,
): Prose {
  const name: Prose = [{ refersTo: { kind: "credential", id: scheme } }];
  if (scopes.state === "known") {
    if (scopes.value.length === 0) return name;
    const noun = numberOf(scopes.value.length, "scope", "scopes");
    return [...name, ` with the ${noun} `, ...listed(scopes.value.map((each) => [{ code: each }]))];
  }
  // Only tokens have scopes: of a key nothing is missing.
  const type = knownItems(authentication.schemes).find((each) => each.name === scheme)?.means.type;
  if (type !== "oauth2" && type !== "openIdConnect") return name;
  return scopes.state === "none"
    ? [...name, " (no scope needed)"]
    : [...name, " (scopes ", ...notShown, ")"];
}
