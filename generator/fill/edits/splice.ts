/**
 * The text of a file that says something more: what differs between its value and the wanted one is spliced in, by range. All
 * other text stays byte for byte: comments, order, quotes, indentation and line ends.
 */
import type { JsonEntry, JsonValue } from "../../model/schema.js";
import type { TextRange } from "../../source/finding.js";
import {
  type WrittenEntry,
  type WrittenList,
  type WrittenMap,
  type WrittenNode,
  type WrittenText,
  writtenText,
} from "../../source/written.js";
import { blockInsertion, blockItems, blockRemoval, blockValue, type Spot } from "./block-edits.js";
import { flowInsertion, flowRemovals } from "./flow-edits.js";
import { flowEntry, flowText } from "./flow-text.js";
import type { JsonList, JsonMap } from "./json-map.js";
import { sameMeaning } from "./same-meaning.js";
import { columnOf, edited, type TextEdit } from "./text-edit.js";

/** The two passes: a key that goes may be the only one until others have come. */
type Pass = "add" | "remove";

/** A node, what it says, and what it is to say. */
interface Change<Node, Value> {
  readonly node: Node;
  readonly before: Value;
  readonly after: Value;
}

/** Makes a text that says `before` say `after`. Entries of maps keep their order; lists grow anywhere. */
export function splice(text: string, before: JsonValue, after: JsonValue): string {
  const written = writtenText(text);
  const added = edited(text, editsOf(written, "add", { before, after }));
  if (!hasRemovals(before, after)) return added;
  const again = writtenText(added);
  return edited(added, editsOf(again, "remove", { before, after }));
}

function editsOf(
  written: WrittenText,
  pass: Pass,
  { before, after }: { readonly before: JsonValue; readonly after: JsonValue },
): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  const step = stepOf(written);
  visit(
    { node: written.root, before, after },
    { depth: 0, step, owner: undefined, isInFlow: false },
  );
  return edits;

  function visit(change: Change<WrittenNode, JsonValue>, spot: Spot): void {
    const { node, before, after } = change;
    if (before === after) return;
    const isEmptied = after.kind === "object" && after.entries.length === 0;
    if (node.kind === "map" && before.kind === "object" && after.kind === "object" && !isEmptied) {
      visitMap({ node, before, after }, spot);
    } else if (node.kind === "list" && before.kind === "array" && after.kind === "array") {
      visitList({ node, before, after }, spot);
    } else if (pass === "add" && !sameMeaning(before, after, "exact")) {
      edits.push(...replacement(node, after, spot));
    }
  }

  function visitMap({ node, before, after }: Change<WrittenMap, JsonMap>, spot: Spot): void {
    const wanted = new Map(after.entries.map(({ name, value }) => [name, value]));
    const said = new Map(before.entries.map(({ name, value }) => [name, value]));
    const removed: WrittenEntry[] = [];
    for (const entry of node.entries) {
      const [left, right] = [said.get(entry.key), wanted.get(entry.key)];
      if (left && right) {
        visit({ node: entry.value, before: left, after: right }, below(spot, node, entry));
      } else if (pass === "remove" && right === undefined) {
        removed.push(entry);
      }
    }
    edits.push(...removals(node, removed, spot));
    if (pass === "remove") return;
    for (const run of addedRuns(node, after)) edits.push(...insertion(node, run, spot));
  }

  function visitList({ node, before, after }: Change<WrittenList, JsonList>, spot: Spot): void {
    if (before.items.length === after.items.length) {
      for (const [index, item] of node.items.entries()) {
        const [left, right] = [before.items[index], after.items[index]];
        if (left && right) visit({ node: item, before: left, after: right }, below(spot, node));
      }
    } else if (pass === "add") {
      const runs = node.items.length === 0 ? undefined : addedItems(before, after);
      const grown = runs?.map((run) => longer(node, run, spot));
      const inPlace = grown?.filter((each) => each !== undefined);
      const isInPlace = inPlace !== undefined && inPlace.length === grown?.length;
      edits.push(...(isInPlace ? inPlace.flat() : replacement(node, after, spot)));
    }
  }

  function replacement(node: WrittenNode, value: JsonValue, spot: Spot): readonly TextEdit[] {
    if (!spot.isInFlow) return blockValue(written, node, value, spot);
    const [start, end] = node.range;
    return [{ start, end, text: flowText(value), depth: spot.depth }];
  }

  function insertion(node: WrittenMap, { index, entries }: Run, spot: Spot): readonly TextEdit[] {
    if (!node.flow) return blockInsertion(written, node, { index, entries }, spot);
    const pieces = entries.map(({ name, value }) => flowEntry(name, value));
    const ranges = node.entries.map(rangeOf);
    return flowInsertion(written, { range: node.range, ranges }, { index, pieces }, spot.depth);
  }

  function longer(
    node: WrittenList,
    { index, items }: ItemRun,
    spot: Spot,
  ): readonly TextEdit[] | undefined {
    if (!node.flow) return blockItems(written, node, { index, items }, spot);
    const ranges = node.items.map(({ range }) => range);
    const added = { index, pieces: items.map(flowText) };
    return flowInsertion(written, { range: node.range, ranges }, added, spot.depth);
  }

  function removals(
    node: WrittenMap,
    entries: readonly WrittenEntry[],
    { depth }: Spot,
  ): readonly TextEdit[] {
    if (!node.flow) return entries.flatMap((entry) => blockRemoval(written, entry, depth));
    const indices = entries.map((entry) => node.entries.indexOf(entry));
    return flowRemovals(written, node.entries.map(rangeOf), indices, depth);
  }

  function below(spot: Spot, { flow }: WrittenNode, owner?: WrittenEntry): Spot {
    return { depth: spot.depth + 1, step, owner, isInFlow: flow };
  }
}

