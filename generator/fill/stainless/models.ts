/** Models of a configuration: names for schemas of the description. */
import { namesOnPointer } from "../../json-pointer.js";
import { wordsIn } from "../../words.js";
import { idOf } from "../new-manifest/id-words.js";
import { entriesIn } from "../openapi/fields.js";
import type { LossReport } from "../openapi/losses.js";
import type { SourceNode } from "../sources/source-node.js";
import type { SourcePlace } from "../told.js";

/** The name of a schema. */
export interface Model {
  readonly at: SourcePlace;
  /** As the configuration has it. */
  readonly key: string;
  /** Ids by which it may be called, the best first. */
  readonly ids: readonly string[];
  /** Name of the schema in the description. */
  readonly schema: string;
}

/** Reads `models` of a resource; `groups` are the ids of the resource. */
export function modelsAt(
  node: SourceNode | undefined,
  groups: readonly string[],
  report: LossReport,
): readonly Model[] {
  return entriesIn(node, report).flatMap(({ key, node: model }): readonly Model[] => {
    const target = model.kind === "map" ? model.get("openapi_uri") : model;
    const text = target?.text();
    if (model.get("type")?.text() === "alias") {
      report.add(model.at, `models.${key}`, "A schema has one name.");
      return [];
    }
    const schema = text === undefined ? undefined : schemaName(text);
    if (schema === undefined) {
      report.add(model.at, `models.${key}`, "Only schemas under `components` have names.");
      return [];
    }
    for (const { key: other, node: value } of model.entries()) {
      if (!["type", "openapi_uri"].includes(other)) report.add(value.at, other, inLanguages);
    }
    const words = wordsIn(key);
    const ids = [idOf(words, "schema"), idOf([...groups.flatMap(wordsIn), ...words], "schema")];
    return [{ at: model.at, key, ids, schema }];
  });
}

const inLanguages = "Every output has all schemas.";

/** `Card`, `#/components/schemas/Card` and `#/definitions/Card` are all `Card`; undefined for parts and for queries. */
function schemaName(text: string): string | undefined {
  if (/^[\w.-]+$/.test(text)) return text;
  if (!text.startsWith("#/")) return undefined;
  const names = namesOnPointer(text.slice(1));
  const [first, second, third, ...others] = names;
  if (first === "definitions" && third === undefined) return second;
  const isSchema = first === "components" && second === "schemas" && others.length === 0;
  return isSchema ? third : undefined;
}
