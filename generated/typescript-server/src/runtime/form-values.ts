// Made by endpoint-manifest (typescript-server) from its template form-values.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** The properties of a form, read as the client writes them (OpenAPI 3.1.1, section 4.8.15). */
import { isJson } from "../typescript-client/media-type.js";
import { type DeepValue, readDeep } from "./deep-objects.js";
import { parseJson } from "./json-text.js";
import { ownershipOf } from "./parameter-plan.js";
import { type Decode, writtenAmong } from "./parameter-styles.js";
import type { RequestFault } from "./problem.js";
import {
  firstThatFits,
  listOf,
  type Reading,
  readText,
  readWritten,
  UnreadableError,
} from "./readers.js";
import type { RequestReading } from "./request-bounds.js";
import { pointerOf } from "./request-faults.js";
import type { ObjectReader, Reader, RouteContent, RoutePart, StyleName } from "./route.js";

/** One value under one name. */
export interface FormField {
  /** Its text, still encoded as it was written. Throws an `UnreadableError`. */
  text(): string;
  readonly file?: File;
  /** The media type that it states itself. */
  readonly type?: string;
}

/** A form before its texts are interpreted. */
export interface WrittenForm {
  readonly fields: ReadonlyMap<string, readonly FormField[]>;
  /** Decodes a text. */
  readonly decode: Decode;
}

/** The values read from a form. */
export interface FormValues {
  readonly value: object;
  readonly faults: readonly RequestFault[];
}

/**
 * A record of everything in a form. Where the fields are not shown, each is text or a file, and several of one name are a list.
 */
export function readForm(
  content: RouteContent | undefined,
  form: WrittenForm,
  reading: RequestReading,
): FormValues {
  const { form: reader, parts = [] } = content ?? {};
  const readers = new Map(reader?.properties);
  const encodings = new Map(parts.map((each) => [each.name, each]));
  const styled = parts.flatMap((part) => styledProperty(part, readers.get(part.name)));
  const { owns, takes } = ownershipOf(styled);
  const isListed = (name: string): boolean => readers.has(name) || encodings.has(name);
  // Exploded objects have no names of their own: they own every name that nothing else claims.
  const isStyled = (name: string): boolean =>
    owns(name) && (encodings.get(name)?.style !== undefined || !isListed(name));
  const entries: (readonly [name: string, value: unknown])[] = [];
  const faults: RequestFault[] = [];
  const read = (name: string, work: () => Reading | undefined): void => {
    try {
      const found = work();
      if (found) entries.push([name, found.value]);
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error;
      faults.push({ in: "body", pointer: pointerOf([name]), detail: error.message });
    }
  };

  const texts = new Map<string, readonly string[]>();
  for (const [name, fields] of form.fields) {
    if (faults.length >= reading.bounds.maxFaults) break;
    read(name, () => {
      if (isStyled(name)) {
        texts.set(name, fields.map(textOf));
        return undefined;
      }
      const known = readers.get(name);
      const contentType = encodings.get(name)?.contentType;
      const readOne: ReadField = (wanted, field) =>
        readField(wanted, field, {
          contentType,
          decode: form.decode,
          isShown: reader !== undefined,
          reading,
        });
      // For a name that is not listed, several values form a list, whatever the rule for a single one.
      const wanted = known ?? reader?.others ?? "text";
      return readFields(known || fields.length === 1 ? wanted : { items: wanted }, fields, readOne);
    });
  }
  for (const each of styled) {
    const place = {
      texts,
      decode: form.decode,
      takes: (name: string, object: ObjectReader) => takes(each, name, object),
    };
    read(each.name, () => {
      const { name, style, explode, value } = each;
      return style === "deepObject"
        ? readDeep(each, place)
        : readWritten(value, writtenAmong({ name, style, explode }, place));
    });
  }
  return { value: Object.fromEntries(entries), faults };
}

/** The text of a property with a style. */
function textOf({ file, text }: FormField): string {
  if (file) throw new UnreadableError("must not be a file");
  return text();
}

/** A property that is serialized like a query parameter. */
function styledProperty(part: RoutePart, reader: Reader = "text"): readonly StyledProperty[] {
  const { name, style, explode = style === "form", value = reader, readers = [] } = part;
  return style === undefined ? [] : [{ name, style, explode, value, readers: new Map(readers) }];
}

interface StyledProperty extends DeepValue {
  readonly style: StyleName;
  readonly explode: boolean;
}

type ReadField = (reader: Reader, field: FormField) => Reading;

/** The fields of one name: each is an item of a list, or there is only one. */
function readFields(
  reader: Reader,
  fields: readonly FormField[],
  read: ReadField,
): Reading | undefined {
  if (typeof reader === "object" && "anyOf" in reader) {
    return firstThatFits(reader.anyOf, (each) => readFields(each, fields, read));
  }
  if (typeof reader === "object" && "items" in reader) {
    return listOf(fields.map((field) => read(reader.items, field)));
  }
  const [field] = fields;
  if (field && fields.length === 1) return read(reader, field);
  throw new UnreadableError(`is given ${fields.length} times`);
}

interface FieldFacts {
  /** The property's media type in the manifest. */
  readonly contentType: string | undefined;
  readonly decode: Decode;
  /** True if the manifest shows the fields of the form. */
  readonly isShown: boolean;
  readonly reading: RequestReading;
}

/** One field: arrays and objects are JSON, unless the media type says otherwise. */
function readField(reader: Reader, field: FormField, facts: FieldFacts): Reading {
  if (typeof reader === "object" && "anyOf" in reader) {
    const found = firstThatFits(reader.anyOf, (each) => readField(each, field, facts));
    return found ?? readField("text", field, facts);
  }
  const { contentType, decode, isShown } = facts;
  const { file, type = "" } = field;
  const hasParts = typeof reader === "object" && contentType === undefined;
  const saysJson = isShown && !file && contentType === undefined && isJson(type);
  if (hasParts || saysJson || isJson(contentType ?? "")) {
    const value = parseJson(decode(field.text()), facts.reading);
    return { value, fits: isOfKind(reader, value) };
  }
  if (file) return { value: file, fits: reader === "text" };
  return readText(reader, decode(field.text()));
}

function isOfKind(reader: Exclude<Reader, { readonly anyOf: unknown }>, value: unknown): boolean {
  if (reader === "text") return typeof value === "string";
  if (typeof reader === "string") return typeof value === reader;
  const isList = Array.isArray(value);
  return "items" in reader ? isList : typeof value === "object" && value !== null && !isList;
}
