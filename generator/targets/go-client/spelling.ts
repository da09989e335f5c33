/** How doc comments spell what is said once for all outputs. */
import { goNames } from "../../emit/go/names.js";
import { identifierOf } from "../../sdk/names/policy.js";
import { nameOf } from "../../sdk/names/words.js";
import { type Prose, type ReferenceTo, spelled } from "../../sdk/words/prose.js";

/** A text of a comment; operations stand in it by `reference`, others as their callers write them. */
export function inComment(prose: Prose, reference: (id: string) => string): string {
  const asItIs = (text: string): string => text;
  return spelled(prose, {
    ...{ said: asItIs, markdown: asItIs, missing: asItIs },
    code: (text) => `"${text}"`,
    reference: (to) => referenceText(to, reference),
  });
}

function referenceText({ kind, id }: ReferenceTo, reference: (id: string) => string): string {
  switch (kind) {
    case "operation":
      return reference(id);
    case "credential":
      return optionOf(id);
    case "certificate":
      return `a certificate of the HTTP client ("${id}")`;
  }
}

/** The option that gives a client the credential of a scheme: `WithBearer`. */
export function optionOf(scheme: string): string {
  return `With${identifierOf(nameOf(scheme), "type", goNames)}`;
}
