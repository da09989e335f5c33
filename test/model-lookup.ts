/** Ways into a manifest's model for tests: the model itself, one thing by its name, what stands where in a body. */
import { type Bucket, knownItems, knownValue } from "../generator/model/known.js";
import type { Content, Response } from "../generator/model/message.js";
import type { ApiModel, Operation } from "../generator/model/model.js";
import type { Schema } from "../generator/model/schema.js";
import { dereferenced, propertiesThrough } from "../generator/model/schema-members.js";
import { operationsOf } from "../generator/model/walk.js";
import { load } from "../generator/pipeline.js";

/** Reads the manifest in a folder. */
export function loadFolder(folder: string): ReturnType<typeof load> {
  return load({ folder, name: "manifest", targets: [], stage: (_, run) => run() });
}

/** The operation of an id; it must be there. */
export function operationNamed(model: ApiModel, id: string): Operation {
  const found = operationsOf(model).find((operation) => operation.id === id);
  if (found === undefined) throw new Error(`there is no operation ${id}`);
  return found;
}

/** The schema of a name. */
export function schemaNamed(model: ApiModel, name: string): Schema | undefined {
  return model.schemas.find((named) => named.name === name)?.schema;
}

/** Returns the operation's own response to a status. */
export function responseTo({ responses }: Operation, status: string): Response | undefined {
  return knownItems(responses).find((response) => response.status === status);
}

/** The schema of the JSON in a body. */
export function jsonSchema(content: Bucket<Content> | undefined): Schema | undefined {
  const json = content && knownItems(content).find((each) => each.mediaType === "application/json");
  return json && knownValue(json.schema);
}

/** Names of the properties that the JSON body of a request may have. */
export function bodyProperties(model: ApiModel, { body }: Operation): readonly string[] {
  const schema = jsonSchema(knownValue(body)?.content);
  if (schema === undefined) return [];
  return propertiesThrough(schema, (name) => schemaNamed(model, name)).map(({ name }) => name);
}

/** Returns the schema at a JSON Pointer (RFC 6901) in the values of a schema, with references followed. */
export function schemaAtPointer(
  model: ApiModel,
  schema: Schema,
  pointer: string,
): Schema | undefined {
  const find = (name: string) => schemaNamed(model, name);
  const steps = pointer.split("/").slice(1);
  return steps.reduce<Schema | undefined>(
    (current, step) => {
      const name = step.replaceAll("~1", "/").replaceAll("~0", "~");
      const property =
        current && propertiesThrough(current, find).find((each) => each.name === name);
      return property && dereferenced(property.schema, find);
    },
    dereferenced(schema, find),
  );
}
