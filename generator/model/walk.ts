/** Ways through the model: everything of one kind, in its order. */
import { type Certain, knownItems } from "./known.js";
import type { Body, Content, Parameter, Response } from "./message.js";
import type { ApiModel, Group, Operation } from "./model.js";
import type { Property, Schema } from "./schema.js";
import type { Shared } from "./shared.js";

/** The groups of a list and all groups below them, each before its own. */
export function groupsBelow(groups: readonly Group[]): readonly Group[] {
  return groups.flatMap((group) => [group, ...groupsBelow(group.groups)]);
}

/** All operations, group by group. */
export function operationsOf(model: ApiModel): readonly Operation[] {
  return groupsBelow(model.groups).flatMap((group) => group.operations);
}

/** The id of the outermost group of a group or of an operation. */
export function outermostOf(id: string): string {
  return id.split(".")[0] ?? id;
}

/** The operation of an id; only the outermost group is looked at that the id names. */
export function operationOfId(id: string, model: ApiModel): Operation | undefined {
  const outermost = outermostOf(id);
  return groupsBelow(model.groups.filter((each) => each.id === outermost))
    .flatMap(({ operations }) => operations)
    .find((each) => each.id === id);
}

/** The parameters of an operation that are known by name, in all places. */
export function parametersOf({ parameters }: Operation): readonly Parameter[] {
  const { path, query, header, cookie } = parameters;
  return [path, query, header, cookie].flatMap(knownItems);
}

/**
 * The schemas that stand somewhere in the model by themselves: named ones, and those of parameters, bodies and so on; each once,
 * however many use it.
 */
export function rootSchemas(model: ApiModel): readonly Schema[] {
  return distinct([
    ...model.schemas.map(({ schema }) => schema),
    ...requestSchemas(model),
    ...responseSchemas(model),
    ...sharedSchemas(model.shared),
    ...knownSchemas(knownItems(model.service.states)),
  ]);
}

/** The schemas that an operation states: those of its parameters, its body and its responses. */
export function schemasOfOperation(operation: Operation): readonly Schema[] {
  const parameters = parametersOf(operation);
  const { body } = operation;
  const responses = knownItems(operation.responses);
  return knownSchemas([
    ...parameters,
    ...responses.flatMap(({ headers }) => knownItems(headers)),
    ...contentsOf([...parameters, ...(body.state === "known" ? [body.value] : []), ...responses]),
  ]);
}

/** The schemas of what a caller sends: parameters, headers that go with every request, bodies. */
export function requestSchemas(model: ApiModel): readonly Schema[] {
  const operations = operationsOf(model);
  const parameters = operations.flatMap(parametersOf);
  const bodies = operations.flatMap(({ body }) => (body.state === "known" ? [body.value] : []));
  return distinct(
    knownSchemas([
      ...parameters,
      ...knownItems(model.service.headers),
      ...contentsOf(parameters),
      ...contentsOf(bodies),
    ]),
  );
}

/** The schemas of what the service sends: responses, their headers, events. */
export function responseSchemas({ service, groups }: ApiModel): readonly Schema[] {
  const own = groupsBelow(groups).flatMap(({ operations }) =>
    operations.flatMap(({ responses }) => knownItems(responses)),
  );
  const responses = [...knownItems(service.errors), ...own];
  const payloads = knownItems(service.events).flatMap(({ payload }) =>
    payload.state === "known" ? [payload.value] : [],
  );
  return distinct(
    knownSchemas([
      ...responses.flatMap(({ headers }) => knownItems(headers)),
      ...contentsOf(responses),
      ...contentsOf(payloads),
    ]),
  );
}

/** The schemas of what is said once, whether or not anything uses it. */
function sharedSchemas({ parameters, headers, responses }: Shared): readonly Schema[] {
  return knownSchemas([
    ...parameters,
    ...contentsOf(parameters),
    ...headers,
    ...responses.flatMap((each) => knownItems(each.headers)),
    ...contentsOf(responses),
  ]);
}

/** All uses of a thing that is said once have its one schema. */
function distinct(schemas: readonly Schema[]): readonly Schema[] {
  return [...new Set(schemas)];
}

function knownSchemas(holders: readonly { readonly schema: Certain<Schema> }[]): readonly Schema[] {
  return holders.flatMap(({ schema }) => (schema.state === "known" ? [schema.value] : []));
}

function contentsOf(
  holders: readonly Pick<Body | Response | Parameter, "content">[],
): readonly Content[] {
  return holders.flatMap(({ content }) => knownItems(content));
}

/** A schema and every schema in it, each before its own. References are not followed. */
export function schemasIn(schema: Schema): readonly Schema[] {
  const found: Schema[] = [];
  const collect = (each: Schema): void => {
    found.push(each);
    eachChild(each, collect);
  };
  collect(schema);
  return found;
}

/** The schemas directly in a schema. */
export function childrenOf(schema: Schema): readonly Schema[] {
  const children: Schema[] = [];
  eachChild(schema, (child) => {
    children.push(child);
  });
  return children;
}

const noProperties: readonly Property[] = [];

/** Goes through the schemas directly in a schema, without a list for each of tens of thousands. */
export function eachChild(schema: Schema, visit: (child: Schema) => void): void {
  ownChildren(schema, visit);
  const { unevaluatedItems, unevaluatedProperties } = schema;
  if (unevaluatedItems !== undefined) visit(unevaluatedItems);
  if (unevaluatedProperties !== undefined) visit(unevaluatedProperties);
}

function ownChildren(schema: Schema, visit: (child: Schema) => void): void {
  switch (schema.kind) {
    case "object":
      for (const property of schema.properties) visit(property.schema);
      for (const property of schema.patternProperties) visit(property.schema);
      visit(schema.additional);
      if (schema.propertyNames !== undefined) visit(schema.propertyNames);
      for (const property of schema.dependentSchemas ?? noProperties) visit(property.schema);
      break;
    case "array":
      for (const item of schema.prefix) visit(item);
      visit(schema.items);
      if (schema.contains !== undefined) visit(schema.contains);
      break;
    case "allOf":
    case "anyOf":
    case "oneOf":
      for (const member of schema.members) visit(member);
      break;
    case "not":
      visit(schema.schema);
      break;
    case "conditional":
      visit(schema.condition);
      if (schema.consequence !== undefined) visit(schema.consequence);
      if (schema.alternative !== undefined) visit(schema.alternative);
      break;
    case "string":
      if (schema.contentSchema !== undefined) visit(schema.contentSchema);
      break;
    case "any":
    case "never":
    case "notShown":
    case "reference":
    case "number":
    case "boolean":
    case "null":
    case "enum":
      break;
  }
}
