/** Descriptions of APIs in a few words, and manifests read from the texts that are made of them. */
import type { Diagnostic } from "../../../../generator/diagnostics/diagnostic.js";
import type { DescribedApi, DescribedOperation } from "../../../../generator/fill/described-api.js";
import { newManifest } from "../../../../generator/fill/new-manifest/new-manifest.js";
import {
  type SourcePlace,
  type Told,
  toldList,
  toldMap,
  type ToldMap,
  toldScalar,
} from "../../../../generator/fill/told.js";
import type { ApiModel } from "../../../../generator/model/model.js";
import { resolve } from "../../../../generator/resolve/resolve.js";
import { parseDocument, type SourceDocument } from "../../../../generator/source/document.js";
import { targetsShape } from "../../../../generator/targets.js";
import { validate } from "../../../../generator/validate/validate.js";

/** A value as tests write it; a map is a list of entries where its names are not safe in an object. */
export type Plain = string | number | boolean | null | readonly Plain[] | PlainMap;
export type PlainMap = ReadonlyMap<string, Plain> | { readonly [key: string]: Plain };

export const at: SourcePlace = { file: "books.json", path: [] };

/** Returns a plain value as a source tells it. */
export function told(value: Plain): Told {
  if (isList(value)) return toldList(value.map(told), at);
  return typeof value === "object" && value !== null ? toldForm(value) : toldScalar(value, at);
}

export function toldForm(map: PlainMap): ToldMap {
  const entries = map instanceof Map ? [...map] : Object.entries(map);
  return toldMap(
    entries.map(([key, value]) => [key, told(value)] as const),
    at,
  );
}

function isList(value: Plain): value is readonly Plain[] {
  return Array.isArray(value);
}

/** An operation by its request line, its id and its tag. */
export function operation(
  line: string,
  details: { readonly id?: string; readonly tag?: string; readonly facts?: PlainMap } = {},
): DescribedOperation {
  const [method = "", path = ""] = line.split(" ");
  const { id, tag, facts = {} } = details;
  return {
    at,
    method,
    path,
    ...(id !== undefined && { operationId: id }),
    tags: tag === undefined ? [] : [tag],
    facts: toldForm(facts),
  };
}

/** A description by a document that is called "Books". */
export function describedApi(
  operations: readonly DescribedOperation[],
  { service = {}, schemas = {} }: { service?: PlainMap; schemas?: PlainMap } = {},
): DescribedApi {
  return {
    source: { id: "books", title: "Books", kind: "document" },
    service: toldForm(service),
    operations,
    schemas: toldForm(schemas).entries.map(({ key, value }) => ({ name: key, at, schema: value })),
    losses: [],
  };
}

/** A new manifest that was read as if it lay on disk. */
export interface ReadManifest {
  readonly files: ReadonlyMap<string, string>;
  readonly documents: readonly SourceDocument[];
  readonly model: ApiModel;
  /** Of all stages. */
  readonly diagnostics: readonly Diagnostic[];
  /** Losses: their `what`s. */
  readonly lost: readonly string[];
}

/** Makes a manifest and reads it. */
export function readNew(described: DescribedApi): ReadManifest {
  const made = newManifest(described);
  const { files, losses } = made.value;
  const read = [...files].map(([file, text]) => parseDocument({ file, text }));
  const documents = read.map(({ value }) => value);
  const manifest = validate(documents, { targets: targetsShape });
  const model = resolve(manifest.value, "manifest");
  const diagnostics = [
    ...made.diagnostics,
    ...read.flatMap((each) => each.diagnostics),
    ...manifest.diagnostics,
    ...model.diagnostics,
  ];
  return {
    files,
    documents,
    model: model.value,
    diagnostics,
    lost: losses.map(({ what }) => what),
  };
}
