/** The page on states: what each may be, and what leads from one to the next. */
import { proseLine } from "../../../emit/markdown/prose.js";
import { codeBlock, inlineCode, inlineText, table } from "../../../emit/markdown/text.js";
import type { State, Transition } from "../../../model/behaviour.js";
import { isOpen, knownItems, knownValue } from "../../../model/known.js";
import { factCell } from "../facts.js";
import { descriptionBlocks } from "../messages.js";
import { type Folder, type Missing, missingFact, missingOthers, missingPanel } from "../missing.js";
import type { Page } from "../page.js";
import { type DocsScope, linkTo, operationLink, subjectPages } from "../places.js";
import { sourcesBlocks } from "../sources.js";
import { notShown, type PageScope, typeText } from "../type-text.js";
import { stateDiagram } from "./state-diagram.js";
import { sectionHeading, subjectPage } from "./subject-page.js";
import { statePlace } from "./subject-places.js";

/** The page. */
export function statesPage(scope: DocsScope): Page {
  return subjectPage(
    {
      place: subjectPages.states,
      summary: "Things with states, and the transitions between them.",
      from: ["groups/*.yaml", "schemas/*.yaml"],
      blocks: statesBlocks,
    },
    scope,
  );
}

function statesBlocks(where: PageScope): readonly string[] {
  const { model } = where.scope;
  const { states } = model.service;
  const items = knownItems(states);
  const links = items.map(({ name }) => linkTo(statePlace(name), where.page));
  return [
    ...(states.state === "none"
      ? ["There are none: nothing is known to be in several states."]
      : []),
    ...(links.length > 1 ? [`On this page: ${links.join(", ")}.`] : []),
    ...missingPanel(
      [
        ...missingFact("what is in one of several states", states, model),
        ...missingOthers("whether anything else is in one of several states", states, model),
      ],
      where.scope,
    ),
    ...(states.state === "none" ? sourcesBlocks([{ name: "states", fact: states }], model) : []),
    ...items.flatMap((each) => stateBlocks(each, where)),
  ];
}

function stateBlocks(state: State, where: PageScope): readonly string[] {
  const { name, description, values, schema, initial, transitions } = state;
  const { model } = where.scope;
  return [
    sectionHeading({ ...statePlace(name), label: inlineText(name) }),
    ...descriptionBlocks(knownValue(description)),
    ...valuesBlocks(state),
    ...schemaBlocks(state, where),
    ...transitionBlocks(state, where),
    ...missingPanel(missingOfState(state, model), where.scope),
    ...sourcesBlocks(
      [
        { name: "description", fact: description },
        { name: "values", fact: values },
        { name: "schema", fact: schema },
        { name: "where it begins", fact: initial },
        { name: "transitions", fact: transitions },
      ],
      model,
    ),
  ];
}

function valuesBlocks({ values, initial }: State): readonly string[] {
  const first = knownValue(initial);
  const names = knownItems(values);
  const all = first === undefined || names.includes(first) ? names : [first, ...names];
  const texts = all.map((each) => `${inlineCode(each)}${each === first ? " (initial)" : ""}`);
  const others = isOpen(values) ? [`others that are ${notShown}`] : [];
  return [
    ...(texts.length === 0 ? [] : [`States: ${[...texts, ...others].join(", ")}.`]),
    ...(values.state === "none" ? ["It has no named states."] : []),
    ...(initial.state === "none" && values.state !== "none"
      ? ["None of them is the initial one."]
      : []),
  ];
}

/** The schema that a state goes over the wire as; not where it only lists the states once more. */
function schemaBlocks({ schema, values }: State, where: PageScope): readonly string[] {
  if (schema.state === "notShown") return [];
  const { value } = schema;
  const listed = JSON.stringify(knownItems(values));
  const isListed =
    value.kind === "enum" &&
    JSON.stringify(value.values.map((each) => (each.kind === "string" ? each.value : null))) ===
      listed;
  return isListed ? [] : [`On the wire: ${typeText(value, where)}.`];
}

function transitionBlocks(
  { values, initial, transitions }: State,
  where: PageScope,
): readonly string[] {
  if (transitions.state === "none") return ["It never changes."];
  const steps = knownItems(transitions);
  if (steps.length === 0) return [];
  const names = knownItems(values);
  const nodeOf = (name: string): string | undefined => (isAny(name, names) ? undefined : name);
  const diagram = stateDiagram(
    names,
    knownValue(initial),
    steps.map((step) => ({
      from: nodeOf(step.from),
      to: nodeOf(step.to),
      label: labelOf(step, where.scope),
    })),
  );
  const cell = (name: string): string => (isAny(name, names) ? "any" : inlineCode(name));
  const rows = steps.map(({ from, to, by, when }) => [
    cell(from),
    cell(to),
    factCell(by, (id) => operationLink(id, where.page, where.scope), "no operation"),
    factCell(when, proseLine, ""),
  ]);
  return [codeBlock("mermaid", diagram), table(["From", "To", "By", "When"], rows)];
}

/** `any` is each of the states, unless one is called so. */
function isAny(name: string, values: readonly string[]): boolean {
  return name === "any" && !values.includes(name);
}

/** An operation makes the step, or what happens. */
function labelOf({ by, when }: Transition, { operations }: DocsScope): string | undefined {
  if (by.state === "none") return knownValue(when);
  const operation = by.state === "known" ? operations.get(by.value) : undefined;
  return operation && (knownValue(operation.title) ?? operation.name);
}

function missingOfState(state: State, model: Folder): readonly Missing[] {
  const { description, values, schema, initial, transitions } = state;
  return [
    ...missingFact("what it is", description, model),
    ...missingFact("its states", values, model),
    ...missingOthers("whether there are other states", values, model, "list"),
    ...missingFact("what goes over the wire", schema, model),
    ...missingFact("which state is the initial one", initial, model),
    ...missingFact("what leads from one state to another", transitions, model),
    ...knownItems(transitions).flatMap(({ from, to, by, when }) => [
      ...missingFact(`what leads from ${inlineCode(from)} to ${inlineCode(to)}`, by, model),
      ...missingFact(`when ${inlineCode(from)} becomes ${inlineCode(to)}`, when, model),
    ]),
    ...missingOthers("whether there are other transitions", transitions, model, "list"),
  ];
}
