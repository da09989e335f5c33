/** The changes of requests: parameters, the body, and credentials. */
import { type Fact, knownValue } from "../model/known.js";
import type { Body, Content, Parameter, ParameterPlace } from "../model/message.js";
import type { Operation } from "../model/model.js";
import { changedValues, factPair, itemPairs } from "./fact-pairs.js";
import { type Finding, finding, schemaFindings } from "./finding.js";
import { wordsOf } from "./model-words.js";
import { requirementFindings } from "./requirement-findings.js";
import { usedFindings } from "./shared-findings.js";
import type { ShiftScope } from "./schema-shift.js";

/** One operation as it was and as it is. */
export interface OperationPair {
  readonly before: Operation;
  readonly after: Operation;
  readonly scope: ShiftScope;
}

/** All of it. */
export function requestFindings(pair: OperationPair): readonly Finding[] {
  const { before, after, scope } = pair;
  return [
    ...(["path", "query", "header", "cookie"] as const).flatMap((place) =>
      parametersFindings(place, pair),
    ),
    ...bodyFindings(before.body, after.body, scope),
    ...requirementFindings(before.authentication, after.authentication),
  ];
}

/** Which parameters of the path there are follows from the path. */
function parametersFindings(
  place: ParameterPlace,
  { before, after, scope }: OperationPair,
): readonly Finding[] {
  const [old, now] = [before.parameters[place], after.parameters[place]];
  const pairs = itemPairs(old, now, ({ name }) => name);
  if (pairs === undefined) {
    const isWithdrawn = old.state === "known" && now.state === "notShown" && place !== "path";
    return isWithdrawn ? [finding("sent-withdrawn", place, "not shown any more")] : [];
  }
  const part = ({ name }: Parameter): string => `${place}.${name}`;
  const common = pairs.common.flatMap((each) =>
    usedFindings(
      each,
      { kind: "parameters", part: part(each.after), scope },
      parameterFindings(part(each.after), each.before, each.after, scope),
    ),
  );
  if (place === "path") return common;
  return [
    ...common,
    ...pairs.added.map((each) =>
      knownValue(each.required) === true
        ? finding("sent-narrowed", part(each), `new and required, ${wordsOf(each)}`)
        : finding("sent-added", part(each), wordsOf(each)),
    ),
    ...pairs.removed.map((each) => finding("sent-removed", part(each), `was ${wordsOf(each)}`)),
    ...pairs.withdrawn.map((each) => finding("sent-withdrawn", part(each), "not shown any more")),
  ];
}

function parameterFindings(
  part: string,
  before: Parameter,
  after: Parameter,
  scope: ShiftScope,
): readonly Finding[] {
  return [
    ...requiredFindings(part, before, after),
    ...(["style", "explode", "arrays", "allowReserved"] as const).flatMap((key) => {
      const change = changedValues<unknown>(before[key], after[key]);
      return change === undefined ? [] : [finding("written-differently", `${part}.${key}`, change)];
    }),
    ...contentFindings(part, before, after, scope),
    ...schemaFindings(before.schema, after.schema, { direction: "sent", part, scope }),
  ];
}

function requiredFindings(
  part: string,
  before: Pick<Body, "required">,
  after: Pick<Body, "required">,
): readonly Finding[] {
  const change = changedValues(before.required, after.required);
  if (change === undefined) return [];
  return change.after
    ? [finding("sent-narrowed", part, "optional → required")]
    : [finding("sent-widened", part, "required → optional")];
}

function bodyFindings(
  before: Fact<Body>,
  after: Fact<Body>,
  scope: ShiftScope,
): readonly Finding[] {
  const pair = factPair(before, after);
  if (pair === "unknown") return [];
  if (pair === "withdrawn") return [finding("sent-withdrawn", "body", "not shown any more")];
  const { before: old, after: now } = pair;
  if (old === undefined && now === undefined) return [];
  if (now === undefined) return [finding("sent-removed", "body", `was ${wordsOf(old)}`)];
  if (old === undefined) {
    return knownValue(now.required) === true
      ? [finding("sent-narrowed", "body", `new and required, ${wordsOf(now)}`)]
      : [finding("sent-added", "body", wordsOf(now))];
  }
  return [...requiredFindings("body", old, now), ...contentFindings("body", old, now, scope)];
}

/** Representations: one less may be refused, one more has to be read. */
function contentFindings(
  part: string,
  before: Pick<Body, "content">,
  after: Pick<Body, "content">,
  scope: ShiftScope,
): readonly Finding[] {
  const pairs = itemPairs(before.content, after.content, ({ mediaType }) => mediaType);
  if (pairs === undefined) return [];
  const at = ({ mediaType }: Content): string => `${part}.${mediaType}`;
  return [
    ...pairs.common.flatMap(({ before: old, after: now }) => [
      ...schemaFindings(old.schema, now.schema, { direction: "sent", part: at(now), scope }),
      ...encodingFindings(at(now), old, now),
    ]),
    ...pairs.added.map((each) => finding("sent-widened", at(each), "new")),
    ...pairs.removed.map((each) => finding("sent-narrowed", at(each), "gone")),
    ...pairs.withdrawn.map((each) => finding("sent-withdrawn", at(each), "not shown any more")),
  ];
}

function encodingFindings(part: string, before: Content, after: Content): readonly Finding[] {
  const pairs = itemPairs(before.encoding, after.encoding, ({ property }) => property);
  return (pairs?.common ?? []).flatMap(({ before: old, after: now }) =>
    (["contentType", "style", "explode", "arrays"] as const).flatMap((key) => {
      const change = changedValues<unknown>(old[key], now[key]);
      const at = `${part}.${now.property}.${key}`;
      return change === undefined ? [] : [finding("written-differently", at, change)];
    }),
  );
}
