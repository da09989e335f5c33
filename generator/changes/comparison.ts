/** Compares two states of the model as JSON, fact by fact. */
import type { ApiModel } from "../model/model.js";
import { modelText } from "../model/model-text.js";
import type { FactChange, ModelChanges, EarlierState } from "./change.js";
import { changedEntries } from "./changed-entries.js";
import {
  isObject,
  type JsonObject,
  parsedJson,
  listOf,
  memberOf,
  textMember,
  valuesIn,
} from "./json.js";
import { rootSpot } from "./spots.js";
import { type Uses, usesOf, withoutUses } from "./shared.js";
import { inObject, type Step, stepInto } from "./steps.js";
import { isSchema, operationsIn } from "./nodes.js";

/**
 * Compares two models, each as the target `model-json` prints it. The result is undefined where the earlier text is not a
 * model: a file that is truncated, of another form or of somebody else is no earlier state, and no fault. Moved files are no
 * change, and facts below one that changed as a whole are not told apart.
 */
export function compareModels(
  earlier: string | Uint8Array,
  now: string | Uint8Array,
): ModelChanges | undefined {
  const [before, after] = changedEntries(bytesOf(earlier), bytesOf(now)).map(parsedText);
  if (!isModel(before) || !isModel(after)) return undefined;
  const uses: Uses = { before: usesOf(before), after: usesOf(after) };
  let state: EarlierState | undefined;
  return {
    facts: [...factChanges(inObject(before, after, rootSpot), uses)],
    // Late: it takes the whole text, and few changes concern anybody.
    get earlier() {
      state ??= earlierState(parsedText(bytesOf(earlier)));
      return state;
    },
  };
}

function bytesOf(text: string | Uint8Array): Buffer {
  return typeof text === "string"
    ? Buffer.from(text)
    : Buffer.from(text.buffer, text.byteOffset, text.byteLength);
}

function parsedText(bytes: Buffer): unknown {
  return parsedJson(bytes.toString());
}

/** Compares two models that were built in one run. */
export function modelChanges(earlier: ApiModel, now: ApiModel): ModelChanges {
  const changes = compareModels(modelText(earlier), modelText(now));
  if (changes === undefined) throw new Error("the text of a model is one that can be compared");
  return changes;
}

function isModel(value: unknown): value is JsonObject {
  return isObject(value) && isObject(value["service"]) && Array.isArray(value["groups"]);
}

/** Walks both trees at once, in the order of the later one; a stack of its own, so that no depth is too much. */
function* factChanges(start: Step, uses: Uses): Generator<FactChange, void, undefined> {
  const pending = start.toReversed();
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if ("kind" in next) yield next;
    else {
      const pair = withoutUses(next, uses);
      if (pair !== undefined) for (const found of stepInto(pair).toReversed()) pending.push(found);
    }
  }
}

/** Reads it off the JSON of a model. */
function earlierState(model: unknown): EarlierState {
  const operations = operationsIn(listOf(model, "groups")).filter(isCallable);
  const callable = new Set(operations.flatMap((each) => textMember(each, "id") ?? []));
  // Any operation may give the answers that the service declares, and have what several share.
  const service = memberOf(memberOf(model, "service"), "errors");
  const shared = memberOf(model, "shared");
  const users = operations.length === 0 ? [] : [...operations, service, shared];
  return { callable, reached: schemasReached(users, listOf(model, "schemas")) };
}

function isCallable(operation: unknown): boolean {
  return ["method", "path"].every(
    (key) => textMember(memberOf(operation, key), "state") === "known",
  );
}

function schemasReached(
  users: readonly unknown[],
  schemas: readonly unknown[],
): ReadonlySet<string> {
  const named = new Map(
    schemas
      .filter(isObject)
      .map((each) => [textMember(each, "name") ?? "", each["schema"]] as const),
  );
  const reached = new Set(users.flatMap(schemasNamedIn));
  for (const name of reached) {
    for (const next of schemasNamedIn(named.get(name))) reached.add(next);
  }
  return reached;
}

function schemasNamedIn(value: unknown): readonly string[] {
  return [...valuesIn(value)].flatMap((each) =>
    isSchema(each) && each.kind === "reference" ? (textMember(each, "name") ?? []) : [],
  );
}
