/** The text of one cache file. Whatever is not exactly what was written is nothing: the file may come from anybody. */
import { createHash } from "node:crypto";
import { isCode } from "../diagnostics/catalog.js";
import type { Diagnostic, RelatedPlace } from "../diagnostics/diagnostic.js";
import type { Position, SourceRef, Span } from "../source-ref.js";

/** The memory of a run. */
export interface CacheRecord {
  /** See `keyOf`. */
  readonly key: string;
  /** The lines of the lock for the targets of the run. */
  readonly files: string;
  /** The other files in the targets' folders. */
  readonly strays: readonly string[];
  /** The other folders of the run, which have locks of their own. */
  readonly others: readonly RememberedFolder[];
  /** The revisions of git that the output depends on, and the commits that they stood for. */
  readonly commits: readonly (readonly [revision: string, commit: string])[];
  /** True if packages were built, if there were any. */
  readonly isBuilt: boolean;
  readonly warnings: readonly Diagnostic[];
}

/** A folder that an output was given, or that has the build of a package. */
export interface RememberedFolder {
  readonly kind: "placed" | "built";
  readonly target: string;
  /** The folder above it, from the output folder. */
  readonly above: string;
  /** Its own name. */
  readonly folder: string;
  /** The lines of its lock. */
  readonly files: string;
}

/** Raised when the meaning of a field changes; the hash then fits no older file. */
const version = 3;

/** The text: the hash of the rest, then the record as JSON. */
export function encodeRecord(record: CacheRecord): string {
  const json = JSON.stringify(record);
  return `${checksum(json)}\n${json}\n`;
}

/** The record of a text; `undefined` = it is damaged, of another version, or belongs to another key than one that is given. */
export function decodeRecord(text: string, key?: string): CacheRecord | undefined {
  const [, hash, json] = /^([0-9a-f]{64})\n([^\n]+)\n$/.exec(text) ?? [];
  if (hash === undefined || json === undefined || checksum(json) !== hash) return undefined;
  try {
    const value: unknown = JSON.parse(json);
    return isRecord(value) && value.key === (key ?? value.key) ? value : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function checksum(json: string): string {
  return createHash("sha256").update(`endpoint-manifest cache ${version}\n${json}`).digest("hex");
}

function isRecord(value: unknown): value is CacheRecord {
  return (
    isObject<keyof CacheRecord>(value) &&
    isString(value.key) &&
    isString(value.files) &&
    isListOf(value.strays, isString) &&
    isListOf(value.others, isFolder) &&
    isListOf(value.commits, isPair) &&
    typeof value.isBuilt === "boolean" &&
    isListOf(value.warnings, isWarning)
  );
}

function isPair(value: unknown): boolean {
  return Array.isArray(value) && value.length === 2 && value.every(isString);
}

function isFolder(value: unknown): boolean {
  return (
    isObject<keyof RememberedFolder>(value) &&
    (value.kind === "placed" || value.kind === "built") &&
    [value.target, value.above, value.folder, value.files].every(isString)
  );
}

function isWarning(value: unknown): value is Diagnostic {
  return (
    isObject<keyof Diagnostic>(value) &&
    isString(value.code) &&
    isCode(value.code) &&
    value.severity === "warning" &&
    isString(value.message) &&
    isLocation(value.at) &&
    (value.help === undefined || isString(value.help)) &&
    (value.related === undefined || isListOf(value.related, isRelated))
  );
}

function isRelated(value: unknown): boolean {
  return isObject<keyof RelatedPlace>(value) && isString(value.message) && isLocation(value.at);
}

function isLocation(value: unknown): boolean {
  if (!isObject<"file" | "onDisk" | keyof SourceRef | keyof Span>(value)) return false;
  if (!isString(value.file)) return false;
  if ("start" in value) return isPosition(value.start) && isPosition(value.end);
  if ("path" in value) {
    return isListOf(value.path, isKey) && parts.some((part) => part === value.part);
  }
  return value.onDisk === undefined || typeof value.onDisk === "boolean";
}

const parts: readonly SourceRef["part"][] = ["key", "value", "missing"];

function isKey(value: unknown): boolean {
  return isString(value) || Number.isSafeInteger(value);
}

function isPosition(value: unknown): boolean {
  return (
    isObject<keyof Position>(value) &&
    [value.line, value.column, value.offset].every((each) => Number.isSafeInteger(each))
  );
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem);
}

function isString(value: unknown): value is string {
  return typeof value === "string";
}

/** An object of which nothing is known but the names that it may have. */
function isObject<Key extends string>(
  value: unknown,
): value is { readonly [key in Key]?: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
