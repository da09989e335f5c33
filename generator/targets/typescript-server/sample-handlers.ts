/** Handlers that samples show: of each operation one whose answer can be made up, the best to look at first. */
import { type CodeLine, code } from "../../emit/typescript/code-lines.js";
import { memberOfId } from "../../emit/typescript/names.js";
import type { Located } from "../../emit/typescript/package/located.js";
import { plainObject } from "../../emit/typescript/plain-value.js";
import type { Service } from "../../model/model.js";
import type { ValueScope } from "../../sdk/samples/values.js";
import { isSampleObject, SampleFile, type SampleValue } from "../../sdk/samples/sample-value.js";
import { type SampleReply, sampleReply } from "../../sdk/samples/replies.js";
import type { RoutedOperation } from "./routed-operations.js";

/** An operation and what its handler answers. */
export interface SampleHandler extends RoutedOperation {
  readonly reply: SampleReply;
}

/** The handlers that can be made up, those first that are the best to look at. */
export function sampleHandlers(
  operations: readonly RoutedOperation[],
  service: Service,
  values: ValueScope,
): readonly SampleHandler[] {
  return operations
    .flatMap((each): readonly SampleHandler[] => {
      const reply = sampleReply(each.operation, service, values);
      return reply === undefined ? [] : [{ ...each, reply }];
    })
    .map((handler) => ({ handler, odd: oddity(handler) }))
    .toSorted((a, b) => a.odd - b.odd)
    .map(({ handler }) => handler);
}

/** How much there is in a handler that a sample is not about. */
function oddity({ route: { deprecated, method }, owner, reply }: SampleHandler): number {
  return (
    (deprecated === undefined ? 0 : 200) +
    (reply.hasKnownBody ? 0 : 100) +
    (isSampleObject(reply.value["body"]) ? 0 : 20) +
    (method === "GET" ? 0 : 20) +
    Math.max(0, Object.keys(reply.value).length - 2) * 10 +
    (owner.split(".").length - 1) * 5 +
    // Some values are good to look at, and many are not.
    Math.abs(sizeOf(reply.value) - 8)
  );
}

/** How many values there are in one. */
function sizeOf(value: SampleValue): number {
  const isWhole = typeof value === "object" && value !== null && !(value instanceof SampleFile);
  return isWhole ? Object.values(value).reduce((sum: number, each) => sum + sizeOf(each), 1) : 1;
}

/** The members that lead to a handler: `loans`, `open`, `list`. */
export function membersOf({ operation, owner }: Located): readonly string[] {
  return [...owner.split("."), memberOfId(operation.name)];
}

/** `async retrieve({ path }) {` and its end around lines of a body. */
export function methodLines(
  name: string,
  parameters: string,
  body: readonly CodeLine[],
): readonly CodeLine[] {
  return [code`async ${name}(${parameters}) {`, ...indented(body), code`},`];
}

/** The method that gives the sample's answer. */
export function replyLines(handler: SampleHandler): readonly CodeLine[] {
  const name = memberOfId(handler.operation.name);
  return methodLines(name, "", [code`return ${plainObject(handler.reply.value)};`]);
}

/** `loans: { open: { … } },` around lines; with `base` each object takes over what that has in its place. */
export function nestedLines(
  members: readonly string[],
  inner: readonly CodeLine[],
  base?: string,
): readonly CodeLine[] {
  const [first, ...others] = members;
  const before: readonly CodeLine[] = base === undefined ? [] : [code`...${base},`];
  if (first === undefined) return [...before, ...inner];
  const below = base === undefined ? undefined : `${base}.${first}`;
  return [...before, code`${first}: {`, ...indented(nestedLines(others, inner, below)), code`},`];
}

/** Lines one level further in. */
export function indented(lines: readonly CodeLine[]): readonly CodeLine[] {
  return lines.map(([first, ...others]) => {
    if (first === undefined) return [];
    return typeof first === "string" ? [`  ${first}`, ...others] : ["  ", first, ...others];
  });
}
