/**
 * Descriptions of others that are very large, in the form in which metadata of a service with deep paths is published: each
 * entity under each way that leads to it, with the same schemas in cycles and long texts. 22,361 operations have 48 MB in YAML.
 */
import {
  camelCase,
  commonSchemas,
  describedSchemas,
  neighborsOf,
  refTo,
  schemaName,
} from "./description-schemas.js";
import type { Size } from "./manifest.js";
import { type Resource, resourceLimit, resources } from "./resource.js";

/** An entity at the end of a way of paths. */
interface Way {
  readonly resource: Resource;
  /** `/harbourTasks/{harbourTask-id}/fleetOrders` */
  readonly path: string;
  /** Path parameters, by name. */
  readonly parameters: readonly string[];
  /** `harbourTasks.fleetOrders` */
  readonly id: string;
  /** `harbourTasks.fleetOrder` */
  readonly tag: string;
}

/** Ways that begin at one entity and so have one outermost group. */
const operationsPerRoot = 350;

/** An OpenAPI 3.0 description with so many operations. The same size gives the same description. */
export function syntheticDescription({ operations }: Size): object {
  const all = resources(Math.min(resourceLimit, Math.max(8, Math.ceil(operations / 35))));
  const roots = all.slice(0, Math.ceil(operations / operationsPerRoot));
  const paths = roots.flatMap((root, index) => {
    const first = index * operationsPerRoot;
    return pathsBelow(root, all, Math.min(operationsPerRoot, operations - first));
  });
  return {
    openapi: "3.0.4",
    info: {
      title: "Very Large Service",
      description: "A service that nobody has.",
      version: "beta",
    },
    servers: [{ url: "https://api.example.com/beta" }],
    paths: Object.fromEntries(paths),
    components: {
      schemas: Object.assign(
        { ...commonSchemas },
        ...all.map((each) => describedSchemas(each, all)),
      ),
      responses: {
        error: { description: "error", content: json(refTo("example.fault")) },
      },
      parameters: Object.fromEntries(sharedParameters),
    },
  };
}

const sharedParameters = [
  ["top", "$top", "Show only the first n items", { type: "integer", minimum: 0 }],
  ["skip", "$skip", "Skip the first n items", { type: "integer", minimum: 0 }],
  ["search", "$search", "Search items by search phrases", { type: "string" }],
  ["filter", "$filter", "Filter items by property values", { type: "string" }],
  ["count", "$count", "Include count of items", { type: "boolean" }],
].map(([key, name, description, schema]) => [
  key,
  { name, in: "query", description, style: "form", explode: false, schema },
]);

/** Path items below a root, the shorter paths first, until there are so many operations. */
function pathsBelow(
  root: Resource,
  all: readonly Resource[],
  operations: number,
): readonly (readonly [path: string, item: object])[] {
  const name = `${camelCase(root.id)}s`;
  const start = {
    resource: root,
    path: `/${name}`,
    parameters: [],
    id: name,
    tag: `${name}.${name}`,
  };
  const waiting: Way[] = [start];
  const items: (readonly [string, object])[] = [];
  let left = operations;
  for (const way of waiting) {
    for (const [path, parameters, methods] of pathItems(way)) {
      const taken = methods.slice(0, left);
      left -= taken.length;
      if (taken.length > 0) items.push([path, { ...Object.fromEntries(taken), parameters }]);
    }
    if (left === 0) return items;
    for (const next of neighborsOf(way.resource, all)) waiting.push(wayTo(next, way, name));
  }
  return items;
}

function wayTo(resource: Resource, from: Way, root: string): Way {
  const member = camelCase(resource.id);
  const item = itemOf(from);
  return {
    resource,
    path: `${item.path}/${member}s`,
    parameters: item.parameters,
    id: `${from.id}.${member}s`,
    tag: from.path.includes("/{") ? from.tag : `${root}.${member}`,
  };
}

/** The path of one of a collection; an entity that lies in itself has a number behind its parameter. */
function itemOf({ path, parameters, resource }: Way): Pick<Way, "path" | "parameters"> {
  const base = `${camelCase(resource.id)}-id`;
  const before = parameters.filter((each) => each.startsWith(base)).length;
  const name = before === 0 ? base : `${base}${before}`;
  return { path: `${path}/{${name}}`, parameters: [...parameters, name] };
}

