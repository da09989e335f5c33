/** The changes of the service's messages: responses by status, their headers and bodies, and the payloads of events. */
import { type Bucket, knownValue } from "../model/known.js";
import type { Content, Header, Response } from "../model/message.js";
import { changedValues, itemPairs } from "./fact-pairs.js";
import { type Finding, finding, schemaFindings } from "./finding.js";
import { usedFindings } from "./shared-findings.js";
import type { ShiftScope } from "./schema-shift.js";

/** Compares the answers of an operation, or those that any operation may give. */
export function responsesFindings(
  part: string,
  before: Bucket<Response>,
  after: Bucket<Response>,
  scope: ShiftScope,
): readonly Finding[] {
  const [old, now] = [withoutAbsent(before), withoutAbsent(after)];
  const pairs = itemPairs(old, now, ({ status }) => status);
  if (pairs === undefined) return withdrawnList("answered", part, old, now);
  const at = ({ status }: Response): string => `${part}.${status}`;
  return [
    ...pairs.common.flatMap((each) => {
      const { before: was, after: is } = each;
      const place = { kind: "responses", part: at(is), scope } as const;
      return usedFindings(each, place, [
        ...headersFindings(`${at(is)}.headers`, was.headers, is.headers, scope),
        ...contentFindings(at(is), was.content, is.content, scope),
      ]);
    }),
    ...pairs.added.map((each) =>
      isExpected(each)
        ? finding("answered-widened", at(each), "new")
        : finding("failure-added", at(each), "new"),
    ),
    ...pairs.removed.map((each) =>
      isExpected(each)
        ? finding("answered-narrowed", at(each), "gone")
        : finding("failure-removed", at(each), "gone"),
    ),
    ...pairs.withdrawn.map((each) => finding("answered-withdrawn", at(each), "not shown any more")),
  ];
}

/** Informational, successful and redirecting answers are what a call is for; `default` may be any. */
function isExpected({ status }: Response): boolean {
  return /^[123]/.test(status);
}

/** An answer that is never given is none. */
function withoutAbsent(bucket: Bucket<Response>): Bucket<Response> {
  if (bucket.state !== "known") return bucket;
  const items = bucket.value.items.filter(({ absent }) => !absent);
  return { ...bucket, value: { ...bucket.value, items } };
}

function headersFindings(
  part: string,
  before: Bucket<Header>,
  after: Bucket<Header>,
  scope: ShiftScope,
): readonly Finding[] {
  const pairs = itemPairs(before, after, ({ name }) => name.toLowerCase());
  if (pairs === undefined) return withdrawnList("answered", part, before, after);
  const at = ({ name }: Header): string => `${part}.${name}`;
  return [
    ...pairs.common.flatMap((each) => {
      const { before: old, after: now } = each;
      const required = changedValues(old.required, now.required);
      const explode = changedValues(old.explode, now.explode);
      return usedFindings(each, { kind: "headers", part: at(now), scope }, [
        ...(required === undefined
          ? []
          : [
              required.after
                ? finding("answered-narrowed", at(now), "optional → required")
                : finding("answered-widened", at(now), "required → optional"),
            ]),
        ...(explode === undefined ? [] : [finding("written-differently", at(now), explode)]),
        ...schemaFindings(old.schema, now.schema, { direction: "answered", part: at(now), scope }),
      ]);
    }),
    ...pairs.added.map((each) =>
      knownValue(each.required) === true
        ? finding("answered-narrowed", at(each), "new and required")
        : finding("answered-added", at(each), "new"),
    ),
    ...pairs.removed.map((each) => finding("answered-removed", at(each), "gone")),
    ...pairs.withdrawn.map((each) => finding("answered-withdrawn", at(each), "not shown any more")),
  ];
}

/** Compares the representations of an answer or of an event; `none` = its body is empty. */
export function contentFindings(
  part: string,
  before: Bucket<Content>,
  after: Bucket<Content>,
  scope: ShiftScope,
): readonly Finding[] {
  const pairs = itemPairs(before, after, ({ mediaType }) => mediaType);
  if (pairs === undefined) return withdrawnList("answered", part, before, after);
  const { common, added, removed, withdrawn } = pairs;
  const at = ({ mediaType }: Content): string => `${part}.${mediaType}`;
  const names = (list: readonly Content[]): string =>
    list.map(({ mediaType }) => mediaType).join(", ");
  if (before.state === "none" && added.length > 0) {
    return [finding("answered-narrowed", part, `no body → ${names(added)}`)];
  }
  if (after.state === "none" && removed.length > 0) {
    return [finding("answered-removed", part, `${names(removed)} → no body`)];
  }
  return [
    ...common.flatMap(({ before: old, after: now }) =>
      schemaFindings(old.schema, now.schema, { direction: "answered", part: at(now), scope }),
    ),
    ...added.map((each) => finding("answered-widened", at(each), "new")),
    ...removed.map((each) => finding("answered-narrowed", at(each), "gone")),
    ...withdrawn.map((each) => finding("answered-withdrawn", at(each), "not shown any more")),
  ];
}

function withdrawnList(
  direction: "answered",
  part: string,
  before: Bucket<unknown>,
  after: Bucket<unknown>,
): readonly Finding[] {
  const isWithdrawn = before.state === "known" && after.state === "notShown";
  return isWithdrawn ? [finding(`${direction}-withdrawn`, part, "not shown any more")] : [];
}
