/** One thing that the manifest says and the description does not, and what is not shown of it. */
import type { FactSlot } from "../../model/slot.js";
import { isWithin, type SourceRef } from "../../source-ref.js";

/** The subjects of losses, in the order and with the headings of the report. */
export const lossSubjects = {
  operations: "Operations",
  addresses: "Base URLs",
  deprecations: "Deprecations",
  repetition: "Repeated calls",
  authentication: "Authentication",
  parameters: "Parameters and headers",
  responses: "Answers",
  pagination: "Pagination",
  limits: "Limits",
  states: "States",
  events: "Events",
  versions: "Versions",
  schemas: "Schemas",
  clients: "Client libraries",
  sources: "Sources",
} as const;

/** One of them. */
export type LossSubject = keyof typeof lossSubjects;

/** A fact that is not in the description, or not as the manifest says it. */
export interface Loss {
  readonly subject: LossSubject;
  readonly at: SourceRef;
  /** Id of the operation that it is a fact of; left out where it is one of the service. */
  readonly operation?: string;
  /** Its name: `limits.rate`. */
  readonly what: string;
  /** Why, in a sentence: Markdown. */
  readonly why: string;
  /** Its unknown parts, in the manifest's words from its place on, which have no other place. */
  readonly notShown: readonly string[];
}

/** Returns the unknown slots at a place and below it, in words that continue the place. */
export function missingIn(
  slots: readonly FactSlot[],
  { file, path }: SourceRef,
): readonly string[] {
  const inside = slots.filter(
    ({ state, at }) => state === "notShown" && at.file === file && isWithin(at.path, path),
  );
  return [...new Set(inside.map(({ at }) => nameFrom(at, path.length)))];
}

/** In the manifest's words: `request.limit`, `[1].per`, `values (others)`. */
function nameFrom({ path, part }: SourceRef, depth: number): string {
  const others = "(others)";
  const steps = path.slice(depth).filter((step) => step !== others);
  const isOpen = part === "key" || path.at(-1) === others;
  const name = steps
    .map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`))
    .join("")
    .replace(/^\./, "");
  if (isOpen) return `${name} ${others}`.trim();
  return name === "" ? "everything" : name;
}
