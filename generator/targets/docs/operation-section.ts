/** One operation: all that is known of it, and what is not. */
import { proseLine } from "../../emit/markdown/prose.js";
import { codeBlock, inlineCode, inlineText } from "../../emit/markdown/text.js";
import { inDocs } from "./spelling.js";
import { samplesOrReason } from "../../emit/samples/samples.js";
import type { Operation } from "../../model/model.js";
import type { OperationDoc, OperationPlan } from "../../sdk/plan.js";
import { operationPlan } from "../../sdk/plan-of.js";
import { ruleBlocks } from "./operation-rules.js";
import { responseExamples } from "../../sdk/samples/response-examples.js";
import { listText, numberOf } from "../../sdk/words/counts.js";
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
  const plan = operationPlan(operation, scope.model);
  const { doc } = plan;
  return [
    heading(level, operationTitle(plan), anchor),
    routeLine(plan),
    ...addressBlocks(doc, where),
    ...deprecationBlocks(doc, where),
    ...(doc.summary === undefined ? [] : [proseLine(doc.summary)]),
    ...descriptionBlocks(doc.description),
    ...notShownBlocks(operation, scope),
    // What cannot be called says so where its route would be.
    ...(plan.kind === "callable" ? await sampleBlocks(operation, where, setup) : []),
    ...parameterBlocks(operation.parameters, where),
    ...bodyBlocks(operation, where),
    ...responseBlocks(operation, where),
    ...exampleBlocks(operation, where),
    ...ruleBlocks(operation, plan, where),
    ...sourceBlocks(operation, scope),
  ];
}

/** Method and path, where they are known: of what cannot be called the panel says why. */
function routeLine(plan: OperationPlan): string {
  const parts = [
    plan.kind === "callable"
      ? inlineCode(`${plan.request.method} ${plan.request.path.text}`)
      : `*Cannot be called yet:* ${listText(plan.missing)} not shown`,
    ...(plan.doc.words.deprecation === undefined ? [] : ["**Deprecated**"]),
  ];
  return parts.join(" · ");
}

/** Where it is, if that is not where the others are. */
function addressBlocks({ words }: OperationDoc, where: PageScope): readonly string[] {
  return words.baseUrl === undefined ? [] : [inDocs(words.baseUrl, where)];
}

/** Returns the known facts of a deprecation, in sentences, and the unknown ones. */
function deprecationBlocks({ words }: OperationDoc, where: PageScope): readonly string[] {
  if (words.deprecation === undefined) return [];
  const { since, sentences } = words.deprecation;
  const head = since === undefined ? "**Deprecated**." : `**Deprecated** since ${since}.`;
  const text = [head, ...sentences.map((each) => inDocs(each, where))].join(" ");
  return [`> [!WARNING]\n> ${text}`];
}

async function sampleBlocks(
  operation: Operation,
  { scope: { model, find } }: PageScope,
  { languages }: DocsSetup,
): Promise<readonly string[]> {
  const samples = await samplesOrReason(operation, { model, find, languages });
  if ("reason" in samples) return [`No sample: ${inlineText(samples.reason)}`];
  return samples.texts.map(({ label, fence, code }) => codeBlock(`${fence} [${label}]`, code));
}

/** Examples of responses, as tabs with their statuses. */
function exampleBlocks(operation: Operation, { scope: { model } }: PageScope): readonly string[] {
  const examples = responseExamples(operation, model);
  if (examples.length === 0) return [];
  const title = numberOf(examples.length, "Response example", "Response examples");
  return [
    `**${title}**`,
    ...examples.map(({ status, text }) => codeBlock(`json [${status}]`, text)),
  ];
}
