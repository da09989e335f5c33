/** The facts of responses that a description cannot have. */
import { type Bucket, isOpen, knownItems } from "../../model/known.js";
import type { Response } from "../../model/message.js";
import type { ResponseFacts } from "../../model/shared.js";
import type { SourceRef } from "../../source-ref.js";
import type { DescriptionScope } from "./description-scope.js";
import { isToken, whyNotDescribed } from "./headers.js";
import type { Loss } from "./loss.js";
import { isMixedData } from "./streams.js";

/** The losses of the answers of an operation, or of those that any may give. */
export function responseLosses(
  responses: Bucket<Response>,
  scope: DescriptionScope,
): readonly Loss[] {
  return knownItems(responses).flatMap((response) => {
    const { at, status, absent, shared } = response;
    if (absent) return isOpen(responses) ? [loss(at, `status ${status}`, neverGiven)] : [];
    return shared === undefined ? lossesOfOne(response, `status ${status}`, scope) : [];
  });
}

/** The losses of the answers that several operations share. */
export function sharedResponseLosses(scope: DescriptionScope): readonly Loss[] {
  return scope.shared.responses.flatMap((each) =>
    lossesOfOne(each, `the response ${each.name}`, scope),
  );
}

function lossesOfOne(
  { headers, content }: ResponseFacts,
  owner: string,
  { find, isLater }: DescriptionScope,
): readonly Loss[] {
  const nameless = knownItems(headers).filter(({ name }) => !isToken(name));
  const mixed = knownItems(content).filter((each) => isLater && isMixedData(each, find));
  return [
    ...nameless.map((each) =>
      loss(each.at, `header ${each.name} of ${owner}`, whyNotDescribed(each.name)),
    ),
    ...mixed.map((each) => loss(each.at, `${each.mediaType} of ${owner}`, mixedData)),
  ];
}

const neverGiven = "OpenAPI cannot say that one response never occurs while others may.";

const mixedData = "The data of an event may be JSON or other text, for which OpenAPI has no words.";

function loss(at: SourceRef, what: string, why: string): Loss {
  return { subject: "responses", at, what, why, notShown: [] };
}