type PathItem = readonly [
  path: string,
  parameters: readonly object[],
  methods: readonly (readonly [method: string, operation: object])[],
];

function pathItems(way: Way): readonly PathItem[] {
  const { resource } = way;
  const [noun, entity] = [resource.noun, refTo(schemaName(resource))];
  const title = camelCase(resource.id).replace(/^./, (first) => first.toUpperCase());
  const item = itemOf(way);
  const page = refTo(schemaName(resource, "CollectionResponse"));
  const operation = (verb: string, summary: string, rest: object): object =>
    operationOf(way, { id: `${way.id}.${verb}${title}`, summary, rest });
  return [
    [
      way.path,
      way.parameters.map(pathParameter),
      [
        [
          "get",
          operation("List", `List ${noun}s`, {
            parameters: [
              ...sharedParameters.map(([key]) => ({
                $ref: `#/components/parameters/${String(key)}`,
              })),
              ...chosen("orderby", "select", "expand"),
            ],
            responses: answers("Retrieved collection", page),
            "x-ms-pageable": {
              nextLinkName: "@odata.nextLink",
              operationName: "listMore",
              itemName: "value",
            },
          }),
        ],
        [
          "post",
          operation("Create", `Create a ${noun}`, {
            requestBody: body(entity),
            responses: answers("Created navigation property.", entity),
          }),
        ],
      ],
    ],
    [
      item.path,
      item.parameters.map(pathParameter),
      [
        [
          "get",
          operation("Get", `Get a ${noun}`, {
            parameters: chosen("select", "expand"),
            responses: answers("Retrieved navigation property", entity),
          }),
        ],
        [
          "patch",
          operation("Update", `Update a ${noun}`, {
            requestBody: body(entity),
            responses: answers("Success", entity),
          }),
        ],
        [
          "delete",
          operation("Delete", `Delete a ${noun}`, {
            parameters: [
              { name: "If-Match", in: "header", description: "ETag", schema: { type: "string" } },
            ],
            responses: answers("Success"),
          }),
        ],
      ],
    ],
    [
      `${way.path}/$count`,
      way.parameters.map(pathParameter),
      [
        [
          "get",
          operation("GetCount", `Get the number of ${noun}s`, {
            parameters: ["search", "filter"].map((key) => ({
              $ref: `#/components/parameters/${key}`,
            })),
            responses: {
              "2XX": {
                description: "The count of the resource",
                content: { "text/plain": { schema: { type: "integer", format: "int32" } } },
              },
              ...faults,
            },
          }),
        ],
      ],
    ],
  ];
}

function operationOf(
  { tag, resource: { noun }, path }: Way,
  { id, summary, rest }: { readonly id: string; readonly summary: string; readonly rest: object },
): object {
  return {
    tags: [tag],
    summary,
    description: `${summary} of ${path.split("/")[1] ?? ""}, with the properties of the ${noun} object.`,
    externalDocs: {
      description: "Find more info here",
      url: `https://docs.example.com/api/${id.toLowerCase().replaceAll(".", "-")}`,
    },
    operationId: id,
    ...rest,
    "x-ms-docs-operation-type": "operation",
  };
}

function pathParameter(name: string): object {
  const noun = name.replace(/-id\d*$/, "");
  return {
    name,
    in: "path",
    description: `Identifier of ${noun}`,
    required: true,
    schema: { type: "string" },
    "x-ms-docs-key-type": noun,
  };
}

/** Parameters of lists that are written out at each operation. */
function chosen(...names: readonly string[]): readonly object[] {
  const texts: Readonly<Record<string, string>> = {
    orderby: "Order items by property values",
    select: "Select properties to be returned",
    expand: "Expand related entities",
  };
  return names.map((name) => ({
    name: `$${name}`,
    in: "query",
    description: texts[name],
    style: "form",
    explode: false,
    schema: { uniqueItems: true, type: "array", items: { type: "string" } },
  }));
}

function json(schema: object): object {
  return { "application/json": { schema } };
}

function body(schema: object): object {
  return { description: "New property values", content: json(schema), required: true };
}

const faults = {
  "4XX": { $ref: "#/components/responses/error" },
  "5XX": { $ref: "#/components/responses/error" },
};

function answers(description: string, schema?: object): object {
  if (schema === undefined) return { "204": { description }, ...faults };
  return { "2XX": { description, content: json(schema) }, ...faults };
}
