/** Groups and names that extensions give an operation: those of Speakeasy, and those of Fern. */
import { wordsIn } from "../../words.js";
import { idOf } from "../new-manifest/id-words.js";
import type { SourceNode } from "../sources/source-node.js";
import { type Fields, textIn } from "./fields.js";
import type { LossReport } from "./losses.js";

/** The tags and the id of an operation. */
export interface OperationName {
  readonly tags: readonly string[];
  readonly operationId: string | undefined;
}

/**
 * The id and the tags by which an operation is placed: an extension says its group, and another one its name. With a name alone
 * the group is that of the first tag; without a name a group is what a tag is.
 */
export function extensionName(
  fields: Fields,
  { tags, operationId }: OperationName,
  report: LossReport,
): OperationName {
  const group = groupIn(fields, report);
  const name = textIn(
    fields.take("x-fern-sdk-method-name") ?? fields.take("x-speakeasy-name-override"),
    report,
  );
  const holder = group ?? tags.slice(0, 1);
  const [first] = holder;
  if (first === undefined || (group === undefined && name === undefined)) {
    return { tags, operationId };
  }
  if (name === undefined && holder.length === 1) return { tags: [first], operationId };
  const ids = holder.map((each) => idOf(wordsIn(each), "service"));
  const own = idOf(wordsIn(name ?? operationId ?? ""), "operation");
  return { tags: [ids.join(".")], operationId: `${ids.join(".")}.${own}` };
}

/** `me.savedBooks` and `[me, savedBooks]` are a group in a group. */
function groupIn(fields: Fields, report: LossReport): readonly string[] | undefined {
  const node: SourceNode | undefined =
    fields.take("x-fern-sdk-group-name") ?? fields.take("x-speakeasy-group");
  if (node === undefined) return undefined;
  const texts =
    node.kind === "list"
      ? node.items().flatMap((each) => textIn(each, report) ?? [])
      : [textIn(node, report) ?? ""];
  const steps = texts.flatMap((each) => each.split(".")).filter((each) => wordsIn(each).length > 0);
  return steps.length === 0 ? undefined : steps;
}
