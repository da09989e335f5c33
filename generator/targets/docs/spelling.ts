/** How the docs spell what is said once for all outputs: in Markdown, with links to what it is about. */
import { markdownSpelling } from "../../emit/markdown/spelling.js";
import { inlineCode } from "../../emit/markdown/text.js";
import { servicePlan } from "../../sdk/plan-of.js";
import { type Prose, type ReferenceTo, spelled } from "../../sdk/words/prose.js";
import { linkTo, operationLink } from "./places.js";
import { schemePlace } from "./subjects/subject-places.js";
import type { PageScope } from "./type-text.js";

/** A text on a page. */
export function inDocs(prose: Prose, where: PageScope): string {
  return spelled(prose, { ...markdownSpelling, reference: (to) => linkToThing(to, where) });
}

function linkToThing({ kind, id }: ReferenceTo, { scope, page }: PageScope): string {
  switch (kind) {
    case "operation":
      return operationLink(id, page, scope);
    case "certificate":
    case "credential": {
      const isDeclared = servicePlan(scope.model).credentials.some(({ name }) => name === id);
      return isDeclared ? linkTo(schemePlace(id), page, inlineCode(id)) : inlineCode(id);
    }
  }
}
