/** Parameters of OpenAPI 3 (OpenAPI 3.1.1, section 4.8.12). */
import type { ParameterPlace } from "../../model/message.js";
import type { SourceNode } from "../sources/source-node.js";
import { type Told, toldMap, toldScalar } from "../told.js";
import { contentAt } from "./contents.js";
import { examplesOf, withExamples } from "./examples.js";
import { fieldsOf } from "./fields.js";
import { marksOf } from "./marks.js";
import { arraysOf, isPlace, writingOf } from "./parameter-styles.js";
import type { Reading } from "./reading.js";
import { schemaAt } from "./schemas.js";
import { isSingleValue } from "./single-values.js";
import { flag, flagOr, lost, notShown, prose } from "./values.js";

/** Where a parameter stands and what it is called. */
export interface ParameterKey {
  readonly place: ParameterPlace;
  readonly name: string;
}

/**
 * The key of a parameter; undefined where the manifest has no place for it, which is a loss. OpenAPI ignores some headers, so
 * that a list without them is still complete.
 */
export function parameterKey(
  node: SourceNode,
  { report }: Reading,
): ParameterKey | "ignored" | undefined {
  const name = node.get("name")?.text();
  const place = node.get("in")?.text();
  if (name === undefined || name === "" || place === undefined) {
    return lost(node, report, "A parameter has a name and a place.");
  }
  if (place === "header" && /^(?:accept|content-type|authorization)$/i.test(name)) {
    const instead =
      "OpenAPI ignores a parameter of this name, because content and security say it.";
    report.add(node.at, `parameter ${name}`, instead);
    return "ignored";
  }
  const why = isPlace(place)
    ? name === "(others)"
      ? "In the manifest this name means that there may be more."
      : undefined
    : `The manifest has no place for parameters in ${JSON.stringify(place)}.`;
  if (why !== undefined) report.add(node.at, `parameter ${name}`, why);
  return why === undefined && isPlace(place) ? { place, name } : undefined;
}

/** Returns the facts of a parameter. */
export function parameterAt(node: SourceNode, place: ParameterPlace, reading: Reading): Told {
  const { report } = reading;
  const fields = fieldsOf(node, report, ["name", "in"]);
  const marks = marksOf(fields, report);
  const description = prose(fields.take("description"), report);
  const requirement = fields.take("required");
  const deprecated = flag(fields.take("deprecated"), report);
  const allowReserved = flag(fields.take("allowReserved"), report);
  const schema = fields.take("schema");
  const content = fields.take("content");
  const [style, explode] = [fields.take("style"), fields.take("explode")];
  const arrays = arraysOf(fields, report);
  const examples = examplesOf(fields, reading);
  const isText = content !== undefined && schema === undefined;
  if (content !== undefined && !isText) {
    lost(content, report, "The schema beside it is taken.");
  }
  const isWhole = fields.close();
  const required = requiredOf(requirement, { owner: node, place, isWhole }, reading);
  const has = (key: string): boolean => isWhole && !isText && !marks.has(key);
  const isSingle = isSingleValue(schema);
  const told = withExamples(schema && schemaAt(schema, reading), examples, reading);
  const writing = writingOf({ style, explode, owner: node }, place, { report, has, isSingle });
  const all = [
    ["description", marks.has("description") ? undefined : description],
    ["required", marks.has("required") ? undefined : required],
    ["deprecated", deprecated],
    ["style", writing.style],
    ["explode", writing.explode],
    ["arrays", arrays],
    ["allowReserved", allowReserved],
    ["schema", told],
    [
      "content",
      isText && !marks.has("content")
        ? contentAt(content, reading, marks.isOpen("content"))
        : undefined,
    ],
  ] as const;
  return all.every(([, each]) => each === undefined) ? notShown(node.at) : toldMap(all, node.at);
}

/** The parameter that may be required. */
interface RequiredContext {
  readonly owner: SourceNode;
  readonly place: ParameterPlace;
  /** True if all of its fields are known, so that none of them may be this one, misspelt. */
  readonly isWhole: boolean;
}

/** Left out, it means no. A parameter of the path is required by its place, and need not say so. */
export function requiredOf(
  node: SourceNode | undefined,
  { owner, place, isWhole }: RequiredContext,
  { report }: Pick<Reading, "report">,
): Told | undefined {
  if (place !== "path") {
    return flagOr(node, isWhole ? toldScalar(false, owner.at) : undefined, report);
  }
  if (node !== undefined && node.boolean() !== true) {
    lost(node, report, "A parameter of the path is always required.");
  }
  return undefined;
}
