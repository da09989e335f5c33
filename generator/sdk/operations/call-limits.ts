/** The limits of an operation's calls, as far as one call alone shows them. */
import type { Limits, ParameterPointer } from "../../model/behaviour.js";
import { type Fact, knownItems, knownValue } from "../../model/known.js";
import type { Operation, Service } from "../../model/model.js";
import { dereferenced, type FindSchema, propertiesThrough } from "../../model/schema-members.js";
import { valueFacts } from "../messages/parameter-values.js";
import { contentKind } from "../messages/content-kinds.js";

/** The name of the source of a limit that stands in the schema of its parameter. */
export const ofSchema = "its schema";

/** One limit: the runtime's `Limit`. */
export interface CallLimit {
  /** Parameters, and properties of the body, that are counted together. */
  readonly of: readonly ParameterPointer[];
  readonly maxItems?: number | undefined;
  readonly minItems?: number | undefined;
  readonly maximum?: number | undefined;
  /** Where the manifest says so. */
  readonly by: string;
}

/**
 * All limits of an operation: bounds of arrays that its schemas say, ids, the size of a page, and totals. The operation's
 * own word goes before the service's, fact by fact. Values in the path are not counted: there is always one.
 */
export function limitsOf(
  operation: Operation,
  service: Service,
  find: FindSchema,
): readonly CallLimit[] {
  const own = knownValue(operation.limits);
  const has = (pointer: ParameterPointer): boolean => isKnownToTake(operation, pointer, find);
  const arrays = arrayLimits(operation, find);
  const ids = idLimits(own, service.limits, has);
  return [
    ...arrays.map((bounds) => tightened(bounds, ids)),
    ...ids.filter(({ of: [id] }) => !arrays.some(({ of: [array] }) => isSame(id, array))),
    ...pageLimits(operation, service),
    ...totals(own, () => true),
    ...totals(service.limits, has),
  ];
}

/** Returns the limits of arrays in the schemas of parameters. */
function arrayLimits({ parameters }: Operation, find: FindSchema): readonly CallLimit[] {
  return (["query", "header", "cookie"] as const).flatMap((place) =>
    knownItems(parameters[place]).flatMap((parameter): readonly CallLimit[] => {
      const { name } = parameter;
      const { schema } = valueFacts(parameter);
      const known = schema.state === "known" ? dereferenced(schema.value, find) : undefined;
      if (known?.kind !== "array") return [];
      const { maxItems, minItems = 0 } = known;
      if (maxItems === undefined && minItems === 0) return [];
      const bounds = { maxItems, minItems: minItems === 0 ? undefined : minItems };
      return [{ of: [{ place, name }], ...bounds, by: ofSchema }];
    }),
  );
}

/** Returns the smaller one of two limits of an array. */
function tightened(bounds: CallLimit, ids: readonly CallLimit[]): CallLimit {
  const [pointer] = bounds.of;
  const other = ids.find(({ of: [each] }) => isSame(each, pointer));
  const { maxItems = Infinity } = bounds;
  const isTighter = other?.maxItems !== undefined && other.maxItems < maxItems;
  return isTighter ? { ...other, minItems: bounds.minItems } : bounds;
}

function idLimits(
  own: Limits | undefined,
  { idsPerCall }: Limits,
  has: (pointer: ParameterPointer) => boolean,
): readonly CallLimit[] {
  if (own?.idsPerCall.state === "none") return [];
  const [mine, shared] = [own && knownValue(own.idsPerCall), knownValue(idsPerCall)];
  const maximum = firstShown(mine?.maximum, shared?.maximum);
  const of = firstShown(mine?.of, shared?.of) ?? [];
  if (maximum === undefined) return [];
  const isOwn = mine?.of.state === "known";
  return of
    .filter((pointer) => pointer.place !== "path" && (isOwn || has(pointer)))
    .map((pointer) => ({ of: [pointer], maxItems: maximum, by: "limits.idsPerCall" }));
}

/** The parameter in which its pager takes the number of items. */
function pageLimits({ pagination, limits }: Operation, service: Service): readonly CallLimit[] {
  const own = knownValue(limits)?.pageSize;
  const shared = knownValue(service.limits.pageSize);
  const maximum =
    own?.state === "none"
      ? undefined
      : firstShown(own && knownValue(own)?.maximum, shared?.maximum);
  const uses = knownValue(pagination)?.uses;
  const pager = knownItems(service.pagination).find(({ name }) => name === uses);
  if (maximum === undefined || pager?.request.state !== "known") return [];
  return knownItems(pager.request).flatMap(({ role, parameter }) =>
    role === "limit" && parameter.state === "known" && parameter.value.place !== "path"
      ? [{ of: [parameter.value], maximum, by: "limits.pageSize" }]
      : [],
  );
}

/** Sums, of which those that a service names count only where an operation is known to take what they are about. */
function totals(
  limits: Limits | undefined,
  has: (pointer: ParameterPointer) => boolean,
): readonly CallLimit[] {
  const all = limits && knownValue(limits.other);
  return (all ?? []).flatMap(({ text, check }) => {
    if (check.state !== "known") return [];
    const of = check.value.of.filter((pointer) => pointer.place !== "path" && has(pointer));
    return of.length === 0 ? [] : [{ of, maxItems: check.value.maxTotal, by: text }];
  });
}

/** Returns the operation's own fact, or the service's where the operation does not show it. */
function firstShown<T>(own: Fact<T> | undefined, ofService: Fact<T> | undefined): T | undefined {
  const fact = own && own.state !== "notShown" ? own : ofService;
  return fact && knownValue(fact);
}

function isKnownToTake(
  { parameters, body }: Operation,
  { place, name }: ParameterPointer,
  find: FindSchema,
): boolean {
  if (place !== "body") return knownItems(parameters[place]).some((each) => each.name === name);
  const content = knownValue(body)?.content;
  return (content === undefined ? [] : knownItems(content)).some(
    (each) =>
      contentKind(each, find) === "json" &&
      each.schema.state === "known" &&
      propertiesThrough(each.schema.value, find).some((property) => property.name === name),
  );
}

function isSame(one: ParameterPointer | undefined, other: ParameterPointer | undefined): boolean {
  return one?.place === other?.place && one?.name === other?.name;
}

/** As the runtime has it: `query.ids`. */
export function pointerText({ place, name }: ParameterPointer): string {
  return `${place}.${name}`;
}
