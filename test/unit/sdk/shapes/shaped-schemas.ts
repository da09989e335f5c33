/** Schemas as a manifest has them → their shapes, as those of an API that sends and answers some of them. */
import { join } from "node:path";
import type { Known } from "../../../../generator/model/known.js";
import type { ApiModel } from "../../../../generator/model/model.js";
import type { Schema } from "../../../../generator/model/schema.js";
import { type Shapes, shapesOf } from "../../../../generator/sdk/shapes/shapes-of.js";
import type { SourceRef } from "../../../../generator/source-ref.js";
import { scenariosFolder } from "../../../golden-tree.js";
import { loadFolder } from "../../../model-lookup.js";
import { namedSchemas, type Schemas } from "../../emit/typescript/schemas/types-of.js";

const { model: other } = loadFolder(join(scenariosFolder, "names-only")).value;
const at: SourceRef = { file: "service.yaml", path: [], part: "value" };
const notShown = { state: "notShown", at } as const;

/** The shapes of named schemas, and of what else is asked for; names of those that are sent, and answered. */
export function shapesIn(
  schemas: Schemas,
  { sent = [], answered = [] }: { sent?: readonly string[]; answered?: readonly string[] } = {},
): Shapes {
  return shapesOf(modelOf(schemas, { sent, answered }));
}

function modelOf(
  schemas: Schemas,
  { sent, answered }: { readonly sent: readonly string[]; readonly answered: readonly string[] },
): ApiModel {
  const failure = {
    ...{ status: "404", absent: false, at, sources: [] },
    ...{ description: notShown, content: notShown, headers: headersOf(answered) },
  };
  const errors = known({ items: [failure], open: false });
  const service = { ...other.service, headers: headersOf(sent), errors, events: notShown };
  return { ...other, groups: [], schemas: namedSchemas(schemas), service };
}

/** Headers are the shortest that sends or answers a schema. */
function headersOf(names: readonly string[]) {
  const items = names.map((name) => ({
    ...{ name, at, schema: known<Schema>({ kind: "reference", name, at }) },
    ...{ description: notShown, required: notShown, explode: notShown },
  }));
  return known({ items, open: false });
}

function known<T>(value: T): Known<T> {
  return { state: "known", value, at, sources: [] };
}
