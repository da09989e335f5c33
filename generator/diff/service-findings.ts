/** The changes of the service as a whole: its address, headers, failures, ways to authenticate, events and versions. */
import { sameValue } from "../changes/lists.js";
import type { Scheme } from "../model/authentication.js";
import { type Bucket, knownValue } from "../model/known.js";
import type { Header } from "../model/message.js";
import type { Event, Service } from "../model/model.js";
import { limitFindings, pagerFindings } from "./behaviour-findings.js";
import { changedValues, factPair, itemPairs } from "./fact-pairs.js";
import { type Finding, finding, schemaFindings } from "./finding.js";
import { wordsOf } from "./model-words.js";
import { requirementFindings } from "./requirement-findings.js";
import { contentFindings, responsesFindings } from "./response-findings.js";
import { usedFindings } from "./shared-findings.js";
import type { ShiftScope } from "./schema-shift.js";

/** All of it. */
export function serviceFindings(
  before: Service,
  after: Service,
  scope: ShiftScope,
): readonly Finding[] {
  const address = changedValues(before.baseUrl, after.baseUrl);
  const negotiation = changedValues(before.versioning.negotiation, after.versioning.negotiation);
  return [
    ...(address === undefined ? [] : [finding("base-url-changed", "baseUrl", address)]),
    ...(negotiation === undefined
      ? []
      : [finding("versioning-changed", "versioning.negotiation", negotiation)]),
    ...headersFindings(before.headers, after.headers, scope),
    ...responsesFindings("errors", before.errors, after.errors, scope),
    ...schemeFindings(before.authentication.schemes, after.authentication.schemes),
    ...requirementFindings(before.authentication.default, after.authentication.default),
    ...limitFindings(before.limits, after.limits),
    ...pagerFindings(before.pagination, after.pagination),
    ...eventFindings(before.events, after.events, scope),
  ];
}

/** Headers that go with every call. */
function headersFindings(
  before: Bucket<Header>,
  after: Bucket<Header>,
  scope: ShiftScope,
): readonly Finding[] {
  const pairs = itemPairs(before, after, ({ name }) => name.toLowerCase());
  if (pairs === undefined) return [];
  const at = ({ name }: Header): string => `headers.${name}`;
  return [
    ...pairs.common.flatMap((each) => {
      const { before: old, after: now } = each;
      const change = changedValues(old.required, now.required);
      const required =
        change === undefined
          ? []
          : [
              change.after
                ? finding("sent-narrowed", at(now), "optional → required")
                : finding("sent-widened", at(now), "required → optional"),
            ];
      const found = { direction: "sent", part: at(now), scope } as const;
      return usedFindings(each, { kind: "headers", part: at(now), scope }, [
        ...required,
        ...schemaFindings(old.schema, now.schema, found),
      ]);
    }),
    ...pairs.added.map((each) =>
      knownValue(each.required) === true
        ? finding("sent-narrowed", at(each), "new and required")
        : finding("sent-added", at(each), "new"),
    ),
    ...pairs.removed.map((each) => finding("sent-removed", at(each), "gone")),
  ];
}

function schemeFindings(before: Bucket<Scheme>, after: Bucket<Scheme>): readonly Finding[] {
  const pairs = itemPairs(before, after, ({ name }) => name);
  if (pairs === undefined) return [];
  const at = ({ name }: Scheme): string => `authentication.schemes.${name}`;
  return [
    ...pairs.common
      .filter(({ before: old, after: now }) => isOtherScheme(old, now))
      .map(({ before: old, after: now }) =>
        finding("scheme-changed", at(now), { before: old.means, after: now.means }),
      ),
    ...pairs.removed.map((each) => finding("scheme-removed", at(each), `was ${wordsOf(each)}`)),
  ];
}

/** Flows and scopes may be filled in; where a credential stands is what callers rely on. */
function isOtherScheme({ means: old }: Scheme, { means: now }: Scheme): boolean {
  if (old.type === "apiKey" && now.type === "apiKey") {
    return [changedValues(old.name, now.name), changedValues(old.in, now.in)].some(
      (each) => each !== undefined,
    );
  }
  if (old.type === "http" && now.type === "http") {
    return changedValues(old.scheme, now.scheme) !== undefined;
  }
  return old.type !== now.type;
}

function eventFindings(
  before: Bucket<Event>,
  after: Bucket<Event>,
  scope: ShiftScope,
): readonly Finding[] {
  const pairs = itemPairs(before, after, ({ name }) => name);
  if (pairs === undefined) return [];
  const at = ({ name }: Event): string => `events.${name}`;
  return [
    ...pairs.common.flatMap(({ before: old, after: now }) => [
      ...(["delivery", "signature"] as const).flatMap((key) => {
        const pair = factPair<object>(old[key], now[key]);
        const isOther = typeof pair !== "string" && !isOnlyFilled(pair.before, pair.after);
        return isOther ? [finding("event-changed", `${at(now)}.${key}`, pair)] : [];
      }),
      ...payloadFindings(at(now), old, now, scope),
    ]),
    ...pairs.added.map((each) => finding("event-added", at(each), "new")),
    ...pairs.removed.map((each) => finding("event-removed", at(each), "gone")),
  ];
}

function payloadFindings(
  part: string,
  before: Event,
  after: Event,
  scope: ShiftScope,
): readonly Finding[] {
  const [old, now] = [knownValue(before.payload), knownValue(after.payload)];
  if (old === undefined || now === undefined) return [];
  return contentFindings(`${part}.payload`, old.content, now.content, scope);
}

/** True if two forms agree in all that both of them show. */
function isOnlyFilled(before: object | undefined, after: object | undefined): boolean {
  if (before === undefined || after === undefined) return before === after;
  const now = new Map<string, unknown>(Object.entries(after));
  return Object.entries(before).every(([key, value]: readonly [string, unknown]) => {
    const other = now.get(key);
    return isUnknown(value) || isUnknown(other) || sameValue(value, other);
  });
}

function isUnknown(fact: unknown): boolean {
  return typeof fact === "object" && fact !== null && "state" in fact && fact.state === "notShown";
}
