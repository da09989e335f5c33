/** The facts of an operation for which OpenAPI has no words. */
import { inlineCode } from "../../emit/markdown/text.js";
import { type Fact, knownValue } from "../../model/known.js";
import type { Operation } from "../../model/model.js";
import type { SourceRef } from "../../source-ref.js";
import { requirementLosses } from "./authentication-losses.js";
import type { DescriptionScope } from "./description-scope.js";
import { limitLosses } from "./limit-losses.js";
import type { Loss, LossSubject } from "./loss.js";
import { parameterLosses } from "./parameter-losses.js";
import { responseLosses } from "./response-losses.js";
import { noPages } from "./service-losses.js";

/** The losses of an operation. `renamed` are parameters of its path that have another name there. */
export function operationLosses(
  operation: Operation,
  renamed: ReadonlyMap<string, string>,
  scope: DescriptionScope,
): readonly Loss[] {
  const { id, at, formerly, baseUrl, deprecated, idempotent, pagination, limits } = operation;
  const loss = (subject: LossSubject, place: SourceRef, what: string, why: string): Loss => ({
    subject,
    at: place,
    operation: id,
    what,
    why,
    notShown: [],
  });
  const known = (
    subject: LossSubject,
    facts: Readonly<Record<string, Fact<unknown>>>,
    why: string,
  ): readonly Loss[] =>
    Object.entries(facts).flatMap(([what, fact]) =>
      fact.state === "known" ? [loss(subject, fact.at, what, why)] : [],
    );
  const ownLimits = knownValue(limits);
  const past: SourceRef = { file: at.file, path: [...at.path, "formerly"], part: "value" };
  return [
    ...(formerly.length > 0
      ? [loss("operations", past, "formerly", "OpenAPI has no words for former names.")]
      : []),
    // Without a server of the whole there is none that seems to hold, and the mark of the operation says the rest.
    ...(knownValue(baseUrl)?.url.state === "notShown" && scope.service.baseUrl.state === "known"
      ? [loss("addresses", baseUrl.at, "baseUrl", noOtherServers)]
      : []),
    ...known("deprecations", deprecationOf(deprecated), "OpenAPI says only that it is deprecated."),
    ...known("repetition", { idempotent }, "OpenAPI has no words for repeated calls."),
    ...requirementLosses("authentication", operation.authentication, scope).map((each) => ({
      ...each,
      operation: id,
    })),
    ...[...renamed].map(([own, name]) =>
      loss(
        "parameters",
        at,
        `parameter ${own}`,
        `The description calls it ${inlineCode(name)}, like an earlier operation with the same path.`,
      ),
    ),
    ...parameterLosses(operation).map((each) => ({ ...each, operation: id })),
    ...responseLosses(operation.responses, scope).map((each) => ({ ...each, operation: id })),
    ...known("pagination", { pagination }, noPages),
    ...(ownLimits ? limitLosses(ownLimits, id) : []),
  ];
}

const noOtherServers = "OpenAPI cannot say that the servers of the description do not hold for it.";

function deprecationOf(
  deprecated: Operation["deprecated"],
): Readonly<Record<string, Fact<unknown>>> {
  const deprecation = knownValue(deprecated);
  if (deprecation === undefined) return {};
  const { since, sunset, replacement, reason } = deprecation;
  return {
    "deprecated.since": since,
    "deprecated.sunset": sunset,
    "deprecated.replacement": replacement,
    "deprecated.reason": reason,
  };
}
