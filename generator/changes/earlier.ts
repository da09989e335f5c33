/** What could be used in an earlier state: only there can something that was right before be wrong now. */
import type { EarlierState } from "./change.js";
import { isObject, listOf, memberOf, textMember, valuesIn } from "./json.js";
import { isSchema, operationsIn } from "./nodes.js";

/** Reads it off the JSON of a model. */
export function earlierState(model: unknown): EarlierState {
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
