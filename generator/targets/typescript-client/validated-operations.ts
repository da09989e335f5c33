/** The checks of an operation's requests and responses, as far as the manifest shows them. */
import type { ValidatorScopes } from "../../emit/typescript/package/validators.js";
import type { ValidatorScope } from "../../emit/typescript/schemas/validator-scope.js";
import {
  anyOfKinds,
  isUnknownKind,
  kindOf,
  type KindTree,
  type Named,
  record,
} from "../../emit/typescript/schemas/validator-tree.js";
import type { ApiModel, Operation } from "../../model/model.js";
import { operationsOf } from "../../model/walk.js";
import type { ContentHead } from "../../sdk/messages/content-kinds.js";
import type { ParameterPlan } from "../../sdk/operations/parameters.js";
import type { ReplyPlan } from "../../sdk/operations/reply-plan.js";
import type { CallableOperation } from "../../sdk/plan.js";
import { callPlan } from "../../sdk/plan-of.js";
import { isRange } from "../../sdk/messages/media-types.js";

/** An operation of which something can be checked. */
export interface ValidatedOperation {
  readonly operation: Operation;
  readonly query?: KindTree;
  readonly body?: KindTree;
  readonly needsBody: boolean;
  /** By status. */
  readonly answers: readonly { readonly status: string; readonly kind: KindTree }[];
}

/** The operations that can be called, and of which something can be checked. */
export function validatedOperations(
  model: ApiModel,
  scopes: ValidatorScopes,
): readonly ValidatedOperation[] {
  return operationsOf(model)
    .flatMap((operation) => {
      const plan = callPlan(operation, model);
      return plan === undefined ? [] : [validatedOperation(operation, plan, scopes)];
    })
    .filter(
      ({ query, body, needsBody, answers }) =>
        query !== undefined || body !== undefined || needsBody || answers.length > 0,
    );
}

function validatedOperation(
  operation: Operation,
  { request: { places, body: planned, sendsBody }, answer }: CallableOperation,
  { request, response }: ValidatorScopes,
): ValidatedOperation {
  const sent = sendsBody && planned.kind === "known" ? planned : undefined;
  const query = queryKind(places.query.own, request);
  const body = sent && jsonKind(sent, request);
  return {
    operation,
    ...(query && { query }),
    ...(body && { body }),
    needsBody: sent?.presence === "required",
    answers: answer.result.successes.flatMap((each) => answerKind(each, response)),
  };
}

/** Returns the kind of known parameters; there may always be others, also from the client's own options. */
function queryKind(
  parameters: readonly ParameterPlan[],
  scope: ValidatorScope,
): KindTree | undefined {
  const entries = parameters.flatMap(({ name, presence, schema }): readonly Named[] => {
    const kind = scope.kindOf(schema);
    if (presence === "required") return [{ name, value: kind }];
    return isUnknownKind(kind) ? [] : [{ name, value: kindOf("optional", kind) }];
  });
  return entries.length === 0 ? undefined : kindOf("looseObject", record(entries));
}

/** Returns the kind of a successful response; the body of an error is given as it is, with its error. */
function answerKind({ status, body }: ReplyPlan, scope: ValidatorScope) {
  const kind = jsonKind(body, scope);
  return kind === undefined ? [] : [{ status, kind }];
}

/** Returns the kind of the JSON among some media types; nothing where one of them may be any JSON. */
function jsonKind(
  { contents, isOpen }: { readonly contents: readonly ContentHead[]; readonly isOpen: boolean },
  scope: ValidatorScope,
): KindTree | undefined {
  const values = contents.filter(({ kind }) => kind === "json");
  const mayBeAny = contents.some(
    ({ isUnknown, mediaType, kind }) => isUnknown || (isRange(mediaType) && kind !== "json"),
  );
  if (isOpen || mayBeAny) return undefined;
  const all = values.map(({ schema }) => scope.kindOf(schema));
  // Several media types mostly have one schema.
  const kinds = [...new Map(all.map((each) => [JSON.stringify(each), each])).values()];
  const kind = anyOfKinds(kinds);
  return kinds.length === 0 || isUnknownKind(kind) ? undefined : kind;
}
