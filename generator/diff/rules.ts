/**
 * The rules by which a change breaks somebody or nobody, as a table, each with its reason.
 *
 * Requests come from callers and reach implementers; responses go the other way. So whatever may be said
 * becomes less (narrowed) breaks who says it, and whatever may come becomes more (widened) breaks who has to cope with it.
 */

/**
 * The effect of a change on somebody: `contract` = calls that were valid are not any more; `types` = only code has to be
 * adapted.
 */
export type Verdict = "contract" | "types" | "fine";

/** One kind of change. */
export interface Rule {
  /** Short, for people. */
  readonly title: string;
  readonly callers: Verdict;
  readonly implementers: Verdict;
  readonly reason: string;
  /** Where a changelog tells it (keepachangelog.com). */
  readonly section: "Added" | "Changed" | "Deprecated" | "Removed";
}

const both = { callers: "contract", implementers: "contract" } as const;
const forCallers = { callers: "contract", implementers: "fine" } as const;
const forImplementers = { callers: "fine", implementers: "contract" } as const;
const forNobody = { callers: "fine", implementers: "fine" } as const;
const toWrite = { callers: "fine", implementers: "types" } as const;
const changed = { section: "Changed" } as const;

/** The table. */
export const rules = {
  "operation-added": {
    ...{ title: "operation added", ...toWrite, section: "Added" },
    reason: "No client calls it yet. A server has to handle it.",
  },
  "operation-removed": {
    ...{ title: "operation removed", ...both, section: "Removed" },
    reason: "Its calls fail, and its handler has no place.",
  },
  "operation-callable": {
    ...{ title: "can be called now", ...toWrite, section: "Added" },
    reason: "Its method and path are known now. A server has to handle it.",
  },
  "operation-not-callable": {
    ...{
      title: "cannot be called any more",
      callers: "types",
      implementers: "types",
      section: "Removed",
    },
    reason: "The service did not change, but without method and path there is no code for it.",
  },
  "operation-renamed": {
    ...{ title: "renamed", ...toWrite, ...changed },
    reason: "Clients keep a deprecated alias. A handler needs the new name.",
  },
  "former-name-removed": {
    ...{ title: "former name removed", callers: "types", implementers: "fine", section: "Removed" },
    reason: "Clients lose its deprecated alias. Requests are the same.",
  },
  "operation-deprecated": {
    ...{ title: "deprecated", ...forNobody, section: "Deprecated" },
    reason: "It works as before.",
  },
  "method-changed": {
    ...{ title: "other method", ...both, ...changed },
    reason: "Requests with the old method are not routed.",
  },
  "path-changed": {
    ...{ title: "other path", ...both, ...changed },
    reason: "Requests to the old path are not routed.",
  },
  "path-parameter-renamed": {
    ...{ title: "path parameter renamed", ...toWrite, ...changed },
    reason:
      "URLs are the same, and callers pass the only path parameter by position. A handler reads it by name.",
  },
  "path-parameters-renamed": {
    ...{ title: "path parameters renamed", callers: "types", implementers: "types", ...changed },
    reason: "URLs are the same. With several path parameters, both sides name them in code.",
  },
  "authentication-required": {
    ...{ title: "needs credentials", ...both, ...changed },
    reason: "The service refuses calls without credentials, and a server has to check them.",
  },
  "authentication-narrowed": {
    ...{ title: "needs other credentials", ...forCallers, ...changed },
    reason: "Credentials that were enough may not be enough now.",
  },
  "authentication-widened": {
    ...{ title: "accepts other credentials", ...forImplementers, ...changed },
    reason: "A server has to check credentials that it did not know before.",
  },
  "written-differently": {
    ...{ title: "written differently", ...both, ...changed },
    reason: "The same value is a different text on the wire.",
  },
  "sent-added": {
    ...{ title: "may be sent", ...forNobody, section: "Added" },
    reason: "Callers may leave it out, and a server may ignore it.",
  },
  "sent-removed": {
    ...{ title: "is not sent any more", ...both, section: "Removed" },
    reason:
      "Callers send a value that the service ignores or refuses, and a handler waits for a value that does not come.",
  },
  "sent-narrowed": {
    ...{ title: "less may be sent", ...forCallers, ...changed },
    reason: "The service may refuse a request that was valid before.",
  },
  "sent-widened": {
    ...{ title: "more may be sent", ...forImplementers, ...changed },
    reason: "A server may get values that it did not get before.",
  },
  "sent-changed": {
    ...{ title: "something else is sent", ...both, ...changed },
    reason: "Values that were valid before are not valid any more, on either side.",
  },
  "sent-defaulted": {
    ...{ title: "other default", ...both, ...changed },
    reason: "Requests without it mean something else now.",
  },
  "sent-withdrawn": {
    ...{ title: "what is sent is not shown any more", ...toWrite, ...changed },
    reason: "The service did not change. The type of a handler's input is wider.",
  },
  "answered-added": {
    ...{ title: "may be answered", ...forNobody, section: "Added" },
    reason: "Callers ignore values that they do not know, and a server may leave it out.",
  },
  "answered-removed": {
    ...{ title: "is not answered any more", ...both, section: "Removed" },
    reason:
      "Callers read a value that does not come, and a server sends a value that has no place.",
  },
  "answered-narrowed": {
    ...{ title: "answers have to be narrower", ...forImplementers, ...changed },
    reason: "Responses of a server may not be valid now. Callers are safe.",
  },
  "answered-widened": {
    ...{ title: "answers may be wider", ...forCallers, ...changed },
    reason: "Callers may get values that they did not get before.",
  },
  "answered-changed": {
    ...{ title: "something else is answered", ...both, ...changed },
    reason: "Values that were valid before are not valid any more, on either side.",
  },
  "answered-defaulted": {
    ...{ title: "other default of an answer", ...both, ...changed },
    reason: "Responses without it mean something else now.",
  },
  "answered-withdrawn": {
    ...{
      title: "what is answered is not shown any more",
      callers: "types",
      implementers: "fine",
      ...changed,
    },
    reason: "The service did not change. The type of a caller's result is wider.",
  },
  "answered-filled": {
    ...{ title: "what is answered is shown now", ...toWrite, ...changed },
    reason: "The service did not change. The type of a handler's response is narrower.",
  },
  "failure-added": {
    ...{ title: "another failure", ...forNobody, ...changed },
    reason: "Callers already have to expect any error. Now they can recognize this one.",
  },
  "failure-removed": {
    ...{ title: "a failure less", ...forImplementers, ...changed },
    reason: "A server must not send it any more. Callers have one case less.",
  },
  "paging-added": {
    ...{ title: "comes in pages", ...forNobody, section: "Added" },
    reason: "A single call works as before. Clients can also iterate over pages.",
  },
  "paging-removed": {
    ...{ title: "does not come in pages any more", ...forCallers, section: "Removed" },
    reason: "Clients cannot iterate over pages any more.",
  },
  "paging-changed": {
    ...{ title: "pages differently", ...both, ...changed },
    reason: "Clients request the next page differently.",
  },
  "limit-lowered": {
    ...{ title: "lower limit", ...forCallers, ...changed },
    reason: "The service may refuse calls within the old limit.",
  },
  "limit-raised": {
    ...{ title: "higher limit", ...forNobody, ...changed },
    reason: "Calls within the old limit stay valid.",
  },
  "repeating-harms": {
    ...{ title: "must not be repeated", ...forCallers, ...changed },
    reason: "A retry of a failed call may take effect twice.",
  },
  "base-url-changed": {
    ...{ title: "other base URL", ...forCallers, ...changed },
    reason: "Callers that wrote down the old URL still call that one.",
  },
  "versioning-changed": {
    ...{ title: "says its version differently", ...both, ...changed },
    reason: "Requests that name the version as before may reach another version.",
  },
  "scheme-removed": {
    ...{ title: "way to authenticate removed", ...forCallers, section: "Removed" },
    reason: "Credentials of this scheme are not accepted any more.",
  },
  "scheme-changed": {
    ...{ title: "authenticates differently", ...both, ...changed },
    reason: "Callers send or get credentials in another way.",
  },
  "schema-removed": {
    ...{ title: "schema removed", callers: "types", implementers: "types", section: "Removed" },
    reason:
      "Generated code loses its type. Changes of requests and responses are listed elsewhere.",
  },
  "event-added": {
    ...{ title: "event added", ...forNobody, section: "Added" },
    reason: "Receivers ignore events that they do not know.",
  },
  "event-removed": {
    ...{ title: "event removed", ...both, section: "Removed" },
    reason: "Receivers wait for an event that does not come.",
  },
  "event-changed": {
    ...{ title: "event sent differently", ...both, ...changed },
    reason: "Receivers expect it, or its signature, in the old form.",
  },
} as const satisfies Readonly<Record<string, Rule>>;

/** Name of a rule. */
export type RuleName = keyof typeof rules;

/** A change that a rule is about. */
export interface Impact {
  readonly rule: RuleName;
  /** The subject: the id of an operation, the name of a schema, `service`, or `response not-found` for a shared part. */
  readonly subject: string;
  /** The part of it: `query.limit`; empty = the subject itself. */
  readonly part: string;
  /** The change in a few words: `string → integer`. */
  readonly words: string;
  /** For a shared part: the users that it touches in this way, ids of operations and `service`. Left out = the subject alone. */
  readonly uses?: readonly string[];
}

/** The rule of an impact, as any rule. */
export function ruleOf({ rule }: Pick<Impact, "rule">): Rule {
  return rules[rule];
}
