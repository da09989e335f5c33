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
      return text === undefined || tellsAnother(status, text) ? [] : [{ status, text }];
    });
}

/**
 * Tells whether an example is of another failure: one schema serves many statuses, and its example says `"status": 404` (RFC 9457,
 * section 3.1.2), on its own or in an object around it. Readers of a 400 are better off without it.
 */
function tellsAnother(status: string, text: string): boolean {
  if (!/^[45]/.test(status)) return false;
  const value: unknown = JSON.parse(text);
  const told = [value, ...membersOf(value)].flatMap((each) =>
    isObject(each) ? [each["status"], each["statusCode"]] : [],
  );
  const failures = told.flatMap((each) => {
    const text = typeof each === "number" ? String(each) : each;
    return typeof text === "string" && /^[45]\d\d$/.test(text) ? [text] : [];
  });
  return failures.length > 0 && !failures.some((each) => isOfRange(status, each));
}

function membersOf(value: unknown): readonly unknown[] {
  return isObject(value) ? Object.values(value) : [];
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** `404` is of `404` and of `4XX`. */
function isOfRange(range: string, status: string): boolean {
  return range === status || range === `${status.charAt(0)}XX`;
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
