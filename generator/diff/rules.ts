/**
 * The rules by which a change breaks somebody or nobody, as a table, each with its reason.
 *
 * What is sent comes from callers and reaches implementers; what is answered goes the other way. So whatever may be said
 * becomes less (narrowed) breaks who says it, and whatever may come becomes more (widened) breaks who has to cope with it.
 */

/** What a change does to somebody: `contract` = calls that were right are wrong now; `types` = only code has to be adapted. */
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
    reason: "Nobody calls it yet; a server has to handle it.",
  },
  "operation-removed": {
    ...{ title: "operation removed", ...both, section: "Removed" },
    reason: "Calls of it go nowhere, and its handler has no place.",
  },
  "operation-callable": {
    ...{ title: "can be called now", ...toWrite, section: "Added" },
    reason: "Its method and path are known at last; a server has to handle it.",
  },
  "operation-not-callable": {
    ...{
      title: "cannot be called any more",
      callers: "types",
      implementers: "types",
      section: "Removed",
    },
    reason: "The service is as it was, but without method and path no code can be made.",
  },
  "operation-renamed": {
    ...{ title: "renamed", ...toWrite, ...changed },
    reason: "Clients keep a deprecated alias; a handler has to take the new name.",
  },
  "former-name-removed": {
    ...{ title: "former name removed", callers: "types", implementers: "fine", section: "Removed" },
    reason: "The deprecated alias of it is gone from clients; what is sent is the same.",
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
    reason: "URLs stay, and callers pass the only one by its position; a handler reads it by name.",
  },
  "path-parameters-renamed": {
    ...{ title: "path parameters renamed", callers: "types", implementers: "types", ...changed },
    reason: "URLs stay; where there are several, both sides name them in code.",
  },
  "authentication-required": {
    ...{ title: "needs credentials", ...both, ...changed },
    reason: "Who calls without any is refused, and a server has to check them.",
  },
  "authentication-narrowed": {
    ...{ title: "needs other credentials", ...forCallers, ...changed },
    reason: "Credentials that sufficed may not suffice any more.",
  },
  "authentication-widened": {
    ...{ title: "accepts other credentials", ...forImplementers, ...changed },
    reason: "A server has to check credentials that it did not know.",
  },
  "written-differently": {
    ...{ title: "written differently", ...both, ...changed },
    reason: "The same value is other text on the wire.",
  },
  "sent-added": {
    ...{ title: "may be sent", ...forNobody, section: "Added" },
    reason: "Callers need not send it, and a server need not read it.",
  },
  "sent-removed": {
    ...{ title: "is not sent any more", ...both, section: "Removed" },
    reason: "Callers send what is not taken any more; a server waits for what does not come.",
  },
  "sent-narrowed": {
    ...{ title: "less may be sent", ...forCallers, ...changed },
    reason: "A request that was right may be refused.",
  },
  "sent-widened": {
    ...{ title: "more may be sent", ...forImplementers, ...changed },
    reason: "A server gets what it did not have to cope with.",
  },
  "sent-changed": {
    ...{ title: "something else is sent", ...both, ...changed },
    reason: "What was right on one side is wrong on both.",
  },
  "sent-defaulted": {
    ...{ title: "other default", ...both, ...changed },
    reason: "Who leaves it out asks for something else than before.",
  },
  "sent-withdrawn": {
    ...{ title: "what is sent is not shown any more", ...toWrite, ...changed },
    reason: "The service is as it was; a handler's input is of a wider type.",
  },
  "answered-added": {
    ...{ title: "may be answered", ...forNobody, section: "Added" },
    reason: "Callers pass over what they do not know, and a server need not give it.",
  },
  "answered-removed": {
    ...{ title: "is not answered any more", ...both, section: "Removed" },
    reason: "Callers read what does not come; a server gives what has no place.",
  },
  "answered-narrowed": {
    ...{ title: "answers have to be narrower", ...forImplementers, ...changed },
    reason: "An answer that a server gave may be wrong now; callers are served better.",
  },
  "answered-widened": {
    ...{ title: "answers may be wider", ...forCallers, ...changed },
    reason: "Callers get what they did not have to cope with.",
  },
  "answered-changed": {
    ...{ title: "something else is answered", ...both, ...changed },
    reason: "What was right on one side is wrong on both.",
  },
  "answered-defaulted": {
    ...{ title: "other default of an answer", ...both, ...changed },
    reason: "Where it is left out something else is meant than before.",
  },
  "answered-withdrawn": {
    ...{
      title: "what is answered is not shown any more",
      callers: "types",
      implementers: "fine",
      ...changed,
    },
    reason: "The service is as it was; what a caller gets is of a wider type.",
  },
  "answered-filled": {
    ...{ title: "what is answered is shown now", ...toWrite, ...changed },
    reason: "The service is as it was; what a handler may answer is of a narrower type.",
  },
  "failure-added": {
    ...{ title: "another failure", ...forNobody, ...changed },
    reason: "Callers have to expect any failure; they can tell this one apart now.",
  },
  "failure-removed": {
    ...{ title: "a failure less", ...forImplementers, ...changed },
    reason: "A server must not answer it any more; callers have one case less.",
  },
  "paging-added": {
    ...{ title: "comes in pages", ...forNobody, section: "Added" },
    reason: "One call does what it did; clients can walk through pages besides.",
  },
  "paging-removed": {
    ...{ title: "does not come in pages any more", ...forCallers, section: "Removed" },
    reason: "A walk through pages has no place to go on.",
  },
  "paging-changed": {
    ...{ title: "pages differently", ...both, ...changed },
    reason: "What asks for the next page is something else.",
  },
  "limit-lowered": {
    ...{ title: "lower limit", ...forCallers, ...changed },
    reason: "Calls within the old limit may be refused.",
  },
  "limit-raised": {
    ...{ title: "higher limit", ...forNobody, ...changed },
    reason: "Calls within the old limit are right.",
  },
  "repeating-harms": {
    ...{ title: "must not be repeated", ...forCallers, ...changed },
    reason: "Who repeats a call that failed may do twice what was meant once.",
  },
  "base-url-changed": {
    ...{ title: "other base URL", ...forCallers, ...changed },
    reason: "Whoever wrote the old address down calls that one.",
  },
  "versioning-changed": {
    ...{ title: "says its version differently", ...both, ...changed },
    reason: "Requests that name the version as before may reach another one.",
  },
  "scheme-removed": {
    ...{ title: "way to authenticate removed", ...forCallers, section: "Removed" },
    reason: "Its credentials are of no use any more.",
  },
  "scheme-changed": {
    ...{ title: "authenticates differently", ...both, ...changed },
    reason: "Credentials are sent, or got, in another way.",
  },
  "schema-removed": {
    ...{ title: "schema removed", callers: "types", implementers: "types", section: "Removed" },
    reason: "Its type is gone from what is generated; what is sent and answered is told elsewhere.",
  },
  "event-added": {
    ...{ title: "event added", ...forNobody, section: "Added" },
    reason: "Receivers pass over events that they do not know.",
  },
  "event-removed": {
    ...{ title: "event removed", ...both, section: "Removed" },
    reason: "Receivers wait for what does not come.",
  },
  "event-changed": {
    ...{ title: "event sent differently", ...both, ...changed },
    reason: "Receivers look for it, or for its signature, in the old place.",
  },
} as const satisfies Readonly<Record<string, Rule>>;

/** Name of a rule. */
export type RuleName = keyof typeof rules;

/** A change that a rule is about. */
export interface Impact {
  readonly rule: RuleName;
  /** What it is about: id of an operation, name of a schema, `service`, `response not-found` of what is shared. */
  readonly subject: string;
  /** What of it: `query.limit`; empty = itself. */
  readonly part: string;
  /** What became of it, in a few words: `string → integer`. */
  readonly words: string;
  /** Of a shared part: whom it touches like this, ids of operations and `service`. Left out = the subject alone. */
  readonly uses?: readonly string[];
}

/** The rule of an impact, as any rule. */
export function ruleOf({ rule }: Pick<Impact, "rule">): Rule {
  return rules[rule];
}
