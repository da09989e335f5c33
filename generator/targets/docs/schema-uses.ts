/** Which operations send or answer which named schemas, directly or inside what they name. */
import { knownItems, knownValue } from "../../model/known.js";
import type { ApiModel, Operation } from "../../model/model.js";
import type { Schema } from "../../model/schema.js";
import { valueFacts } from "../../sdk/messages/parameter-values.js";
import { operationsOf, parametersOf, schemasIn } from "../../model/walk.js";

/** Ids of operations by the name of the schema, in the order of the manifest. */
export type UsesOfSchemas = ReadonlyMap<string, readonly string[]>;

/** Looks at every operation once. */
export function schemaUses(model: ApiModel): UsesOfSchemas {
  const uses = new Map<string, string[]>();
  for (const operation of operationsOf(model)) {
    for (const name of schemaNames(operation)) {
      const own = uses.get(name);
      if (own === undefined) uses.set(name, [operation.id]);
      else own.push(operation.id);
    }
  }
  return uses;
}

function schemaNames(operation: Operation): ReadonlySet<string> {
  const names = new Set<string>();
  for (const schema of schemasOf(operation)) {
    for (const each of schemasIn(schema)) if (each.kind === "reference") names.add(each.name);
  }
  return names;
}

function schemasOf(operation: Operation): readonly Schema[] {
  const body = knownValue(operation.body);
  const contents = [
    ...(body === undefined ? [] : knownItems(body.content)),
    ...knownItems(operation.responses).flatMap(({ content }) => knownItems(content)),
  ];
  return [...parametersOf(operation).map(valueFacts), ...contents].flatMap(({ schema }) =>
    schema.state === "known" ? [schema.value] : [],
  );
}
