/** The README on what a server does by itself: what it checks, and what it answers in place of a handler. */
import { codeBlock, inlineCode, table } from "../../emit/markdown/text.js";
import type { Block } from "../../emit/typescript/package/readme-section.js";
import { offeredTypes, type RoutedOperation, takesBody } from "./routed-operations.js";
import type { SampledServer } from "./sample-server.js";
import { type Refusal, sampleRefusal } from "./sample-refusal.js";

/** Returns the section about the checks before a handler runs. */
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
      `Not shown: the rules for requests, so handlers get every request. The server refuses only requests that it cannot read${routed.some(({ route }) => takesBody(route)) ? ", such as a body that is not the JSON that it says it is" : ""}.`,
    ];
  }
  return [
    `Before it calls a handler, the server checks the request against the manifest: ${checks.join(", ")}. It does not check parts that are not shown. One response lists all faults, each with its place. \`validateRequests: false\` turns the checks of schemas off.`,
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
    ["400", "the request cannot be read, or does not fit the manifest (`errors`)", true],
    ["401", "the request has no valid credential (`WWW-Authenticate`)", schemes.length > 0],
    ["403", "a hook of `authenticate` says `forbidden`", schemes.length > 0],
    ["404", "there is nothing at the path", true],
    ["405", "the path has no operation with this method (`Allow`)", true],
    [
      "406",
      "the caller accepts none of the media types of the response",
      routes.some((route) => offeredTypes(route).length > 0),
    ],
    ["413", "the body is larger than `maxBodyBytes`", bodies.length > 0],
    ["415", "the body has another media type, charset or coding (`Accept`)", bodies.length > 0],
    ["429", "there were too many requests (`Retry-After`)", routes.some(({ rates }) => rates)],
    ["500", "a handler fails; `onError` gets the reason, the caller does not", true],
    ["501", "nobody has written the handler yet", true],
    ["503", "the handler takes longer than `timeoutMs`, or the server stops", true],
  ];
  return [
    "Problem details (RFC 9457), with these statuses:",
    table(
      ["Status", "When"],
      rows.filter(([, , has]) => has).map(([status, when]) => [status, when]),
    ),
  ];
}
