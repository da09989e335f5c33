/** A manifest of which only answers count: those of one operation, and those that any operation may give. */
import { stringify } from "yaml";
import type { ApiModel, Operation } from "../../../../generator/model/model.js";
import { schemaFinder } from "../../../../generator/model/schema-finder.js";
import type { FindSchema } from "../../../../generator/model/schema-members.js";
import { operationNamed } from "../../../model-lookup.js";
import { modelOf } from "../../resolve/manifest-text.js";

/** Answers as a manifest has them: a map by status, or a marker. */
export type AnswersText = Readonly<Record<string, unknown>> | string | undefined;

/** Facts of `books.list` and of its service about responses; left out = none. */
export function answered(
  { responses, errors }: { readonly responses?: AnswersText; readonly errors?: AnswersText },
  schemas: object = {},
): { readonly model: ApiModel; readonly operation: Operation; readonly find: FindSchema } {
  const list = { method: "GET", path: "/books", ...(responses !== undefined && { responses }) };
  const text = (file: object): string => stringify(file, { aliasDuplicateObjects: false });
  const model = modelOf({
    "service.yaml": text({
      source: "handbook",
      sources: { handbook: { title: "Handbook", kind: "document" } },
      groups: ["books"],
      ...(errors !== undefined && { errors }),
    }),
    "groups/books.yaml": text({ source: "handbook", operations: { list } }),
    "schemas/all.yaml": text({
      source: "handbook",
      schemas: {
        fault: { type: "object", properties: { message: { type: "string" } } },
        ...schemas,
      },
    }),
  });
  return { model, operation: operationNamed(model, "books.list"), find: schemaFinder(model) };
}

/** An answer with JSON of a schema. */
export function jsonOf(schema: unknown): object {
  return { content: { "application/json": { schema } } };
}
