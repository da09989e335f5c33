/** Examples of an operation's own responses, by status: the manifest's own, else the least that the schema asks for. */
import type { ApiModel, Operation } from "../../model/model.js";
import type { Schema } from "../../model/schema.js";
import { answersOf } from "../operations/answer.js";
import { readableJson } from "./request.js";
import { sampleValue, valueScope } from "./values.js";

/** An example. */
export interface ResponseExample {
  /** A status (`200`), a range (`4XX`), or `default`. */
  readonly status: string;
  /** JSON. */
  readonly text: string;
}

/** An example of each response whose body is JSON of which something is shown. */
export function responseExamples(
  operation: Pick<Operation, "responses" | "pagination">,
  model: Pick<ApiModel, "service" | "schemas">,
): readonly ResponseExample[] {
  const { find } = valueScope(model, "response");
  const { replies } = answersOf(operation, model.service, find);
  return replies
    .filter(({ from }) => from === "operation")
    .flatMap(({ status, body }) => {
      const json = body.contents.find(
        ({ kind, stream }) => kind === "json" && stream === undefined,
      );
      const text = json && exampleText(json.schema, model);
      return text === undefined ? [] : [{ status, text }];
    });
}

/** Texts by the schemas that have names: most operations answer the same ones. */
const texts = new WeakMap<Pick<ApiModel, "schemas">, Map<string, string | undefined>>();

function exampleText(schema: Schema, model: Pick<ApiModel, "schemas">): string | undefined {
  const made = (): string | undefined => {
    const example = sampleValue(schema, "response", valueScope(model, "response"));
    return example === undefined ? undefined : readableJson(example);
  };
  if (schema.kind !== "reference") return made();
  const known = texts.get(model) ?? new Map<string, string | undefined>();
  texts.set(model, known);
  if (!known.has(schema.name)) known.set(schema.name, made());
  return known.get(schema.name);
}
