/** Which call shows a thing best in a README. Calls come as `sampleCalls` has them: those first that are the best to look at. */
import type { ApiModel } from "../../model/model.js";
import { dereferenced, type FindSchema } from "../../model/schema-members.js";
import type { Choice } from "../messages/negotiation.js";
import type { FailurePlan } from "../operations/failures.js";
import type { FollowedPaging } from "../operations/paging.js";
import type { ParameterPlan } from "../operations/parameters.js";
import { callPlan, followedPaging } from "../plan-of.js";
import { resultPlan } from "../operations/result.js";
import {
  bodyKind,
  type BodyKind,
  type SampleBody,
  sampleBody,
  shownContents,
} from "../samples/bodies.js";
import { hasInheritedName, parameterValue, type SampleCall } from "../samples/calls.js";
import type { ValueScope } from "../samples/values.js";
import { isSampleObject, type SampleObject, type SampleValue } from "../samples/sample-value.js";

/** A call of which every answer is a stream. */
export function streamedCall<Call extends SampleCall>(
  calls: readonly Call[],
  find: FindSchema,
): Call | undefined {
  return calls.find(({ operation }) => resultPlan(operation, find).kind === "stream");
}

/** A call that may ask for another representation than it does unless told. */
export interface ChoosingCall<Call> {
  readonly call: Call;
  readonly choice: Choice;
  readonly other: string;
}

/** The first that names a media type whole. */
export function choosingCall<Call extends SampleCall>(
  calls: readonly Call[],
  find: FindSchema,
): ChoosingCall<Call> | undefined {
  const [found] = calls.flatMap((call): readonly ChoosingCall<Call>[] => {
    const { choice } = resultPlan(call.operation, find).negotiation;
    const types = choice?.representations.map(({ mediaType }) => mediaType) ?? [];
    const other = types.find((each) => each !== choice?.preferred && !each.includes("*"));
    return choice === undefined || other === undefined ? [] : [{ call, choice, other }];
  });
  return found;
}

/** A call that pages. */
export interface PagedCall<Call> {
  readonly call: Call;
  readonly paging: FollowedPaging;
}

/** Those that page, and of them the first with one page in its answers and the first with several. */
export function pagedCalls<Call extends SampleCall>(calls: readonly Call[], model: ApiModel) {
  const all = calls.flatMap((call): readonly PagedCall<Call>[] => {
    const paging = followedPaging(call.operation, model);
    return paging === undefined ? [] : [{ call, paging }];
  });
  return {
    all,
    single: all.find(({ paging }) => paging.isSingle),
    several: all.find(({ paging }) => !paging.isSingle),
  };
}

/** A call and what it fails with: one that says more of it than the service does, where there is one. */
export function failingCall<Call extends SampleCall>(
  calls: readonly Call[],
  model: ApiModel,
): { readonly call: Call; readonly failures: FailurePlan } | undefined {
  const all = calls.flatMap((call) => {
    const failures = callPlan(call.operation, model)?.answer.failures;
    return failures === undefined ? [] : [{ call, failures }];
  });
  return (
    all.find(({ failures }) => failures.named.some(({ from }) => from === "operation")) ?? all[0]
  );
}

/** A call with a body of one kind. */
export interface CallWithBody<Call> {
  readonly call: Call;
  readonly body: SampleBody;
}

/** One call for each kind of body that an operation takes alone; first of all one that needs it. */
export function callsByBody<Call extends SampleCall>(
  calls: readonly Call[],
  values: ValueScope,
): readonly CallWithBody<Call>[] {
  const kinds: readonly BodyKind[] = ["JSON", "form", "multipart", "text", "bytes"];
  const needed = calls.filter(({ body }) => body !== undefined);
  return kinds.flatMap((kind): readonly CallWithBody<Call>[] => {
    for (const call of [...needed, ...calls]) {
      const [content, ...others] = shownContents(call.plan.request);
      if (content === undefined || others.length > 0 || bodyKind(content) !== kind) continue;
      const body = sampleBody(content, values);
      if (body !== undefined) return [{ call, body }];
    }
    return [];
  });
}

/** A call with a parameter of several values. */
export interface CallOfSeveral<Call> {
  readonly call: Call;
  readonly query: SampleObject;
  /** The list, or the object. */
  readonly value: SampleValue;
  readonly isRequired: boolean;
}

/** A call whose query takes a list, and one whose query takes an object, where it is known how these are written. */
export function callsOfSeveral<Call extends SampleCall>(
  calls: readonly Call[],
  values: ValueScope,
) {
  const all = calls
    .flatMap((call) => severalValues(call, values))
    .toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired));
  return {
    list: all.find(({ value }) => Array.isArray(value)),
    object: all.find(({ value }) => isSampleObject(value)),
  };
}

function severalValues<Call extends SampleCall>(
  call: Call,
  values: ValueScope,
): readonly CallOfSeveral<Call>[] {
  const { own: query } = call.plan.request.places.query;
  if (hasInheritedName(query)) return [];
  return query
    .filter((parameter) => isWritten(parameter, values.find))
    .flatMap((parameter) => {
      const value = parameterValue(parameter, values);
      const isRequired = parameter.presence === "required";
      return value === undefined
        ? []
        : [{ call, query: { [parameter.name]: value }, value, isRequired }];
    });
}

function isWritten({ schema, isJson, style }: ParameterPlan, find: FindSchema): boolean {
  const target = dereferenced(schema, find);
  const isSeveral = target?.kind === "array" || target?.kind === "object";
  return isSeveral && (isJson || style !== undefined);
}
