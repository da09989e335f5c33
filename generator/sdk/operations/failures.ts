/** The failures of calls by their responses, as data, and the classes of failures that a service has. */
import { oncePerFacts } from "../../model/decided.js";
import { type Bucket, isOpen, knownItems } from "../../model/known.js";
import type { Response } from "../../model/message.js";
import type { ApiModel } from "../../model/model.js";
import type { Schema } from "../../model/schema.js";
import { isSameSchema } from "../../model/same-schema.js";
import type { FindSchema } from "../../model/schema-members.js";
import { late } from "../../model/once.js";
import { schemaFinder } from "../../model/schema-finder.js";
import { operationOfId, operationsOf, schemasIn } from "../../model/walk.js";
import { type CarriedBody, carriedBody, type CarriedContent } from "../messages/carried-bodies.js";
import type { Name } from "../names/words.js";
import { bareType } from "../messages/media-types.js";
import { isCallable } from "./facts.js";
import { commonReplyPlans, isDefault, type ReplyPlan } from "./reply-plan.js";
import { failureName, isFailureStatus } from "./status-names.js";

/** The failures of calls. */
export interface FailurePlan {
  /** The answers whose status or range is named, sorted by it: ranges stand behind the statuses in them. */
  readonly named: readonly NamedFailure[];
  /** The response `default`, for all other statuses; left out = none. */
  readonly other?: ReplyPlan;
  /** True if more is said of failures than that there may be some. */
  readonly isAnySaid: boolean;
  /** True if one of them is, or may be, problem details (RFC 9457): so is every failure of which nothing is said. */
  readonly mayBeProblem: boolean;
}

/** A failure of a status or range, of the class that this has. */
export interface NamedFailure extends ReplyPlan {
  /** The name of its class. */
  readonly name: Name;
  /** True if it has the very body that its class has, so that nothing is to be said of it. */
  readonly hasClassBody: boolean;
}

/** Returns the failures of calls for some responses. */
export function failurePlan(
  replies: readonly ReplyPlan[],
  classes: readonly FailureClass[],
): FailurePlan {
  const named = byStatus(replies.filter(({ status }) => isFailureStatus(status))).map((reply) => {
    const { name, bodies } = classes.find(({ status }) => status === reply.status) ?? {
      name: failureName(reply.status),
      bodies: [],
    };
    return { ...reply, name, hasClassBody: isBodyOf(bodies, reply.body) };
  });
  const other = replies.find(isDefault);
  const isAnySaid = named.length > 0 || (other !== undefined && !other.body.isOpen);
  const told = other === undefined ? named : [...named, other];
  const mayBeProblem = told.length === 0 || told.some(({ body }) => isOrMayBeProblem(body));
  return { named, ...(other && { other }), isAnySaid, mayBeProblem };
}

function isOrMayBeProblem({ isOpen: mayBeOther, contents }: CarriedBody): boolean {
  return (
    mayBeOther ||
    contents.some(({ mediaType }) => bareType(mediaType) === "application/problem+json")
  );
}

/** The common part of all failures of one status, or of one range. */
export interface FailureClass {
  readonly status: string;
  readonly name: Name;
  /** The bodies that they have, each once: a failure of the class has one of these. */
  readonly bodies: readonly CarriedBody[];
}

/** Returns the known facts of failures of a service as a whole. */
export interface ServiceFailures {
  /** The responses of any operation, in the manifest's order. */
  readonly replies: readonly ReplyPlan[];
  /** True if there may be other answers that any operation may give. */
  readonly areOpen: boolean;
  /** The failures of calls of any operation. */
  readonly common: FailurePlan;
  /** One class for each status that is named, sorted by it. */
  readonly classes: readonly FailureClass[];
}

/** Returns the known facts of failures of a service as a whole. */
export function serviceFailures(model: ApiModel, find: FindSchema): ServiceFailures {
  const { service } = model;
  const replies = commonReplyPlans(service, find);
  const classes = failureClasses(model, find);
  return {
    replies,
    areOpen: isOpen(service.errors),
    common: failurePlan(replies, classes),
    classes,
  };
}

/**
 * The classes of a service: of what any operation may fail with, and of what those do that can be called; sorted by status. Bodies
 * are made when they are asked for, of the operations alone that have them.
 */
