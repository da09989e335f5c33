/**
 * The baseline of a ratchet: which facts were known, as a file that users commit.
 *
 * One line for each group, operation and schema, sorted, and no sums: so two branches that fill different operations in
 * change different lines and merge by themselves. Places of facts, no line numbers, so that only facts change it.
 */
import { compareByCodePoint } from "../diagnostics/order.js";
import { type OwnedFacts, serviceOwner } from "./owned-facts.js";

/** The known facts of one owner. */
export interface BaselineEntry {
  /** Places of the facts that were known; see {@link OwnedFacts.known}. */
  readonly known: readonly string[];
  readonly notShown: number;
}

/** The known facts, by owner. */
export type Baseline = ReadonlyMap<string, BaselineEntry>;

/** Version of the file's form. */
const form = 1;

const comment =
  "The known facts, which must not be lost. Written by `endpoint-manifest coverage --baseline`; commit it.";

const sections = ["groups", "operations", "schemas"] as const;

/** The sections of shared parts, which are there only if they have facts, because most manifests have none. */
const sharedSections = ["parameters", "headers", "responses"] as const;

/** The baseline that says what a model says. */
export function baselineOf(facts: readonly OwnedFacts[]): Baseline {
  return new Map(
    facts.map(({ owner, known, unknown }) => [owner, { known, notShown: unknown.length }]),
  );
}

/** Prints a baseline: the same text for the same facts, however they are ordered in the manifest. */
export function printBaseline(baseline: Baseline): string {
  const service = baseline.get(serviceOwner);
  const lines = [
    `  "//": ${JSON.stringify(comment)}`,
    `  "form": ${form}`,
    ...(service === undefined ? [] : [`  ${entryLine(serviceOwner, service)}`]),
    ...[...sections, ...sharedSections.filter((section) => hasAny(section, baseline))].map(
      (section) => `  ${JSON.stringify(section)}: ${sectionText(section, baseline)}`,
    ),
  ];
  return `{\n${lines.join(",\n")}\n}\n`;
}

function hasAny(section: string, baseline: Baseline): boolean {
  return [...baseline.keys()].some((owner) => owner.startsWith(`${section}/`));
}

function sectionText(section: string, baseline: Baseline): string {
  const lines = [...baseline]
    .filter(([owner]) => owner.startsWith(`${section}/`))
    .map(([owner, entry]) => ({ name: owner.slice(section.length + 1), entry }))
    .sort((left, right) => compareByCodePoint(left.name, right.name))
    .map(({ name, entry }) => `    ${entryLine(name, entry)}`);
  return lines.length === 0 ? "{}" : `{\n${lines.join(",\n")}\n  }`;
}

function entryLine(name: string, { known, notShown }: BaselineEntry): string {
  const places = [...known].sort(compareByCodePoint).map((place) => JSON.stringify(place));
  return `${JSON.stringify(name)}: { "notShown": ${notShown}, "known": [${places.join(", ")}] }`;
}

/** Reads a baseline; a text in place of it is what is wrong with the file, in the words of a message. */
export function parseBaseline(text: string): Baseline | string {
  const value = parsed(text);
  if (value === undefined) return "it is not JSON; was a merge left unfinished?";
  if (!isObject(value)) return "it is not an object";
  if (value["form"] !== form) {
    return value["form"] === undefined
      ? "it is not a baseline of `coverage`"
      : `its form ${JSON.stringify(value["form"])} is of another version of endpoint-manifest`;
  }
  const baseline = new Map<string, BaselineEntry>();
  const named = [...sections, ...sharedSections].flatMap((section) =>
    Object.entries(objectOf(value[section])).map(
      ([name, entry]) => [`${section}/${name}`, entry] as const,
    ),
  );
  const { service } = value;
  const all = service === undefined ? named : [[serviceOwner, service] as const, ...named];
  for (const [owner, entry] of all) {
    const read = entryOf(entry);
    if (read === undefined) return `what it says of ${JSON.stringify(owner)} has another form`;
    baseline.set(owner, read);
  }
  const missing = sections.find((section) => !isObject(value[section]));
  return missing === undefined ? baseline : `it has no \`${missing}\``;
}

function entryOf(value: unknown): BaselineEntry | undefined {
  const { known, notShown } = objectOf(value);
  if (!Array.isArray(known) || !isCount(notShown)) return undefined;
  const places = known.filter((place) => typeof place === "string");
  return places.length === known.length ? { known: places, notShown } : undefined;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : {};
}
