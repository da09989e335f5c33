/** Operations that are on their way out, and how an answer may tell it. */
import { proseLine } from "../../../emit/markdown/prose.js";
import { inlineCode, inlineText, table } from "../../../emit/markdown/text.js";
import type { Deprecation, Operation } from "../../../model/model.js";
import { knownValue } from "../../../model/known.js";
import { parametersOf } from "../../../model/walk.js";
import { factCell } from "../facts.js";
import { listText } from "../../../sdk/words/counts.js";
import { type Missing, missingOfOperations, missingPanel, shareText } from "../missing.js";
import { heading } from "../page.js";
import { operationLink } from "../places.js";
import { sourcesText } from "../sources.js";
import type { PageScope } from "../type-text.js";

/** The section on deprecations. */
export function deprecationBlocks(where: PageScope): readonly string[] {
  const { model, operations } = where.scope;
  const all = [...operations.values()];
  const deprecated = all.flatMap((operation) =>
    operation.deprecated.state === "known"
      ? [{ operation, deprecation: operation.deprecated.value }]
      : [],
  );
  const kept = all.filter((each) => each.deprecated.state === "none").length;
  const share = { count: all.length - kept - deprecated.length, total: all.length };
  return [
    heading(2, "Deprecations", "deprecations"),
    ...(kept === all.length ? ["No operation is deprecated."] : []),
    ...(deprecated.length === 0 ? [] : [deprecationTable(deprecated, where)]),
    ...headerBlocks(deprecated, where),
    ...parameterBlocks(all, where),
    ...(kept > 0 && kept < all.length
      ? [`Known not to be deprecated: ${shareText({ count: kept, total: all.length })}.`]
      : []),
    ...missingPanel(
      [
        ...missingDetails(deprecated, where),
        ...missingOfOperations("whether they are deprecated", share, "deprecated", model),
      ],
      where.scope,
    ),
    sourcesText(
      all.flatMap(({ deprecated: fact }) => (fact.state === "notShown" ? [] : fact.sources)),
      model,
    ),
  ].filter((each) => each !== "");
}

/** An operation and what is said of its end. */
interface Deprecated {
  readonly operation: Operation;
  readonly deprecation: Deprecation;
}

function deprecationTable(deprecated: readonly Deprecated[], where: PageScope): string {
  const link = (id: string): string => operationLink(id, where.page, where.scope);
  return table(
    ["Operation", "Deprecated since", "Ends", "In its place", "Reason"],
    deprecated.map(({ operation, deprecation: { since, sunset, replacement, reason } }) => [
      link(operation.id),
      factCell(since, inlineText),
      factCell(sunset, inlineText),
      factCell(replacement, link),
      factCell(reason, proseLine),
    ]),
  );
}

/** The dates as HTTP has them: RFC 9745, section 2 (RFC 9651, section 3.3.7), and RFC 8594, section 3. */
function headerBlocks(deprecated: readonly Deprecated[], where: PageScope): readonly string[] {
  const rows = deprecated.flatMap(({ operation, deprecation }) => {
    const since = knownValue(deprecation.since);
    const sunset = knownValue(deprecation.sunset);
    const headers = [
      ...(since === undefined ? [] : [`Deprecation: @${Date.parse(since) / 1000}`]),
      ...(sunset === undefined ? [] : [`Sunset: ${new Date(sunset).toUTCString()}`]),
    ];
    const link = operationLink(operation.id, where.page, where.scope);
    return headers.length === 0 ? [] : [[link, headers.map(inlineCode).join("<br>")]];
  });
  if (rows.length === 0) return [];
  return [
    "A service may send these dates in the headers `Deprecation` (RFC 9745) and `Sunset` (RFC 8594) of its responses, in this form:",
    table(["Operation", "Headers"], rows),
  ];
}

/** Parameters that are on their way out while their operations stay. */
function parameterBlocks(operations: readonly Operation[], where: PageScope): readonly string[] {
  const rows = operations.flatMap((operation) => {
    const names = parametersOf(operation)
      .filter(({ deprecated }) => knownValue(deprecated) === true)
      .map(({ name }) => inlineCode(name));
    const link = operationLink(operation.id, where.page, where.scope);
    return names.length === 0 ? [] : [[link, names.join(", ")]];
  });
  if (rows.length === 0) return [];
  return ["These parameters are deprecated:", table(["Operation", "Parameters"], rows)];
}

/** Returns the unknown facts of operations that are known to be deprecated, counted: each of them has its own, too. */
function missingDetails(
  deprecated: readonly Deprecated[],
  { scope }: PageScope,
): readonly Missing[] {
  const { model } = scope;
  const words = {
    since: "since when they are deprecated",
    sunset: "when they end",
    replacement: "what to use in their place",
    reason: "why",
  } as const;
  const lacking = (["since", "sunset", "replacement", "reason"] as const).filter((key) =>
    deprecated.some(({ deprecation }) => deprecation[key].state === "notShown"),
  );
  const count = deprecated.filter(({ deprecation }) =>
    lacking.some((key) => deprecation[key].state === "notShown"),
  ).length;
  const what = listText(lacking.map((key) => words[key]));
  if (count === 0) return [];
  return missingOfOperations(what, { count, total: scope.operations.size }, "deprecated", model);
}
