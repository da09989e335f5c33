/** What a call needs to be let in, in words: alternatives, and the schemes that are needed together. */
import { inlineCode } from "../../emit/markdown/text.js";
import type { RequiredScheme, Requirement } from "../../model/authentication.js";
import { type Fact, knownItems } from "../../model/known.js";
import { factCell, listText, numberOf } from "./facts.js";
import { linkTo } from "./places.js";
import { schemePlace } from "./subjects/subject-places.js";
import { notShown, type PageScope } from "./type-text.js";

/** "oauth with `read`, or key" */
export function requirementsText(requirements: readonly Requirement[], where: PageScope): string {
  return requirements
    .map(({ schemes }) => schemes.map((each) => schemeText(each, where)).join(" together with "))
    .join(", or ");
}

/** A fact of what a call needs. */
export function requirementsCell(
  requirements: Fact<readonly Requirement[]>,
  where: PageScope,
): string {
  return factCell(
    requirements,
    (alternatives) => requirementsText(alternatives, where),
    "no authentication",
  );
}

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
