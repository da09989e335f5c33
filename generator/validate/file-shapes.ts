/** The shapes of the manifest's five kinds of file. */
import { z } from "zod";
import { authenticationShape, requirementsShape } from "./authentication-shape.js";
import {
  deprecatedShape,
  eventsShape,
  idempotentShape,
  limitsShape,
  methods,
  paginationShape,
  paginationUseShape,
  statesShape,
  versioningShape,
} from "./behaviour-shapes.js";
import {
  certainSlot,
  closed,
  filled,
  filledForm,
  form,
  none,
  notShown,
  prose,
  setOf,
  type Shape,
  slot,
  sourceIds,
} from "./forms.js";
import {
  bodyShape,
  errorsShape,
  headersShape,
  parametersShape,
  responsesShape,
  sharedHeaderShape,
  sharedParameterShape,
  sharedResponseShape,
} from "./message-shapes.js";
import { patternSource, textLike } from "./patterns.js";
import { schemaShape } from "./schema-shape.js";

/** A base URL of its own, also where no more is known of it. */
const ownBaseUrlShape = filledForm({ url: certainSlot(textLike("baseUrl")) }).meta({
  id: "own-base-url",
});

const operationShape = form({
  formerly: setOf(textLike("id")).optional(),
  title: certainSlot(prose),
  summary: slot(prose),
  description: slot(prose),
  method: certainSlot(methods),
  path: certainSlot(textLike("path")),
  baseUrl: certainSlot(z.union([textLike("baseUrl"), ownBaseUrlShape])),
  idempotent: idempotentShape,
  deprecated: deprecatedShape,
  authentication: requirementsShape,
  parameters: parametersShape,
  body: slot(bodyShape),
  responses: responsesShape,
  pagination: paginationUseShape,
  limits: limitsShape,
}).meta({ id: "operation" });

/** An operation, nothing but its name (`not shown`), or one that is known not to exist (`none`). */
const operationsShape = idsMap(z.union([operationShape, notShown, none]));

/** A group of operations as it is written. */
export interface GroupValue {
  readonly source?: string | undefined;
  readonly sourceOf?: Readonly<Partial<Record<string, string | readonly string[]>>> | undefined;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly operations?: z.output<typeof operationsShape> | undefined;
  readonly subgroups?: Readonly<Record<string, GroupValue>> | undefined;
}

/** `groups/<id>.yaml`, and each sub-group in it. */
export const groupShape: z.ZodType<GroupValue> = form({
  title: certainSlot(prose),
  description: slot(prose),
  operations: operationsShape.optional(),
  subgroups: idsMap(z.lazy((): z.ZodType<GroupValue> => groupShape)).optional(),
}).meta({ id: "group" });

const sourceShape = closed({
  title: prose,
  kind: z.enum(["document", "observed", "assumed"]),
  date: slot(textLike("date")),
  url: slot(textLike("url")),
}).meta({ id: "source" });

/** `service.yaml`. */
export const serviceShape = form({
  title: certainSlot(prose),
  description: slot(prose),
  baseUrl: slot(textLike("baseUrl")),
  groups: setOf(textLike("id")),
  resources: slot(setOf(textLike("id"))),
  sources: idsMap(sourceShape),
  clients: slot(setOf(textLike("id"))),
  authentication: authenticationShape,
  headers: headersShape,
  errors: errorsShape,
  limits: limitsShape,
  pagination: paginationShape,
  states: statesShape,
  events: eventsShape,
  versioning: versioningShape,
}).meta({ id: "service" });

/** `schemas/<resource>.yaml`. */
export const schemasShape = closed({
  source: textLike("id").optional(),
  sourceOf: z.record(textLike("id"), sourceIds).optional(),
  schemas: idsMap(schemaShape),
}).meta({ id: "schemas" });

/** `shared/<any>.yaml`: what is said once, by kind, and referred to by name. */
export const sharedShape = closed({
  source: textLike("id").optional(),
  parameters: idsMap(sharedParameterShape).optional(),
  headers: idsMap(z.union([sharedHeaderShape, notShown])).optional(),
  responses: idsMap(z.union([sharedResponseShape, notShown])).optional(),
}).meta({ id: "shared" });

/** The settings of a target. */
interface SettingsOfTarget {
  readonly name: string;
  /** One line, which editors show beside the name. */
  readonly summary: string;
  readonly settings: Shape<unknown>;
}

/** `targets.yaml`: each target has settings of its own; one that is left out is not made. */
export function targetsShapeOf(targets: readonly SettingsOfTarget[]): Shape<TargetsValue> {
  const shapes = targets.map(
    ({ name, summary, settings }) => [name, settings.optional().describe(summary)] as const,
  );
  return closed({ targets: closed(Object.fromEntries(shapes)) }).meta({ id: "targets" });
}

export type OperationValue = z.output<typeof operationShape>;
export type ServiceValue = z.output<typeof serviceShape>;
export type SourceValue = z.output<typeof sourceShape>;
export type SchemasValue = z.output<typeof schemasShape>;
export type SharedValue = z.output<typeof sharedShape>;
/** Settings by the name of their target: each of the shape that the target gives. */
export interface TargetsValue {
  readonly targets: Readonly<Record<string, unknown>>;
}

/** A map of things by id that is complete: what it does not name does not exist. */
function idsMap<T extends z.ZodType>(value: T) {
  return filled(z.record(textLike("id"), value)).meta({
    propertyNames: { pattern: patternSource("id") },
  });
}
