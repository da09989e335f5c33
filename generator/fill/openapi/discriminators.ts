/**
 * `discriminator` (OpenAPI 3.1.1, section 4.8.25; a plain text in 2.0). Names of schemas stand for themselves there; as they may be
 * others in the manifest, the mapping says all of them.
 */
import type { SourceNode } from "../sources/source-node.js";
import { type Told, toldMap, toldScalar } from "../told.js";
import {
  type Alternative,
  alternativesOf,
  isReadable,
  isUnionRead,
  mayBeText,
  propertyOf,
  textsOf,
} from "./alternatives.js";
import { entriesIn, fieldsOf } from "./fields.js";
import type { Reading } from "./reading.js";
import { lost } from "./values.js";

/** A value of the mapping, where it is said, and the schema that it leads to. */
interface Mapped {
  readonly value: string;
  readonly schema: string;
  readonly at: SourceNode;
}

/** Returns the discriminator of a schema's alternatives. */
export function discriminatorOf(
  node: SourceNode,
  schema: SourceNode,
  reading: Reading,
): Told | undefined {
  const { report, version } = reading;
  if (version === "2.0") {
    const name = node.text();
    if (name === undefined || name === "") return lost(node, report, "A name is expected here.");
    return told(node, { name, nameAt: node, mapping: undefined }, schema, reading);
  }
  const fields = fieldsOf(node, report);
  const property = fields.take("propertyName");
  const mapping = fields.take("mapping");
  const isWhole = fields.close();
  const name = property?.text();
  if (!isWhole) return lost(node, report, "Something in it is not understood.");
  if (property === undefined || name === undefined || name === "") {
    return lost(node, report, "The name of a property is missing.");
  }
  return told(node, { name, nameAt: property, mapping }, schema, reading);
}

function told(
  node: SourceNode,
  {
    name,
    nameAt,
    mapping,
  }: {
    readonly name: string;
    readonly nameAt: SourceNode;
    readonly mapping: SourceNode | undefined;
  },
  schema: SourceNode,
  reading: Reading,
): Told | undefined {
  const alternatives = alternativesOf(schema, reading);
  const isRead = isUnionRead(schema) && alternatives.every((each) => isReadable(each.node, name));
  if (!isRead) return lost(node, reading.report, "One of the alternatives is not understood.");
  if (mapping !== undefined && !isMappingRead(mapping, reading)) {
    return lost(node, reading.report, "Something in its mapping is not understood.");
  }
  const properties = alternatives.map((each) => propertyOf(each.node, name));
  if (!properties.every(mayBeText)) {
    return lost(node, reading.report, "The property that it names is no text.");
  }
  const written = writtenMapping(mapping, alternatives, name, reading);
  const implied = alternatives.flatMap((each) => impliedValues(each, name, node, written));
  const all = [...written, ...implied];
  if (new Set(all.map(({ value }) => value)).size < all.length) {
    return lost(node, reading.report, "Two of the alternatives have one value for it.");
  }
  const values = all.map((each) => [each.value, referenceTo(each)] as const);
  return toldMap(
    [
      ["propertyName", toldScalar(name, nameAt.at)],
      ["mapping", values.length === 0 ? undefined : toldMap(values, (mapping ?? node).at)],
    ],
    node.at,
  );
}

/** A value that leads nowhere may stand for any of the alternatives. */
function isMappingRead(mapping: SourceNode, { names }: Reading): boolean {
  if (mapping.kind !== "map") return false;
  return mapping.entries().every(({ node }) => {
    const text = node.kind === "text" ? node.text() : undefined;
    return text !== undefined && (names.find(text) ?? node.resolve(text)) !== undefined;
  });
}

function writtenMapping(
  mapping: SourceNode | undefined,
  alternatives: readonly Alternative[],
  property: string,
  { names, report }: Reading,
): readonly Mapped[] {
  return entriesIn(mapping, report).flatMap(({ key: value, node }): readonly Mapped[] => {
    const text = node.text() ?? "";
    // A plain name comes before a file of that name (OpenAPI 3.1.1, section 4.8.25.3).
    const target = names.find(text) ?? node.resolve(text);
    const name = target && names.nameOf(target);
    const found = alternatives.find((each) => each.name === name);
    if (found === undefined) {
      lost(node, report, "It leads to no schema that is among the alternatives.");
      return [];
    }
    const legal = textsOf(propertyOf(found.node, property));
    if (legal !== undefined && !legal.includes(value)) {
      lost(node, report, "The schema that it names does not accept this value.");
      return [];
    }
    return [{ value, schema: found.name, at: node }];
  });
}

/**
 * The values that lead to an alternative without being said: those that it lists, or else its name. Heirs may share the list of the
 * schema that they build on; then it does not tell which one is meant.
 */
function impliedValues(
  { name, node, isHeir }: Alternative,
  property: string,
  at: SourceNode,
  written: readonly Mapped[],
): readonly Mapped[] {
  const taken = new Set(written.map((each) => each.value));
  const isMapped = written.some((each) => each.schema === name);
  const listed = textsOf(propertyOf(node, property));
  const isShared = isHeir && listed !== undefined && listed.length > 1;
  const values = isShared ? listed.filter((value) => value === name) : (listed ?? [name]);
  const wanted = isMapped && (isHeir || listed === undefined) ? [] : values;
  return wanted.filter((value) => !taken.has(value)).map((value) => ({ value, schema: name, at }));
}

function referenceTo({ schema, at }: Mapped): Told {
  return toldScalar(`#/schemas/${schema}`, at.at);
}
