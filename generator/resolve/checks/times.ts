/** Deprecations: dates in an order that can be. */
import { type Diagnostic, diagnostic } from "../../diagnostics/diagnostic.js";
import type { ApiModel } from "../../model/model.js";
import { operationsOf } from "../../model/walk.js";

/** Checks that nothing ends before it is deprecated, and that nothing replaces itself. */
export function checkTimes(model: ApiModel): readonly Diagnostic[] {
  return operationsOf(model).flatMap(({ id, deprecated }) => {
    if (deprecated.state !== "known") return [];
    const { since, sunset, replacement } = deprecated.value;
    const reversed =
      since.state === "known" && sunset.state === "known" && sunset.value < since.value;
    const circular = replacement.state === "known" && replacement.value === id;
    return [
      ...(reversed
        ? [
            diagnostic("sunset-before-deprecation", {
              at: sunset.at,
              message: `${id} ends on ${sunset.value}, before it is deprecated on ${since.value}`,
              help: "a sunset is not before the deprecation (RFC 9745, section 4): correct one of the dates",
              related: [{ message: "deprecated since", at: since.at }],
            }),
          ]
        : []),
      ...(circular
        ? [
            diagnostic("own-replacement", {
              at: replacement.at,
              message: `${id} is said to be replaced by itself`,
              help: "name another operation, or write `not shown`",
            }),
          ]
        : []),
    ];
  });
}
