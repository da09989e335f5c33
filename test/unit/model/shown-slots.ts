/** Small manifests as texts → their slots, each as one line: the place and the state. */
import { expect } from "vitest";
import { placeText } from "../../../generator/model/place.js";
import type { FactSlot, SlotKind } from "../../../generator/model/slot.js";
import { slotsOf } from "../../../generator/model/slots.js";
import { modelOf, readTexts, service } from "../resolve/manifest-text.js";

/** The slots of a kind in the operation `books.list`: the place below it, and the state. */
export function operationSlots(
  kind: SlotKind,
  facts: string,
  serviceFacts = "",
): readonly string[] {
  const lines = facts
    .trim()
    .split("\n")
    .map((line) => `    ${line}\n`);
  const { model, diagnostics } = readTexts({
    "service.yaml": service + serviceFacts,
    "groups/books.yaml": `source: handbook\noperations:\n  list:\n${lines.join("")}`,
  });
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  const own = slotsOf(model).filter((slot) => slot.operation === "books.list");
  return shown(own, kind, "#operations.list.");
}

/** The same of the service. */
export function serviceSlots(kind: SlotKind, facts: string): readonly string[] {
  const model = modelOf({ "service.yaml": service + facts });
  return shown(
    slotsOf(model).filter(({ group }) => group === "(service)"),
    kind,
    "#",
  );
}

/** The slots of the schema `book`, beside which there is one called `other`. */
export function schemaSlots(schema: string, source = "handbook"): readonly string[] {
  const model = modelOf({
    "schemas/book.yaml": `source: ${source}\nschemas:\n  book: ${schema}\n  other: true\n`,
  });
  const slots = slotsOf(model).filter(({ at }) => at.path[1] === "book");
  return slots.map((slot) => told(slot, "#schemas.book"));
}

function shown(slots: readonly FactSlot[], kind: SlotKind, before: string): readonly string[] {
  return slots.filter((slot) => slot.kind === kind).map((slot) => told(slot, before));
}

function told({ at, state }: FactSlot, before: string): string {
  const place = placeText("", { file: "", path: at.path }).replace(before, "").replace(/^\./, "");
  return `${place} ${state}`.trim();
}
