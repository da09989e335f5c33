/** Parameters that something else of an operation names: limits, pagination, idempotency. */
import { type Diagnostic, diagnostic } from "../../diagnostics/diagnostic.js";
import { didYouMean } from "../../diagnostics/suggest.js";
import type { ParameterPointer } from "../../model/behaviour.js";
import { isOpen, knownItems, knownValue } from "../../model/known.js";
import type { ApiModel, Operation, Service } from "../../model/model.js";
import { operationsOf } from "../../model/walk.js";
import type { SourceRef } from "../../source-ref.js";

/** A pointer, where it stands, and what it is for: "pages by". */
interface Use {
  readonly pointer: ParameterPointer;
  readonly at: SourceRef;
  readonly verb: string;
}

/** Checks what each operation's limits and idempotency are about. */
export function checkPointedParameters(model: ApiModel): readonly Diagnostic[] {
  return operationsOf(model).flatMap((operation) => [
    ...limitUses(operation).flatMap((use) => missingParameter(operation, use)),
    ...missingKey(operation, model.service),
  ]);
}

function limitUses({ limits }: Operation): readonly Use[] {
  const { idsPerCall, other } = knownValue(limits) ?? {};
  const holders = idsPerCall && knownValue(idsPerCall)?.of;
  const checks = (other && knownValue(other)) ?? [];
  return [
    ...(holders?.state === "known"
      ? holders.value.map((pointer) => ({ pointer, at: holders.at, verb: "counts ids in" }))
      : []),
    ...checks.flatMap(({ check }) =>
      check.state === "known"
        ? check.value.of.map((pointer) => ({ pointer, at: check.at, verb: "limits" }))
        : [],
    ),
  ];
}

/** The header of an idempotency key is one of the operation's own, or of those that go with every request. */
function missingKey(operation: Operation, { headers }: Service): readonly Diagnostic[] {
  const { idempotent } = operation;
  const header = knownValue(idempotent)?.header;
  if (header === undefined || isOpen(headers)) return [];
  if (knownItems(headers).some(({ name }) => isSameHeader(name, header))) return [];
  const pointer: ParameterPointer = { place: "header", name: header };
  const verb = "is made idempotent by";
  return missingParameter(operation, { pointer, at: idempotent.at, verb });
}

/** The fault of an operation whose parameters are all known and do not have the one that is named. */
export function missingParameter(
  { id, parameters }: Operation,
  { pointer: { place, name }, at, verb }: Use,
): readonly Diagnostic[] {
  if (place === "body" || isOpen(parameters[place])) return [];
  const known = knownItems(parameters[place]).map((parameter) => parameter.name);
  if (known.includes(name)) return [];
  if (place === "header" && known.some((each) => isSameHeader(each, name))) return [];
  const meant = didYouMean(name, known);
  return [
    diagnostic("unknown-parameter", {
      at,
      message: `${id} ${verb} ${place}.${name}, and has no such parameter`,
      help:
        meant === undefined ? `add \`${name}\` to its \`${place}\`` : `did you mean \`${meant}\`?`,
      related: [{ message: `its ${place} parameters`, at: parameters[place].at }],
    }),
  ];
}

/** Names of headers have no case (RFC 9110, section 5.1). */
function isSameHeader(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
