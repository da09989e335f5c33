/** Manifests of services that nobody has, of any size: what speed and the cost of types are measured with. */
import { stringify } from "yaml";
import { type NamedOperation, operationsOf, operationsPerResource } from "./operations.js";
import { type Resource, resources } from "./resource.js";
import { schemasOf, sharedSchemas } from "./schemas.js";

/** How large a service is. */
export interface Size {
  /** How many operations; each twenty have a group, and nine schemas, of their own. */
  readonly operations: number;
}

/** The files of a manifest by path. The same size gives the same bytes. */
export function syntheticManifest({ operations }: Size): ReadonlyMap<string, string> {
  const all = syntheticResources({ operations });
  return new Map([
    yamlFile("service.yaml", serviceOf(all)),
    yamlFile("targets.yaml", {
      targets: {
        docs: {},
        http: {},
        "model-json": {},
        openapi: { version: "1.0.0" },
        "typescript-client": { package: "synthetic-service", version: "1.0.0", license: "MIT" },
        "typescript-server": { package: "synthetic-server", version: "1.0.0", license: "MIT" },
      },
    }),
    yamlFile("schemas/shared.yaml", { source: "handbook", schemas: sharedSchemas }),
    ...all.flatMap((resource) => [
      yamlFile(`schemas/${resource.id}.yaml`, { source: "handbook", schemas: schemasOf(resource) }),
      yamlFile(
        `groups/${resource.id}.yaml`,
        groupOf(
          resource,
          operationsOf(resource).slice(0, operations - resource.index * operationsPerResource),
        ),
      ),
    ]),
  ]);
}

/** Returns the resources of a service of a size: one for each group. */
export function syntheticResources({ operations }: Size): readonly Resource[] {
  return resources(Math.ceil(operations / operationsPerResource));
}

function serviceOf(all: readonly Resource[]): object {
  const ids = all.map(({ id }) => id);
  const body = { "application/json": { schema: { $ref: "#/schemas/error-body" } } };
  const error = (description: string) => ({ description, headers: "none", content: body });
  return {
    source: "handbook",
    title: "Synthetic Service",
    description: "A service that nobody has.",
    baseUrl: "https://api.example.com/v1",
    groups: ids,
    resources: ids,
    sources: { handbook: { title: "Handbook", kind: "document", date: "2026-01-15", url: "none" } },
    clients: ["typescript"],
    authentication: "none",
    headers: "none",
    errors: { 401: error("The token has expired."), 429: error("Too many requests.") },
  };
}

function groupOf({ noun }: Resource, operations: readonly NamedOperation[]): object {
  const isLine = ([id]: NamedOperation): boolean => id.startsWith("lines.");
  const ofLines = operations
    .filter(isLine)
    .map(([id, facts]) => [id.slice("lines.".length), facts] as const);
  return {
    source: "handbook",
    title: `Each ${noun}`,
    description: `All that can be done with a ${noun}.`,
    operations: Object.fromEntries(operations.filter((each) => !isLine(each))),
    ...(ofLines.length > 0 && {
      subgroups: {
        lines: { title: `Lines of a ${noun}`, operations: Object.fromEntries(ofLines) },
      },
    }),
  };
}

/** Without anchors, which a manifest does not have. */
function yamlFile(path: string, value: object): readonly [path: string, text: string] {
  return [path, stringify(value, { aliasDuplicateObjects: false })];
}
