/** OpenAPI → manifest → OpenAPI: what one description says and the other does not is lost, and was said to be. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { jsonText } from "../../../../generator/emit/json-text.js";
import { kebabCase } from "../../../../generator/words.js";
import { schemaIds } from "../../../../generator/fill/openapi/schema-ids.js";
import type { SourceNode } from "../../../../generator/fill/sources/source-node.js";
import type { ToldMap } from "../../../../generator/fill/told.js";
import { openapiDocument } from "../../../../generator/targets/openapi/document.js";
import { descriptionForm } from "../../../description-comparison/description-form.js";
import { differencesOf } from "../../../description-comparison/differences.js";
import { unexplained } from "../../../description-comparison/explained.js";
import { readTexts } from "../../resolve/manifest-text.js";
import { manifestOf } from "./manifest-of.js";
import { readDescription } from "./read-description.js";

const folder = join(import.meta.dirname, "corpus");
// 2.0 has other words for a body, a parameter and a schema.
const files = readdirSync(folder).filter((file) => !file.startsWith("20-"));

/** Differences that are no loss, or that the report of the target has: what is said otherwise, by its keys. */
const otherwise: Readonly<Record<string, RegExp>> = {
  // A callback is an event, and of the events of a manifest only webhooks have a place.
  "30-callbacks.yaml": /^operations .* callbacks$/,
  // Headers of the service are those of each operation.
  "31-extensions-of-sdks.yaml": /parameters header X-(?:Tenant|Version)$/,
  // Facts that authors mean are written out: null among the values, and each type that words may be of.
  "30-no-type.yaml": /^schemas book properties either allOf$/,
  "30-nullable-enum.yaml": /^schemas book enum$/,
  // Implied facts are written out: values of heirs, and what a style of a part goes with.
  "30-discriminator-heirs.yaml": /mapping$/,
  "30-discriminator-implied.yaml": /mapping$/,
  "30-forms.yaml": /encoding \w+ (?:style|explode)$/,
  // The discriminator is lost, and an `allOf` of one part is that part.
  "30-discriminator-astray.yaml": /^schemas book (?:allOf|oneOf)$/,
  "30-discriminator-number.yaml": /^schemas book (?:allOf|oneOf)$/,
  "32-default-mapping.yaml": /^schemas book (?:allOf|oneOf)$/,
  // A list of values without any is lost, and what is beside it is the type.
  "30-empty-lists.yaml": /^schemas book type$/,
  // The comparison knows nothing of what stands beside a reference, nor of operations elsewhere.
  "30-operation-references.yaml": /^operations (?:GET \/books|PUT \/novels)/,
  // Servers that are those of the whole again, that mean one address, or none that can be said.
  "30-operation-servers.yaml":
    /^servers 0 url$|^operations (?:GET|PUT) \/(?:same|path|relative|open) servers/,
  // Parameters of a path that nothing describes have to stand there.
  "30-path-styles.yaml": /parameters path 3$/,
  "30-paths.yaml": /parameters path 0$| path$/,
  "31-not-shown.yaml": /parameters path 0$|^servers$/,
  // A schema inside another thing gets a name.
  "30-reference-inside.yaml": /\$ref$|^schemas book-author$/,
  "31-definitions.yaml": /\$ref$|^schemas book-page$/,
  "31-dynamic.yaml": /\$ref$/,
  // A scheme has to say where its key is; a scope is listed once; in place of a scheme that nobody declares nothing is asked for.
  "30-security.yaml":
    /^schemes api-key2$|^operations GET \/e security 0 oauth$|^operations GET \/d security$/,
  // The address that servers and variables mean, where they mean one.
  "30-servers-one.yaml": /^servers 0 url$/,
  "30-servers-open.yaml": /^servers$/,
  "30-servers-relative.yaml": /^servers$/,
  "30-servers-variables.yaml": /^servers 0 url$/,
  // The style is lost, and what goes with it.
  "30-styles.yaml": /query strange explode$/,
  "32-query-string.yaml": /cookie session explode$/,
  // Without a condition `then` and `else` say nothing.
  "31-conditions.yaml": /^schemas book allOf$/,
  // An event without a text is called by its name.
  "31-webhooks.yaml": /^events book-lent description$/,
  // Words of 3.2 that the comparison does not know.
  "32-examples.yaml": /examples$/,
  "32-streams.yaml": /(?:itemS|s)chema$|description$/,
};

describe.each(files)("%s", (file) => {
  const version = file.slice(0, 2);
  const { api, source } = readDescription({ [file]: readFileSync(join(folder, file), "utf8") });
  const ids = schemaIds(api.schemas);
  const first = formOf(source.root, (name) => ids.get(name) ?? name, version === "30");
  const openapi = version === "32" ? "3.2" : "3.1";
  const { model } = readTexts(manifestOf(api));
  const made: unknown = JSON.parse(jsonText(openapiDocument(model, { version: "1.0.0", openapi })));
  const again = (value: unknown): ToldMap => {
    const read = readDescription({ "openapi.json": JSON.stringify(value) });
    return formOf(read.source.root, (name) => name, false);
  };

  test("is said again", () => {
    const left = unexplained(differencesOf(first, again(made)), api.losses);
    const keys = left.map((each) => each.keys.join(" "));
    expect(keys.filter((each) => otherwise[file]?.test(each) !== true)).toEqual([]);
  });

  test("would be another one with any of its values changed", () => {
    const form = again(made);
    for (const { path, changed } of changes(made)) {
      const isFound = differencesOf(form, again(changed)).length > 0;
      expect([path, isFound]).toEqual([path, true]);
    }
  });
});

function formOf(root: SourceNode, nameOf: (name: string) => string, isEarlier: boolean): ToldMap {
  // The manifest of the test has one group, whatever the tags.
  const groupOf = (): undefined => undefined;
  return descriptionForm(root, {
    isEarlier,
    nameOf,
    groupOf,
    schemeOf: kebabCase,
    eventOf: kebabCase,
  });
}

interface Change {
  readonly path: string;
  readonly changed: unknown;
}

/** Keys that are not compared: of the file itself, of our own making, or told by what stands beside them. */
const apart =
  /^(?:openapi|info version|tags)|operationId$|(?:^| )x-|tags \d+$|^webhooks \S+ \S+ (?:summary|security)|parameters \d+ (?:name|in)$|\$ref$/;

/** The description with one value changed, for each of its values. */
function changes(value: unknown, keys: readonly string[] = []): readonly Change[] {
  const path = keys.join(" ");
  if (apart.test(path)) return [];
  if (typeof value === "object" && value !== null) {
    const isList = Array.isArray(value);
    return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
      changes(inner, [...keys, key]).map((change) => ({
        path: change.path,
        changed: isList
          ? value.map((each: unknown, index) => (String(index) === key ? change.changed : each))
          : { ...value, [key]: change.changed },
      })),
    );
  }
  return [{ path, changed: otherThan(value, keys.at(-1)) }];
}

function otherThan(value: unknown, key: string | undefined): unknown {
  if (key === "type") return value === "string" ? "boolean" : "string";
  if (typeof value === "boolean") return !value;
  if (typeof value === "number") return value + 1;
  return `${String(value)}x`;
}
