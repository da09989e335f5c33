/** What a call needs to be let in, in words: alternatives, and the schemes that are needed together. */
import { inlineCode } from "../../emit/markdown/text.js";
import type { RequiredScheme, Requirement, Requirements } from "../../model/authentication.js";
import { knownItems, type Listing } from "../../model/known.js";
import { asksForNothing } from "../../model/requirements.js";
import { factCell, listText, numberOf } from "./facts.js";
import { linkTo } from "./places.js";
import { schemePlace } from "./subjects/subject-places.js";
import { notShown, type PageScope } from "./type-text.js";

/** "oauth with `read`, or key, or no authentication" */
export function requirementsText({ items, open }: Listing<Requirement>, where: PageScope): string {
  const asking = items.filter((each) => !asksForNothing(each));
  return [
    ...asking.map(({ schemes }) =>
      schemes.map((each) => schemeText(each, where)).join(" together with "),
    ),
    ...(open ? [items.length === 0 ? notShown : `in a way that is ${notShown}`] : []),
    ...(asking.length < items.length ? [nothing] : []),
  ].join(", or ");
}

/** A fact of what a call needs. */
export function requirementsCell(requirements: Requirements, where: PageScope): string {
  return factCell(requirements, (alternatives) => requirementsText(alternatives, where), nothing);
}

const nothing = "no authentication";

function schemeText({ scheme, scopes }: RequiredScheme, where: PageScope): string {
  const { schemes } = where.scope.model.service.authentication;
  const declared = knownItems(schemes).find(({ name }) => name === scheme);
  const name = inlineCode(scheme);
  if (declared === undefined) return name;
  const link = linkTo(schemePlace(scheme), where.page, name);
  if (scopes.state === "known") {
    const names = scopes.value.map(inlineCode);
    const noun = numberOf(names.length, "the scope", "the scopes");
    return `${link} with ${noun} ${listText(names)}`;
  }
  // Only tokens have scopes: of a key nothing is missing.
  const { type } = declared.means;
  if (type !== "oauth2" && type !== "openIdConnect") return link;
  return `${link} (${scopes.state === "none" ? "no scope needed" : `scopes ${notShown}`})`;
}