/** New keys that stand together, and before which of the old ones. */
interface Run {
  readonly index: number;
  readonly entries: readonly JsonEntry[];
}

function addedRuns(node: WrittenMap, after: JsonMap): readonly Run[] {
  const places = new Map(node.entries.map(({ key }, index) => [key, index]));
  const runs: { index: number; entries: JsonEntry[] }[] = [];
  let index = 0;
  for (const entry of after.entries) {
    const place = places.get(entry.name);
    if (place !== undefined) {
      index = place + 1;
      continue;
    }
    const run = runs.find((each) => each.index === index);
    if (run) run.entries.push(entry);
    else runs.push({ index, entries: [entry] });
  }
  return runs;
}

/** New items that stand together, and before which of the old ones. */
interface ItemRun {
  readonly index: number;
  readonly items: readonly JsonValue[];
}

/** Returns the new items of a list; undefined where it does not have all old ones in the same order. */
function addedItems(before: JsonList, after: JsonList): readonly ItemRun[] | undefined {
  const runs: { index: number; items: JsonValue[] }[] = [];
  let index = 0;
  for (const item of after.items) {
    const old = before.items[index];
    if (old !== undefined && (old === item || sameMeaning(old, item, "exact"))) {
      index += 1;
      continue;
    }
    const run = runs.find((each) => each.index === index);
    if (run) run.items.push(item);
    else runs.push({ index, items: [item] });
  }
  return index === before.items.length ? runs : undefined;
}

function rangeOf({ keyRange, value }: WrittenEntry): TextRange {
  return [keyRange[0], value.range[1]];
}

/** True if a key is to go, anywhere. */
function hasRemovals(before: JsonValue, after: JsonValue): boolean {
  if (before === after) return false;
  if (before.kind === "array" && after.kind === "array") {
    return before.items.some((item, index) => hasRemovals(item, after.items[index] ?? item));
  }
  if (before.kind !== "object" || after.kind !== "object") return false;
  const wanted = new Map(after.entries.map(({ name, value }) => [name, value]));
  return before.entries.some(({ name, value }) => {
    const now = wanted.get(name);
    return now === undefined || hasRemovals(value, now);
  });
}

/** How far a level is indented in a file: as far as its first one is. */
function stepOf({ text, root }: WrittenText): number {
  const steps = stepsIn(root, text);
  return steps.next().value ?? 2;
}

function* stepsIn(node: WrittenNode, text: string): Generator<number, undefined> {
  if (node.kind !== "map" || node.flow) return undefined;
  for (const { keyRange, value } of node.entries) {
    if (value.kind !== "map" || value.flow) continue;
    yield columnOf(text, value.range[0]) - columnOf(text, keyRange[0]);
  }
  for (const { value } of node.entries) yield* stepsIn(value, text);
  return undefined;
}
