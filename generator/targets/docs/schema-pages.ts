/** A page for each resource, and one for the other schemas that have names. */
import { jsonText } from "../../emit/json-text.js";
import { codeBlock, inlineCode, inlineText } from "../../emit/markdown/text.js";
import type { ApiModel, NamedSchema } from "../../model/model.js";
import { placeText } from "../../model/place.js";
import type { JsonValue, Schema } from "../../model/schema.js";
import { type MadeOf, madeOfAll, madeOfNames, madeOfSchemas } from "../../model/made-of.js";
import { fieldBlocks } from "./fields.js";
import { descriptionBlocks } from "./messages.js";
import { notShownLine } from "./not-shown-panel.js";
import { folded, heading, type Page, wholeManifest } from "./page.js";
import { type DocsScope, linkTo, subjectPages } from "./places.js";
import { sourcesText } from "./sources.js";
import type { UsesOfSchemas } from "./schema-uses.js";
import type { PageScope } from "./type-text.js";

/** The pages of resources, in the order of the manifest. */
export function resourcePages(scope: DocsScope, uses: UsesOfSchemas): readonly Page[] {
  const { model } = scope;
  const schemas = new Map(model.schemas.map((each) => [each.name, each]));
  return model.resources.flatMap((name): readonly Page[] => {
    const named = schemas.get(name);
    const place = scope.schemaPlaces.get(name);
    if (named === undefined || place === undefined) return [];
    const where = { scope, page: place.page };
    return [
      {
        path: place.page,
        title: titleOf(named),
        summary: () => summaryOf(named.schema),
        origins: [placeText(model.folder, { file: named.at.file, path: [] })],
        blocks: () => schemaBlocks(named, where, uses),
        madeOf: madeOfSchema(named, model, uses),
      },
    ];
  });
}

/** The page of all other named schemas. */
export function schemasPage(scope: DocsScope, uses: UsesOfSchemas): Page {
  const { model } = scope;
  const { page, label } = subjectPages.schemas;
  const resources = new Set(model.resources);
  const others = model.schemas.filter(({ name }) => !resources.has(name));
  const where = { scope, page };
  return {
    path: page,
    title: label,
    summary: () => "Schemas that several operations share and that are not resources.",
    origins:
      others.length === 0
        ? [wholeManifest(model)]
        : [
            ...new Set(
              others.map(({ at }) => placeText(model.folder, { file: at.file, path: [] })),
            ),
          ],
    blocks: () => (others.length === 0 ? ["Only the schemas of resources have names."] : []),
    sections: () =>
      others.map((each) => ({
        name: each.name,
        blocks: () => [heading(2, titleOf(each), each.name), ...schemaBlocks(each, where, uses)],
        madeOf: madeOfSchema(each, model, uses),
      })),
  };
}

function madeOfSchema({ name, schema }: NamedSchema, model: ApiModel, uses: UsesOfSchemas): MadeOf {
  return madeOfAll([madeOfSchemas([schema], model), madeOfNames(uses.get(name) ?? [], model)]);
}

/** Its name, by which it is referred to everywhere; a title of its own stands below. */
function titleOf({ name }: NamedSchema): string {
  return inlineText(name);
}

function summaryOf({ title, description }: Schema): string {
  const [first] = descriptionBlocks(description ?? title);
  return first ?? "A resource.";
}

function schemaBlocks(
  { name, schema, at, sources }: NamedSchema,
  where: PageScope,
  uses: UsesOfSchemas,
): readonly string[] {
  const { model, notShown } = where.scope;
  const { title, description, examples = [] } = schema;
  const place = inlineCode(placeText(model.folder, at));
  const used = uses.get(name) ?? [];
  if (schema.kind === "notShown") {
    return [
      ...(notShown === "hidden" ? fieldBlocks(schema, where) : []),
      ...notShownLine("fields", place, notShown),
      ...usesBlock(used, where),
    ];
  }
  return [
    ...(title === undefined ? [] : [`**${inlineText(title)}**`]),
    ...descriptionBlocks(description),
    ...fieldBlocks(schema, where),
    ...examples.slice(0, 2).map(exampleBlock),
    ...usesBlock(used, where),
    [
      sourcesText(sources, model),
      ...(notShown === "hidden" ? [] : [`In the manifest at ${place}.`]),
    ].join(" "),
  ];
}

/** Lines of an example that are more than anybody skims. */
const mostLines = 24;

function exampleBlock(example: JsonValue): string {
  const text = jsonText(example);
  const block = codeBlock("json", text);
  return text.split("\n").length > mostLines ? folded("Example", block) : block;
}

/** More links than these would hide what comes after them. */
const mostLinks = 12;

function usesBlock(ids: readonly string[], { scope, page }: PageScope): readonly string[] {
  const links = ids.flatMap((id) => {
    const place = scope.operationPlaces.get(id);
    return place === undefined ? [] : [linkTo(place, page)];
  });
  if (links.length === 0) return [];
  if (links.length <= mostLinks) return [`Used by ${links.join(", ")}.`];
  return [folded(`Used by ${links.length} operations`, `${links.join(", ")}.`)];
}
