/** The README on what a server does by itself: what it checks, and what it answers in place of a handler. */
import { codeBlock, inlineCode, table } from "../../emit/markdown/text.js";
import type { Block } from "../../emit/typescript/package/readme-section.js";
import { offeredTypes, type RoutedOperation, takesBody } from "./routed-operations.js";
import type { SampledServer } from "./sample-server.js";
import { type Refusal, sampleRefusal } from "./sample-refusal.js";

/** What is checked before a handler runs. */
export function checksSection(routed: readonly RoutedOperation[]): readonly Block[] {
  const isSomeNeeded = routed.some(
    ({ route: { parameters = [], body } }) =>
      (typeof body === "object" && body.required) ||
      parameters.some((each) => each.required && each.in !== "path"),
  );
  const checks = [
    ...(isSomeNeeded ? ["whether anything is missing"] : []),
    ...(routed.some(hasRules) ? ["whether values and bodies fit their schemas"] : []),
    ...(routed.some(({ route }) => route.limits)
      ? ["whether it keeps to the limits of a call"]
      : []),
  ];
  const refusal = sampleRefusal(routed);
  if (checks.length === 0) {
    return [
      `Not shown: what requests have to be, so that a handler is given what came. Only what cannot be read at all is refused${routed.some(({ route }) => takesBody(route)) ? ", such as a body that is not the JSON that it says it is" : ""}.`,
    ];
  }
  return [
    `Before a handler is called, its request is held against the manifest: ${checks.join(", ")}. What is not shown is not checked. One answer has all that is wrong, each fault with its place. \`validateRequests: false\` leaves the schemas out.`,
    ...(refusal === undefined ? [] : refusalBlocks(refusal)),
  ];
}

function hasRules({ rules: { replies: _, ...rules } }: RoutedOperation): boolean {
  return Object.keys(rules).length > 0;
}

function refusalBlocks({ id, request, problem }: Refusal): readonly Block[] {
  return [
    `${inlineCode(request)} (${inlineCode(id)}) is answered with:`,
    codeBlock("json", JSON.stringify(problem, null, 2)),
  ];
}

/** The statuses that a server gives by itself. */
export function statusesSection(
  { schemes }: SampledServer,
  routed: readonly RoutedOperation[],
): readonly Block[] {
  const routes = routed.map(({ route }) => route);
  const bodies = routes.filter(takesBody);
  const rows: readonly (readonly [status: string, when: string, has: boolean])[] = [
    ["400", "the request cannot be read, or is not what the manifest shows (`errors`)", true],
    ["401", "the request has no valid credential (`WWW-Authenticate`)", schemes.length > 0],
    ["403", "a hook of `authenticate` says `forbidden`", schemes.length > 0],
    ["404", "there is nothing at the path", true],
    ["405", "the path has no operation of this method (`Allow`)", true],
    [
      "406",
      "the caller accepts none of the media types of the answer",
      routes.some((route) => offeredTypes(route).length > 0),
    ],
    ["413", "the body is larger than `maxBodyBytes`", bodies.length > 0],
    ["415", "the body has another media type, charset or coding (`Accept`)", bodies.length > 0],
    ["429", "too many requests have come (`Retry-After`)", routes.some(({ rates }) => rates)],
    ["500", "a handler fails; `onError` is told why, the caller is not", true],
    ["501", "nobody has written the handler yet", true],
    ["503", "there is no answer within `timeoutMs`, or the server stops", true],
  ];
  return [
    "Problem details (RFC 9457), with these statuses:",
    table(
      ["Status", "When"],
      rows.filter(([, , has]) => has).map(([status, when]) => [status, when]),
    ),
  ];
}
