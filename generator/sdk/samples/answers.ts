/** The values that samples read from responses: a property that the response is known to have. */
import type { Operation } from "../../model/model.js";
import type { Schema } from "../../model/schema.js";
import {
  dereferenced,
  type FindSchema,
  isObjectSchema,
  propertiesThrough,
} from "../../model/schema-members.js";
import { resultPlan } from "../operations/result.js";
import { isHidden } from "../schemas/sides.js";

/** The schema of an operation's only successful answer, which is JSON; undefined where it may be anything else. */
export function onlyAnswer(operation: Operation, find: FindSchema): Schema | undefined {
  const [only, ...others] = resultPlan(operation, find).bodies;
  return only === undefined || others.length > 0 || only.isOpen ? undefined : only.schema;
}

/** Names of texts that every answer has, the best to look at first. */
export function answeredTexts(operation: Operation, find: FindSchema): readonly string[] {
  const schema = onlyAnswer(operation, find);
  const target = schema && dereferenced(schema, find);
  const isObject = target?.kind === "object" || target?.kind === "allOf";
  if (!isObject || !isObjectSchema(target, find)) return [];
  const texts = propertiesThrough(target, find)
    .filter(
      (each) =>
        each.required &&
        dereferenced(each.schema, find)?.kind === "string" &&
        !isHidden(each.schema, { side: "response", find }),
    )
    .map(({ name }) => name);
  const best = texts.find((name) => name === "name" || name === "title");
  return best === undefined ? texts : [best, ...texts];
}
