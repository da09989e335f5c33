/** One operation: all that is known of it, and what is not. */
import { proseLine } from "../../emit/markdown/prose.js";
import { codeBlock, inlineCode, inlineText } from "../../emit/markdown/text.js";
import { ownBaseUrlWords } from "../../sdk/words/base-url.js";
import { deprecationWords, sinceText } from "../../sdk/words/deprecation.js";
import { inDocs } from "./spelling.js";
import { samplesOrReason } from "../../emit/samples/samples.js";
import { isCallable, missingForCall } from "../../sdk/operations/facts.js";
import { knownValue } from "../../model/known.js";
import type { Deprecation, Operation } from "../../model/model.js";
import { ruleBlocks } from "./operation-rules.js";
import { listText } from "../../sdk/words/counts.js";
import { bodyBlocks, descriptionBlocks, responseBlocks } from "./messages.js";
import { notShownBlocks } from "./operation-gaps.js";
import { sourceBlocks } from "./operation-sources.js";
import { heading, type HeadingLevel } from "./page.js";
import { parameterBlocks } from "./parameters.js";
import { operationTitle } from "./places.js";
import type { DocsSetup } from "./settings.js";
import type { PageScope } from "./type-text.js";

/** The section of an operation; `level` is that of its heading. */
export async function operationSection(
  operation: Operation,
  level: HeadingLevel,
  where: PageScope,
  setup: DocsSetup,
): Promise<readonly string[]> {
  const { scope } = where;
  const anchor = scope.operationPlaces.get(operation.id)?.anchor ?? operation.name;
  const summary = knownValue(operation.summary);
  return [
    heading(level, operationTitle(operation), anchor),
    routeLine(operation),
    ...addressBlocks(operation, where),
    ...deprecationBlocks(operation, where),
    ...(summary === undefined ? [] : [proseLine(summary)]),
    ...descriptionBlocks(knownValue(operation.description)),
    ...notShownBlocks(operation, scope),
    ...(await sampleBlocks(operation, where, setup)),
    ...parameterBlocks(operation.parameters, where),
    ...bodyBlocks(operation, where),
    ...responseBlocks(operation, where),
    ...ruleBlocks(operation, where),
    ...sourceBlocks(operation, scope),
  ];
}

/** Method and path, where they are known: of what cannot be called the panel says why. */
function routeLine({ method, path, deprecated }: Operation): string {
  const route = [knownValue(method) ?? "", knownValue(path)?.text ?? ""].join(" ").trim();
  const missing = missingForCall({ method, path });
  const parts = [
    missing.length === 0
      ? inlineCode(route)
      : `*Cannot be called yet:* ${listText(missing)} not shown`,
    ...(deprecated.state === "known" ? ["**Deprecated**"] : []),
  ];
  return parts.join(" · ");
}

/** Where it is, if that is not where the others are. */
function addressBlocks(operation: Operation, where: PageScope): readonly string[] {
  const words = ownBaseUrlWords(operation);
  return words === undefined ? [] : [inDocs(words, where)];
}

function deprecationBlocks({ deprecated }: Operation, where: PageScope): readonly string[] {
  if (deprecated.state !== "known") return [];
  return [`> [!WARNING]\n> ${deprecationText(deprecated.value, where)}`];
}

/** What is known of a deprecation, in sentences, and what is not. */
function deprecationText(deprecation: Deprecation, where: PageScope): string {
  const since = sinceText(deprecation);
  const head = since === undefined ? "**Deprecated**." : `**Deprecated** ${since}.`;
  const words = deprecationWords(deprecation).map((each) => inDocs(each, where));
  return [head, ...words].join(" ");
}

async function sampleBlocks(
  operation: Operation,
  { scope: { model, find } }: PageScope,
  { languages }: DocsSetup,
): Promise<readonly string[]> {
  // What cannot be called says so where its route would be.
  if (!isCallable(operation)) return [];
  const samples = await samplesOrReason(operation, { model, find, languages });
  if ("reason" in samples) return [`No sample: ${inlineText(samples.reason)}`];
  return samples.texts.map(({ label, fence, code }) => codeBlock(`${fence} [${label}]`, code));
}
