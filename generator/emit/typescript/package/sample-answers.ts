/** What samples read from answers: a property that the answer is known to have. */
import { isPlainName } from "../literals.js";
import { isHidden } from "../../../sdk/schemas/sides.js";
import type { Operation } from "../../../model/model.js";
import type { Schema } from "../../../model/schema.js";
import {
  dereferenced,
  type FindSchema,
  isObjectSchema,
  propertiesThrough,
} from "../../../model/schema-members.js";
import { onlySchema } from "../../../sdk/messages/carried-bodies.js";
import { resultPlan } from "../../../sdk/operations/result.js";

/** The schema of an operation's only successful answer, which is JSON; undefined where it may be anything else. */
export function onlyAnswer(operation: Operation, find: FindSchema): Schema | undefined {
  const [only, ...others] = resultPlan(operation, find).bodies;
  return only === undefined || others.length > 0 || only.isOpen ? undefined : onlySchema(only);
}

/** The name of a text that every answer has; undefined where none is known. */
export function answeredText(operation: Operation, find: FindSchema): string | undefined {
  const schema = onlyAnswer(operation, find);
  const target = schema && dereferenced(schema, find);
  const isObject = target?.kind === "object" || target?.kind === "allOf";
  if (!isObject || !isObjectSchema(target, find)) return undefined;
  const texts = propertiesThrough(target, find).filter(
    (each) =>
      each.required &&
      isPlainName(each.name) &&
      dereferenced(each.schema, find)?.kind === "string" &&
      !isHidden(each.schema, { side: "response", find }),
  );
  return (texts.find(({ name }) => name === "name" || name === "title") ?? texts[0])?.name;
}
