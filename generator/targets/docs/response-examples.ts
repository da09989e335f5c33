/** Examples of an operation's responses, by status: the manifest's own, else the least that the schema asks for. */
import { codeBlock } from "../../emit/markdown/text.js";
import { knownItems } from "../../model/known.js";
import type { Content, Response } from "../../model/message.js";
import type { Operation } from "../../model/model.js";
import { contentKind } from "../../sdk/messages/content-kinds.js";
import { readableJson } from "../../sdk/samples/request.js";
import { sampleValue, valueScope } from "../../sdk/samples/values.js";
import type { DocsScope } from "./places.js";

/** A line and a block of code for each status whose body is JSON; nothing where no example can be made. */
export function responseExamples(
  { responses }: Pick<Operation, "responses">,
  scope: DocsScope,
): readonly string[] {
  const blocks = knownItems(responses).flatMap((each) => exampleOf(each, scope));
  if (blocks.length === 0) return [];
  return [blocks.length === 1 ? "**Response example**" : "**Response examples**", ...blocks];
}

function exampleOf({ status, content, absent }: Response, scope: DocsScope): readonly string[] {
  if (absent) return [];
  const json = knownItems(content).find((each) => contentKind(each, scope.find) === "json");
  const text = json && textOf(json, scope);
  return text === undefined ? [] : [codeBlock(`json [${status}]`, text)];
}

/** Texts by the schemas that have names: most operations answer the same ones. */
const texts = new WeakMap<DocsScope, Map<string, string | undefined>>();

function textOf({ schema }: Content, scope: DocsScope): string | undefined {
  if (schema.state !== "known") return undefined;
  const { value } = schema;
  const made = (): string | undefined => {
    const example = sampleValue(value, "response", valueScope(scope.model, "response"));
    return example === undefined ? undefined : readableJson(example);
  };
  if (value.kind !== "reference") return made();
  const known = texts.get(scope) ?? new Map<string, string | undefined>();
  texts.set(scope, known);
  if (!known.has(value.name)) known.set(value.name, made());
  return known.get(value.name);
}
