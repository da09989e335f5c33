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
import type { PlannedCall, SampleCalls } from "../samples/call-list.js";
import { hasInheritedName, needsBody, parameterValue, type SampleCall } from "../samples/calls.js";
import type { ValueScope } from "../samples/values.js";
import type { SampleObject } from "../samples/sample-value.js";

/** A call of which every answer is a stream. */
export function streamedCall<Call extends SampleCall>(
  calls: SampleCalls<Call>,
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
  calls: SampleCalls<Call>,
  find: FindSchema,
): ChoosingCall<Call> | undefined {
  const found = calls.firstWith(({ operation }) => {
    const { choice } = resultPlan(operation, find).negotiation;
    const types = choice?.representations.map(({ mediaType }) => mediaType) ?? [];
    const other = types.find((each) => each !== choice?.preferred && !each.includes("*"));
    return choice === undefined || other === undefined ? undefined : { choice, other };
  });
  return found && { call: found.call, ...found.said };
}

/** A call that pages. */
export interface PagedCall<Call> {
  readonly call: Call;
  readonly paging: FollowedPaging;
}

/** The first call with one page in its answers, the first with several, and the first whose pages are linked. */
export function pagedCalls<Call extends SampleCall>(calls: SampleCalls<Call>, model: ApiModel) {
  const first = (isSo: (paging: FollowedPaging) => boolean): PagedCall<Call> | undefined => {
    const found = calls.firstWith(({ operation }) => {
      const paging = followedPaging(operation, model);
      return paging !== undefined && isSo(paging) ? paging : undefined;
    });
    return found && { call: found.call, paging: found.said };
  };
  return {
    single: first(({ isSingle }) => isSingle),
    several: first(({ isSingle }) => !isSingle),
    linked: first(({ strategy }) => strategy === "link"),
  };
}

/** A call and what it fails with: one that says more of it than the service does, where there is one. */
export function failingCall<Call extends SampleCall>(
  calls: SampleCalls<Call>,
  model: ApiModel,
): { readonly call: Call; readonly failures: FailurePlan } | undefined {
  const first = (isSo: (failures: FailurePlan) => boolean) =>
    calls.firstWith(({ operation }) => {
      const failures = callPlan(operation, model)?.answer.failures;
      return failures !== undefined && isSo(failures) ? failures : undefined;
    });
  const found =
    first(({ named }) => named.some(({ from }) => from === "operation")) ?? first(() => true);
  return found && { call: found.call, failures: found.said };
}

/** A call with a body of one kind. */
export interface CallWithBody<Call> {
  readonly call: Call;
  readonly body: SampleBody;
}

/** One call for each kind of body that an operation takes alone; first of all one that needs it. */
export function callsByBody<Call extends SampleCall>(
  calls: SampleCalls<Call>,
  values: ValueScope,
): readonly CallWithBody<Call>[] {
  const kinds: readonly BodyKind[] = ["JSON", "form", "multipart", "text", "bytes"];
  const needed = calls.filter(({ plan }) => needsBody(plan.request));
  return kinds.flatMap((kind): readonly CallWithBody<Call>[] => {
    const bodyOf = ({ plan }: PlannedCall): SampleBody | undefined => {
      const [content, ...others] = shownContents(plan.request);
      const isOfKind = content !== undefined && others.length === 0 && bodyKind(content) === kind;
      return isOfKind ? sampleBody(content, values) : undefined;
    };
    const found = needed.firstWith(bodyOf) ?? calls.firstWith(bodyOf);
    return found === undefined ? [] : [{ call: found.call, body: found.said }];
  });
}

/** A call with a parameter of several values. */
export interface CallOfSeveral<Call> {
  readonly call: Call;
  /** The list, or the object, by the name of its parameter. */
  readonly query: SampleObject;
}

/**
 * A call whose query takes a list, and one whose query takes an object, where it is known how these are written; first of all
 * one that needs it.
 */
export function callsOfSeveral<Call extends SampleCall>(
  calls: SampleCalls<Call>,
  values: ValueScope,
) {
  const first = (kind: SeveralKind): CallOfSeveral<Call> | undefined => {
    const found =
      calls.firstWith((each) => severalValues(each, { ...{ kind, values }, isRequired: true })) ??
      calls.firstWith((each) => severalValues(each, { ...{ kind, values }, isRequired: false }));
    return found && { call: found.call, query: found.said };
  };
  return { list: first("array"), object: first("object") };
}

type SeveralKind = "array" | "object";

/** The first such parameter of a query, with its value. */
function severalValues(
  { plan }: PlannedCall,
  {
    kind,
    isRequired,
    values,
  }: { readonly kind: SeveralKind; readonly isRequired: boolean; readonly values: ValueScope },
): SampleObject | undefined {
  const { own: query } = plan.request.places.query;
  if (hasInheritedName(query)) return undefined;
  for (const parameter of query) {
    const isSuch = (parameter.presence === "required") === isRequired;
    if (!isSuch || !isWritten(parameter, kind, values.find)) continue;
    const value = parameterValue(parameter, values);
    if (value !== undefined) return { [parameter.name]: value };
  }
  return undefined;
}

function isWritten(
  { schema, isJson, style }: ParameterPlan,
  kind: SeveralKind,
  find: FindSchema,
): boolean {
  return dereferenced(schema, find)?.kind === kind && (isJson || style !== undefined);
}
