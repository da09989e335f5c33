/** Texts and lists in schemas that have a form. */
import type { SourceNode } from "../sources/source-node.js";
import { type Told, toldList, toldScalar } from "../told.js";
import type { LossReport } from "./losses.js";
import type { Reading } from "./reading.js";
import { data, lost, textOfForm } from "./values.js";

/** A regular expression of ECMA-262 with Unicode (JSON Schema 2020-12, core, section 6.4). */
export function patternOf(node: SourceNode, report: LossReport): Told | undefined {
  const text = node.text();
  if (text === undefined) return lost(node, report, "A text is expected here.");
  try {
    new RegExp(text, "u");
    return toldScalar(text, node.at);
  } catch {
    return lost(node, report, "It is not a regular expression of ECMA-262 with Unicode.");
  }
}

/**
 * `format` and `contentMediaType`. What OpenAPI 2.0 and 3.0 call the format `byte`, 3.1 calls an encoding (OpenAPI 3.1.1,
 * section 4.4.5.3).
 */
export function contentWords(
  key: "format" | "contentMediaType",
  node: SourceNode,
  schema: SourceNode,
  { version, report }: Reading,
): readonly (readonly [key: string, value: Told | undefined])[] {
  if (key === "contentMediaType") return [[key, textOfForm(node, "mediaType", report)]];
  const text = node.text();
  if (text === undefined) {
    lost(node, report, "A text is expected here.");
    return [];
  }
  const isEarlier = version === "2.0" || version === "3.0";
  if (isEarlier && text === "byte" && schema.get("contentEncoding") === undefined) {
    return [["contentEncoding", toldScalar("base64", node.at)]];
  }
  return [[key, toldScalar(text, node.at)]];
}

/** A list of values. */
export function enumOf(node: SourceNode, report: LossReport): Told | undefined {
  if (node.kind === "list" && node.items().length > 0) return data(node, report);
  return lost(node, report, "A list of values is expected here.");
}

/** The names of properties that are required; `required: true` of a property is of an older draft. */
export function requiredNames(node: SourceNode, report: LossReport): Told | undefined {
  if (node.kind === "list") return namesOf(node, report);
  return lost(node, report, "The names of the properties that are required are expected here.");
}

/** A list of names. */
export function namesOf(node: SourceNode, report: LossReport): Told | undefined {
  if (node.kind !== "list") return lost(node, report, "A list of names is expected here.");
  return toldList(
    node.items().flatMap((each): readonly Told[] => {
      const text = each.text();
      if (text !== undefined) return [toldScalar(text, each.at)];
      report.add(each.at, "required", "A name is expected here.");
      return [];
    }),
    node.at,
  );
}
