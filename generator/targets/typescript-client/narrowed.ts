/** Which types of the package narrowed because facts were filled in, and which calls may break by that at compile time. */
import type { FactChange, ModelChanges } from "../../changes/change.js";
import type { NarrowedType } from "../../emit/target.js";
import { camelCase, pascalCase } from "../../emit/typescript/names.js";
import { type SchemaNames, schemaNames } from "../../emit/typescript/schemas/schema-names.js";
import type { ApiModel, Operation } from "../../model/model.js";
import { type ServiceFailures, serviceFailures } from "../../sdk/operations/failures.js";
import { payloadsName } from "../../emit/typescript/package/events.js";
import { isCallable } from "../../sdk/operations/facts.js";
import { modelNames, runtimeNames } from "./index-file.js";
import { type GroupLayout, layoutOf } from "../../emit/typescript/package/layout.js";
import {
  narrowedBody,
  type NarrowedOperation,
  narrowedParameters,
  type Narrowing,
} from "./narrowed-inputs.js";
import { factsOfUses } from "./narrowed-shared.js";
import { narrowedResult, narrowedSchema } from "./narrowed-outputs.js";
import { emitOperation } from "./operations.js";
import { commonErrorsName } from "./responses.js";
import { importingScopes } from "../../emit/typescript/package/schema-scopes.js";
import { classNameOf, type Settings } from "./settings.js";
import { FileImports } from "../../emit/typescript/package/source-files.js";
import { reservedSubpaths } from "./source-files.js";
import { unreachable } from "../../unreachable.js";

/** What a change is looked at with. */
interface View {
  readonly model: ApiModel;
  readonly names: SchemaNames;
  readonly errors: ServiceFailures;
  readonly earlier: ModelChanges["earlier"];
  /** Operations by id. */
  readonly operations: ReadonlyMap<string, PlacedOperation>;
}

/** An operation and its group. */
interface PlacedOperation {
  readonly operation: Operation;
  readonly layout: GroupLayout;
  /** Its group as members of the client: `me.savedBooks`. */
  readonly group: string;
}

/**
 * The types that narrowed, one line for each and each once. An operation that could not be called had no types: it
 * can be called now, which breaks nobody.
 */
export function narrowedTypes(
  { facts, earlier }: ModelChanges,
  model: ApiModel,
  settings: Settings,
): readonly NarrowedType[] {
  const taken = [...runtimeNames, ...modelNames, classNameOf(settings)];
  const names = schemaNames(model, taken);
  const view: View = {
    model,
    names,
    errors: serviceFailures(model, names.find),
    earlier,
    operations: operationsById(model),
  };
  const found = facts
    .filter(({ kind }) => kind === "filled")
    .flatMap((fact) => factsOfUses(fact, model))
    .flatMap((fact) => narrowedBy(fact, view));
  return [...new Map(found.map((each) => [JSON.stringify(each), each])).values()];
}

function narrowedBy(fact: FactChange, view: View): readonly NarrowedType[] {
  const { subject, slot } = fact;
  const breaking = (narrowings: readonly Narrowing[], isUsed: boolean): readonly NarrowedType[] =>
    narrowings.map((each) => ({ ...each, breaking: isUsed }));
  switch (subject.kind) {
    case "operation": {
      const placed = view.operations.get(subject.name);
      if (placed === undefined || !isCallable(placed.operation)) return [];
      return wasCallable(placed.operation, view)
        ? breaking(narrowedOperation(slot, placed, view), true)
        : nowCallable(slot, placed);
    }
    case "schema": {
      const isReached = view.earlier.reached.has(subject.name);
      return breaking(narrowedSchema(subject.name, slot.slice(1), view), isReached);
    }
    case "service":
      return [
        ...breaking(narrowedErrors(fact), view.earlier.callable.size > 0),
        ...breaking(narrowedEvents(fact), true),
      ];
    case "group":
    // They were told of each use.
    case "parameter":
    case "header":
    case "response":
      return [];
    default:
      return unreachable(subject.kind);
  }
}

function nowCallable(slot: readonly string[], placed: PlacedOperation): readonly NarrowedType[] {
  const makesIt = slot.length === 1 && (slot[0] === "method" || slot[0] === "path");
  return makesIt ? [{ name: spelledCall(placed), now: "can be called now", breaking: false }] : [];
}

/** Also under a name that it had before. */
function wasCallable({ id, name, formerly }: Operation, { earlier }: View): boolean {
  const group = id.slice(0, -name.length);
  return [name, ...formerly].some((each) => earlier.callable.has(group + each));
}

function narrowedOperation(
  [part = "", ...slot]: readonly string[],
  placed: PlacedOperation,
  view: View,
): readonly Narrowing[] {
  if (part !== "parameters" && part !== "body" && part !== "responses") return [];
  const operation = narrowedOperationOf(placed, view);
  if (operation === undefined) return [];
  if (part === "body") return narrowedBody(slot, operation);
  if (part === "responses") return narrowedResult(slot, operation);
  const [place, ...rest] = slot;
  return place === "path" || place === "query" || place === "header" || place === "cookie"
    ? narrowedParameters(place, rest, operation)
    : [];
}

/** Its types as its file has them, apart from names that collide there. */
function narrowedOperationOf(
  placed: PlacedOperation,
  { model, names, errors }: View,
): NarrowedOperation | undefined {
  const { operation, layout, group } = placed;
  const imports = new FileImports(`groups/${layout.file}`, []);
  const { service } = model;
  const scope = {
    imports,
    types: importingScopes(names, imports),
    functions: new Set<string>(),
    service,
    errors,
  };
  const { call, statements } = emitOperation(operation, scope, model);
  const prefix = pascalCase(operation.name);
  return call && { operation, call, statements, prefix, group, spelled: spelledCall(placed) };
}

function spelledCall({ operation, group }: PlacedOperation): string {
  return `client.${group}.${camelCase(operation.name)}`;
}

/** What any operation may answer. */
function narrowedErrors({ slot, now }: FactChange): readonly Narrowing[] {
  const [service, errors, status, part] = slot;
  if (service !== "service" || errors !== "errors" || status === undefined) return [];
  if (part !== "content" && part !== "headers") return [];
  return [{ name: `${commonErrorsName}[${JSON.stringify(status)}]`, was: `${part} unknown`, now }];
}

/** What an event carries. */
function narrowedEvents({ slot, now }: FactChange): readonly Narrowing[] {
  const [service, events, event, part] = slot;
  if (service !== "service" || events !== "events" || event === undefined) return [];
  if (part !== "payload") return [];
  return [{ name: `${payloadsName}[${JSON.stringify(event)}]`, was: "payload unknown", now }];
}

function operationsById(model: ApiModel): ReadonlyMap<string, PlacedOperation> {
  const placed = (layout: GroupLayout, around: string): readonly PlacedOperation[] => {
    const group = `${around}${layout.member}`;
    return [
      ...layout.group.operations.map((operation) => ({ operation, layout, group })),
      ...layout.groups.flatMap((each) => placed(each, `${group}.`)),
    ];
  };
  const all = layoutOf(model.groups, reservedSubpaths).flatMap((layout) => placed(layout, ""));
  return new Map(all.map((each) => [each.operation.id, each]));
}
