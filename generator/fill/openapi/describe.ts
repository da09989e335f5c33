/** A description in OpenAPI, of any version since 2.0, as facts in the manifest's own form. */
import type { Reported } from "../../diagnostics/diagnostic.js";
import type { DescribedApi, DescribedSchema } from "../described-api.js";
import type { SourceNode } from "../sources/source-node.js";
import { type ToldMap, toldMap } from "../told.js";
import { authenticationAt } from "./authentication.js";
import { eventsOf } from "./events.js";
import { globalHeaders } from "./global-headers.js";
import { entriesIn, type Fields, fieldsOf, isKnownField, reportField } from "./fields.js";
import { informationAt, sourceOf } from "./information.js";
import { marksOf } from "./marks.js";
import { pagersOf } from "./pagers.js";
import { operationsAt } from "./paths.js";
import { mapAt, type Reading, readingOf, type Version } from "./reading.js";
import { schemaAt } from "./schemas.js";
import { baseUrlAt, swaggerAddress, swaggerBaseUrl } from "./servers.js";
import { type DescribedGroup, groupsAt } from "./tags.js";

/** The facts of a description beside operations and schemas. */
export interface DescribedOpenapi extends DescribedApi {
  /** Its tags, of which it says something. */
  readonly groups: readonly DescribedGroup[];
  /** Keys of `service.yaml` that are not stated, only assumed: `pagination`, which assumed facts of operations name. */
  readonly assumed: ToldMap;
}

/**
 * Reads a description. References are followed through the node; where they lead nowhere, the source reports it, and what stands
 * there is not told. All that the manifest cannot hold is a loss.
 */
export function describeOpenapi(root: SourceNode, version: Version): Reported<DescribedOpenapi> {
  const reading = readingOf(root, version);
  const fields = fieldsOf(root, reading.report, ["openapi", "swagger", "info", "$self"]);
  const marks = marksOf(fields, reading.report);
  const information = informationAt(root.get("info"), reading);
  const source = sourceOf(root, reading);
  const isFirst = version === "2.0";
  const listed = fields.take("components");
  const components = listed && mapAt(listed, reading);
  const declared = isFirst
    ? fields.take("securityDefinitions")
    : components?.get("securitySchemes");
  const schemes = declared && reading.follow(declared);
  const authentication = authenticationAt({ root, schemes, marks }, reading);
  const events = eventsOf(reading);
  const pagers = pagersOf();
  const defaults = {
    schemeIds: authentication.ids,
    consumes: isFirst ? fields.take("consumes") : undefined,
    produces: isFirst ? fields.take("produces") : undefined,
    isWhole: root.entries().every(({ key }) => rootFields.has(key) || isKnownField(key)),
    address: {
      servers: isFirst ? undefined : root.get("servers"),
      first: isFirst ? swaggerAddress(root) : undefined,
    },
    pagers,
    fernPages: fields.take("x-fern-pagination"),
    addCallbacks: events.addCallbacks,
    doubtCallbacks: events.doubt,
  };
  const servers = isFirst ? undefined : fields.take("servers");
  const baseUrl = isFirst ? swaggerBaseUrl(fields, defaults, reading) : baseUrlAt(servers, reading);
  const operations = operationsAt(fields.take("paths"), defaults, reading);
  const webhooks = version === "3.0" ? fields.take("x-webhooks") : fields.take("webhooks");
  if (webhooks !== undefined && !isFirst) events.addWebhooks(webhooks);
  const headers = globalHeaders(fields.take("x-fern-global-headers"), reading.report);
  const groups = groupsAt(fields.take("tags"), reading);
  const schemas = schemasOf(reading);
  reading.finish();
  reportRest(fields, components, reading);
  const service = toldMap(
    [
      ["title", information.title],
      ["description", information.description],
      ["baseUrl", marks.has("baseUrl") ? undefined : baseUrl],
      ["authentication", authentication.told],
      ["headers", headers],
      ["pagination", pagers.stated(root)],
      ["events", events.told(webhooks ?? root)],
    ],
    root.at,
  );
  const assumed = pagers.told(root) ?? toldMap([], root.at);
  const losses = reading.report.all();
  const value = { source, service, operations, schemas, losses, groups, assumed };
  return { value, diagnostics: [] };
}

/** The fields of a description, of any version. */
const rootFields: ReadonlySet<string> = new Set([
  ...["openapi", "swagger", "info", "$self", "paths", "webhooks", "components", "security"],
  ...["servers", "tags", "externalDocs", "host", "basePath", "schemes", "consumes", "produces"],
  ...["definitions", "parameters", "responses", "securityDefinitions"],
]);

/** Reading a schema may name further ones, which then are read, too. */
function schemasOf(reading: Reading): readonly DescribedSchema[] {
  const read = new Map<string, DescribedSchema>();
  for (let before = -1; before < read.size;) {
    before = read.size;
    for (const { name, node } of reading.names.all()) {
      if (read.has(name)) continue;
      read.set(name, { name, at: node.at, schema: schemaAt(node, reading) });
    }
  }
  return [...read.values()];
}

/** Reports the other parts of the root, and the parts without a reference. */
function reportRest(fields: Fields, components: SourceNode | undefined, reading: Reading): void {
  const isFirst = reading.version === "2.0";
  const followed = (node: SourceNode | undefined) => node && reading.follow(node);
  fields.take("security");
  fields.take("externalDocs");
  if (isFirst) {
    entriesIn(followed(fields.take("definitions")), reading.report);
    for (const kind of ["parameters", "responses"]) {
      for (const { key, node } of entriesIn(followed(fields.take(kind)), reading.report)) {
        if (reading.isUsed(node)) continue;
        reading.report.add(node.at, `${kind}.${key}`, "No operation that is read refers to it.");
      }
    }
  }
  const unplaced = fields.take("x-not-shown-operations");
  if (unplaced !== undefined) {
    const why = "Operations without a method or path are not read.";
    reading.report.add(unplaced.at, "x-not-shown-operations", why);
  }
  entriesIn(isFirst ? undefined : followed(components?.get("schemas")), reading.report);
  reportUnused(components, ["schemas", "securitySchemes"], reading);
  fields.close();
}

const kinds = [
  ...["responses", "parameters", "examples", "requestBodies", "headers", "links", "callbacks"],
  ...["pathItems", "mediaTypes"],
];

/** Reports it, once all else was read. `elsewhere` are components that are read in their own right. */
function reportUnused(
  components: SourceNode | undefined,
  elsewhere: readonly string[],
  reading: Reading,
): void {
  const { report } = reading;
  for (const { key: kind, node: map } of entriesIn(components, report)) {
    if (elsewhere.includes(kind)) continue;
    if (!kinds.includes(kind)) {
      reportField(kind, map, report);
      continue;
    }
    for (const { key, node } of entriesIn(reading.follow(map), report)) {
      if (!reading.isUsed(node)) {
        report.add(node.at, `${kind}.${key}`, "No operation that is read refers to it.");
      }
    }
  }
}
