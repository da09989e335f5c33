/** The page on client libraries and tools. */
import { inlineText } from "../../../emit/markdown/text.js";
import { whenFact } from "../../../model/known.js";
import { missingFact, missingPanel } from "../missing.js";
import type { Page } from "../page.js";
import { type DocsScope, subjectPages } from "../places.js";
import { sourcesBlocks } from "../sources.js";
import type { PageScope } from "../type-text.js";
import { subjectPage } from "./subject-page.js";

/** The page. */
export function clientsPage(scope: DocsScope): Page {
  const summary = "Client libraries and tools that a source names.";
  return subjectPage({ place: subjectPages.clients, summary, blocks: clientBlocks }, scope);
}

function clientBlocks({ scope }: PageScope): readonly string[] {
  const { model } = scope;
  const { clients } = model.service;
  const told = whenFact(clients, {
    known: (names) => [
      "A source names these client libraries and tools:",
      names.map((each) => `- ${inlineText(each)}`).join("\n"),
    ],
    none: () => ["There are none."],
    notShown: () => [],
  });
  return [
    ...told,
    ...missingPanel(
      missingFact("which client libraries and tools there are", clients, model),
      scope,
    ),
    ...sourcesBlocks([{ name: "clients", fact: clients }], model),
  ];
}