function failureClasses(model: ApiModel, find: FindSchema): readonly FailureClass[] {
  return classSources(model).map(({ status, sources }) => {
    const bodies = late(() => sources.map((each) => bodyAt(status, each, { model, find })));
    return {
      ...{ status, name: failureName(status) },
      get bodies() {
        return bodies();
      },
    };
  });
}

/** The place where a body of a class stands first, or the body itself. */
export type BodySource =
  /** It has no texts for people, so that it stays as it is. */
  | { readonly body: CarriedBody }
  | { readonly shared: string }
  /** The id of the operation. */
  | { readonly operation: string }
  | "service";

/** The classes of failures, with the places of their bodies. */
export const classSources = oncePerFacts(
  "classes of failures",
  (model): readonly { readonly status: string; readonly sources: readonly BodySource[] }[] => {
    const find = schemaFinder(model);
    const statuses = new Map<string, { body: CarriedBody; source: BodySource }[]>();
    const add = (replies: readonly Response[], operation?: string): void => {
      for (const { status, absent, shared, content } of replies) {
        if (absent || !isFailureStatus(status)) continue;
        const body = carriedBody(content, find, shared);
        const bodies = statuses.get(status) ?? [];
        if (!bodies.some((each) => isSameBody(each.body, body))) {
          bodies.push({ body, source: sourceOf(body, operation) });
        }
        statuses.set(status, bodies);
      }
    };
    add(knownItems(model.service.errors));
    for (const each of operationsOf(model).filter(isCallable)) {
      add(knownItems(each.responses), each.id);
    }
    return byStatus(
      [...statuses].map(([status, bodies]) => ({
        status,
        sources: bodies.map(({ source }) => source),
      })),
    );
  },
);

function sourceOf(body: CarriedBody, operation: string | undefined): BodySource {
  if (body.shared !== undefined) return { shared: body.shared };
  if (!body.contents.some(({ schema, stream }) => hasTexts(schema) || stream !== undefined)) {
    return { body };
  }
  return operation === undefined ? "service" : { operation };
}

function hasTexts(schema: Schema): boolean {
  return schemasIn(schema).some(
    ({ title, description }) => title !== undefined || description !== undefined,
  );
}

function bodyAt(
  status: string,
  source: BodySource,
  { model, find }: { readonly model: ApiModel; readonly find: FindSchema },
): CarriedBody {
  if (source === "service") return bodyIn(model.service.errors, status, find);
  if ("body" in source) return source.body;
  if ("operation" in source) {
    const operation = operationOfId(source.operation, model);
    if (operation !== undefined) return bodyIn(operation.responses, status, find);
    throw new Error(`there is no operation ${source.operation}`);
  }
  const shared = model.shared.responses.find(({ name }) => name === source.shared);
  if (shared === undefined) throw new Error(`there is no response ${source.shared}`);
  return carriedBody(shared.content, find, source.shared);
}

function bodyIn(replies: Bucket<Response>, status: string, find: FindSchema): CarriedBody {
  const found = knownItems(replies).find((each) => each.status === status && !each.absent);
  if (found === undefined) throw new Error(`no response has the status ${status}`);
  return carriedBody(found.content, find, found.shared);
}

/** True if a failure with some body is what a class says that has these. */
function isBodyOf(bodies: readonly CarriedBody[], body: CarriedBody): boolean {
  if (bodies.some(({ isUnknown }) => isUnknown)) return body.isUnknown;
  return bodies.every((each) => isWithin(each, body));
}

/** True if a program gets the same of two bodies. */
function isSameBody(one: CarriedBody, other: CarriedBody): boolean {
  if (one.isUnknown || other.isUnknown) return one.isUnknown && other.isUnknown;
  return isWithin(one, other) && isWithin(other, one);
}

/** True if each representation of a body is to a program what one of the other's is. */
function isWithin({ contents }: CarriedBody, other: CarriedBody): boolean {
  if (contents.length === 0) return other.contents.length === 0;
  return contents.every((each) => other.contents.some((content) => isSameValue(each, content)));
}

function isSameValue(one: CarriedContent, other: CarriedContent): boolean {
  return (
    one.decoded === other.decoded &&
    (one.decoded !== "value" || isSameSchema(one.schema, other.schema))
  );
}

function byStatus<Each extends { readonly status: string }>(all: readonly Each[]): readonly Each[] {
  return all.toSorted((a, b) => (a.status < b.status ? -1 : a.status > b.status ? 1 : 0));
}
