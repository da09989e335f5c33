/** How Markdown spells what is said once for all outputs. */
import { type Prose, type Spelling, spelled } from "../../sdk/words/prose.js";
import type { CredentialPlan } from "../../sdk/operations/credentials.js";
import { environmentWords } from "../../sdk/words/credentials.js";
import { proseLine } from "./prose.js";
import { inlineCode, inlineText } from "./text.js";

/** Names are code, without links: for READMEs, which have no pages to link to. */
export const markdownSpelling: Spelling = {
  code: inlineCode,
  said: inlineText,
  markdown: proseLine,
  missing: (text) => `*${text}*`,
  reference: ({ id }) => inlineCode(id),
};

/** The description of a credential, and where callers keep it, in a cell of a table. */
export function credentialText(credential: CredentialPlan): string {
  const { description = "" } = credential;
  return [inlineText(description), inMarkdown(environmentWords(credential) ?? [])]
    .filter((each) => each !== "")
    .join(" ");
}

/** A text in Markdown without links. */
export function inMarkdown(prose: Prose): string {
  return spelled(prose, markdownSpelling);
}
