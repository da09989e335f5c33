/** The fields of an object of a description: what a reader does not take is lost, and is said to be. */
import type { SourceEntry, SourceNode } from "../sources/source-node.js";
import type { LossReport } from "./losses.js";

/** The owner of fields: a map of the source, or several that are read as one. */
export type FieldHolder = Pick<SourceNode, "at" | "kind" | "get" | "entries">;

/** An object whose fields are read one by one. */
export interface Fields {
  readonly node: FieldHolder;
  /** The value of a field, which then counts as read. */
  readonly take: (key: string) => SourceNode | undefined;
  /** Says that something was not understood that may stand for a field which is not there. */
  readonly doubt: () => void;
  /**
   * Says of all that was not read that it is lost. Whether all fields are known: only then does it mean something that a field is
   * not there, as a name that nobody knows may be a field that is misspelt.
   */
  readonly close: () => boolean;
}

/** The fields of an object; of anything else there are none, and it is lost itself. `without` are read elsewhere. */
export function fieldsOf(
  node: FieldHolder,
  report: LossReport,
  without: readonly string[] = [],
): Fields {
  let isCertain = node.kind === "map";
  if (!isCertain) report.add(node.at, nameAt(node), "A map is expected here.");
  const read = new Set(without);
  return {
    node,
    take: (key) => {
      read.add(key);
      return node.get(key);
    },
    doubt: () => {
      isCertain = false;
    },
    close: () => {
      for (const { key, node: field } of node.entries()) {
        if (read.has(key)) continue;
        reportField(key, field, report);
        if (!isKnownField(key)) isCertain = false;
      }
      return isCertain;
    },
  };
}

/** True if it is known of a field that no reader takes what it means, so that it stands for no other. */
export function isKnownField(key: string): boolean {
  return isExtension(key) || reasons.has(key);
}

/** The entries of a map, where one may stand; anything else is lost. */
export function entriesIn(
  node: SourceNode | undefined,
  report: LossReport,
): readonly SourceEntry[] {
  if (node !== undefined && node.kind !== "map") {
    report.add(node.at, nameAt(node), "A map is expected here.");
  }
  return node?.entries() ?? [];
}

/** The items of a list, where one may stand; anything else is lost. */
export function itemsIn(node: SourceNode | undefined, report: LossReport): readonly SourceNode[] {
  if (node !== undefined && node.kind !== "list") {
    report.add(node.at, nameAt(node), "A list is expected here.");
  }
  return node?.items() ?? [];
}

/** The texts of a list; what else is in it is lost. */
export function textsIn(node: SourceNode | undefined, report: LossReport): readonly string[] {
  return itemsIn(node, report).flatMap((each): readonly string[] => {
    const text = textIn(each, report);
    return text === undefined ? [] : [text];
  });
}

/** The text of a node that names something; anything else is lost. */
export function textIn(node: SourceNode | undefined, report: LossReport): string | undefined {
  const text = node?.text();
  if (node !== undefined && text === undefined) {
    report.add(node.at, nameAt(node), "A text is expected here.");
  }
  return text;
}

/** A field that no reader knows. */
export function reportField(key: string, field: SourceNode, report: LossReport): void {
  if (isExtension(key)) report.extension(field.at, key);
  else report.add(field.at, key, reasons.get(key) ?? "It is not known what it means here.");
}

/** True if a field is an extension (OpenAPI 3.1.1, section 4.9). */
export function isExtension(key: string): boolean {
  return key.startsWith("x-");
}

/** The last key on the way to a node, to call it by. */
export function nameAt({ at }: Pick<SourceNode, "at">): string {
  return at.path.findLast((step) => typeof step === "string") ?? "description";
}

/** Why the manifest has no place for what OpenAPI has. */
const reasons: ReadonlyMap<string, string> = new Map([
  ["externalDocs", "The manifest has no place for links to other documents."],
  ["xml", "The manifest has no words for how a value is written as XML."],
  ["servers", "The manifest has no place for addresses here."],
  ["links", "The manifest has no words for links from one operation to another."],
  ["summary", "There is no place for a summary here."],
  ["allowEmptyValue", "The manifest has no words for a parameter without a value."],
  ["contact", "The manifest does not say whom to ask."],
  ["license", "A licence is a setting of each output, in targets.yaml."],
  ["termsOfService", "The manifest has no place for terms of service."],
  ["version", "It is the version of the description; outputs have their own, in targets.yaml."],
  ["headers", "The manifest has no words for headers of the parts of a form."],
  ["kind", "The manifest has no words for kinds of groups."],
  ["jsonSchemaDialect", "Schemas are read as those of OpenAPI."],
  ["oauth2MetadataUrl", "The manifest has no place for the address of such metadata."],
  ["collectionFormat", "How a list inside a list is written has no words."],
  ["deprecated", "There is no place for a deprecation here."],
  ["nullable", "This version of OpenAPI has no such keyword."],
  ["$vocabulary", "Schemas are read as those of OpenAPI."],
  ["$dynamicRef", "References that depend on who refers cannot be held."],
  ["$dynamicAnchor", "References that depend on who refers cannot be held."],
  ["$recursiveRef", "References that depend on who refers cannot be held."],
  ["$recursiveAnchor", "References that depend on who refers cannot be held."],
  ["defaultMapping", "The manifest has no words for what is meant where the property is missing."],
  ["prefixEncoding", "The manifest has no words for the encoding of parts without names."],
  ["itemEncoding", "The manifest has no words for the encoding of parts without names."],
]);
