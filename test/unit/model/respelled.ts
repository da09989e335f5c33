/** The same manifest in other words: markers spelled out, markers for whole forms, keys left out. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { hasErrors } from "../../../generator/diagnostics/diagnostic.js";
import type { ApiModel } from "../../../generator/model/model.js";
import { resolve } from "../../../generator/resolve/resolve.js";
import { parseDocument } from "../../../generator/source/document.js";
import { targetsShape } from "../../../generator/targets.js";
import { validate } from "../../../generator/validate/validate.js";

/** The value at a place, and the spellings of "not shown" that there are. */
type Shape =
  | { readonly is: "fact" }
  /** `not shown` may be spelled key by key, and keys may be left out. */
  | { readonly is: "form"; readonly keys: () => Readonly<Record<string, Shape>> }
  /** A bucket may also say `{ (others): not shown }`. */
  | { readonly is: "names"; readonly of: Shape; readonly isBucket: boolean };

/** Decides at each place how it is spelled. */
export type Choose = () => boolean;

const notShown = "not shown";
const fact: Shape = { is: "fact" };
const bucketOf = (of: Shape): Shape => ({ is: "names", of, isBucket: true });
const formOf = (keys: Readonly<Record<string, Shape>>): Shape => ({ is: "form", keys: () => keys });
const factsOf = (...keys: readonly string[]): Readonly<Record<string, Shape>> =>
  Object.fromEntries(keys.map((key) => [key, fact]));

const content = bucketOf(
  formOf({
    schema: fact,
    encoding: bucketOf(formOf(factsOf("contentType", "style", "explode", "arrays"))),
  }),
);
const parameter = formOf({
  ...factsOf("description", "required", "deprecated", "style", "explode", "arrays"),
  ...factsOf("allowReserved"),
  ...{ schema: fact, content },
});
const headers = bucketOf(formOf(factsOf("description", "required", "explode", "schema")));
const responses = bucketOf(formOf({ description: fact, headers, content }));
const body = formOf({ ...factsOf("description", "required"), content });
const limits = formOf({
  ...factsOf("rate", "other"),
  pageSize: formOf(factsOf("default", "maximum")),
  idsPerCall: formOf(factsOf("maximum", "of")),
});
const operation = formOf({
  ...factsOf("title", "summary", "description", "method", "path", "idempotent", "deprecated"),
  authentication: fact,
  parameters: formOf({
    path: bucketOf(parameter),
    query: bucketOf(parameter),
    header: bucketOf(parameter),
    cookie: bucketOf(parameter),
  }),
  ...{ body, responses, pagination: fact, limits },
});
const group: Shape = {
  is: "form",
  keys: () => ({
    ...factsOf("title", "description"),
    operations: { is: "names", of: operation, isBucket: false },
    subgroups: { is: "names", of: group, isBucket: false },
  }),
};
const service = formOf({
  ...factsOf("title", "description", "baseUrl", "clients"),
  sources: { is: "names", of: formOf(factsOf("date", "url")), isBucket: false },
  authentication: formOf({ schemes: bucketOf(fact), default: fact }),
  ...{ headers, errors: responses, limits },
  pagination: bucketOf(formOf({ request: bucketOf(fact), response: bucketOf(fact) })),
  states: bucketOf(formOf(factsOf("description", "values", "schema", "initial", "transitions"))),
  events: bucketOf(
    formOf({
      ...factsOf("description", "delivery"),
      payload: body,
      signature: formOf({
        ...factsOf("algorithm", "header", "encoding", "prefix", "signs", "timestampHeader"),
        toleranceSeconds: fact,
      }),
      retries: formOf(factsOf("maximum", "delaysSeconds")),
    }),
  ),
  versioning: formOf({
    ...factsOf("identifier", "deprecationPolicy"),
    negotiation: formOf(factsOf("in", "name", "value")),
  }),
});

/** The model of a manifest in other words. */
export function respelledModel(folder: string, choose: Choose): ApiModel {
  const documents = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".yaml"))
    .sort()
    .map((path) => {
      const file = path.replaceAll("\\", "/");
      const text = respelledText(file, readFileSync(join(folder, path), "utf8"), choose);
      return parseDocument({ file, text });
    });
  const manifest = validate(
    documents.map(({ value }) => value),
    { targets: targetsShape },
  );
  const model = resolve(manifest.value, "manifest");
  const diagnostics = [...documents, manifest, model].flatMap((each) => each.diagnostics);
  if (hasErrors(diagnostics)) throw new Error(JSON.stringify(diagnostics, null, 2));
  return model.value;
}

function respelledText(file: string, text: string, choose: Choose): string {
  const shape = file === "service.yaml" ? service : file.startsWith("groups/") ? group : undefined;
  if (shape === undefined) return text;
  return stringify(respelled(parse(text), shape, choose), { defaultStringType: "QUOTE_DOUBLE" });
}

function respelled(value: unknown, shape: Shape, choose: Choose): unknown {
  if (value === undefined || value === notShown) return spelledOut(shape, choose);
  if (shape.is === "fact" || typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  if (shape.is === "names") {
    const each = shape.of;
    return Object.fromEntries(
      entries.map(([name, item]) => [
        name,
        name === "(others)" ? item : respelled(item, each, choose),
      ]),
    );
  }
  const keys = shape.keys();
  const rest = entries.filter(([key]) => !(key in keys));
  const own = Object.entries(keys).map(([key, inner]) => [
    key,
    respelled(Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined, inner, choose),
  ]);
  return mapOf([...rest, ...own], choose);
}

function spelledOut(shape: Shape, choose: Choose): unknown {
  if (shape.is === "fact" || choose()) return notShown;
  if (shape.is === "names") return shape.isBucket ? { "(others)": notShown } : notShown;
  const keys = Object.entries(shape.keys());
  return mapOf(
    keys.map(([key, inner]) => [key, spelledOut(inner, choose)]),
    choose,
  );
}

/** Leaves out some of what is not shown, and always what must not be said to be so: operations and sub-groups. */
function mapOf(entries: readonly (readonly unknown[])[], choose: Choose): unknown {
  const kept = entries.filter(
    ([key, value]) =>
      value !== notShown || (key !== "operations" && key !== "subgroups" && choose()),
  );
  return kept.length === 0 ? notShown : Object.fromEntries(kept);
}
