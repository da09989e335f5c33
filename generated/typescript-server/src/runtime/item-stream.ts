// Made by endpoint-manifest (typescript-server) from its template item-stream.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Responses that are sent item by item: server-sent events, JSON lines, JSON text sequences. */
import { bareType } from "../typescript-client/media-type.js";
import { type ByteSource, pulledStream, type StreamFailure } from "./pulled-stream.js";

/** An event to send (HTML standard, section 9.2.5). An event received by a client fits, too. */
export interface SentEvent<Data = string> {
  /** Text unchanged, anything else as JSON. */
  readonly data: Data;
  /** Its name; left out = `message`. */
  readonly event?: string | undefined;
  /** The id that a reconnecting caller sends in `last-event-id`. */
  readonly id?: string | undefined;
  /** Milliseconds after which a disconnected caller reconnects. */
  readonly retry?: number | undefined;
}

/** A sign of life, which callers ignore: proxies close connections on which nothing is sent. */
export interface SentComment {
  readonly comment: string;
}

/** Serializes one item. Throws an `Error` where it cannot be sent. */
export type ItemWriter = (item: unknown) => string;

/** How items are serialized for a media type; `undefined` where it is not a media type of items. */
export function itemWriter(mediaType: string): ItemWriter | undefined {
  const type = bareType(mediaType);
  if (type === "text/event-stream") return eventText;
  if (/^application\/(?:x-)?(?:jsonl|jsonlines|ndjson)$/.test(type))
    return (item) => `${jsonOf(item)}\n`;
  // RFC 7464, section 2.2; with any structure in the texts (RFC 8091).
  return /[/+]json-seq$/.test(type) ? (item) => `\x1e${jsonOf(item)}\n` : undefined;
}

function eventText(item: unknown): string {
  if (typeof item !== "object" || item === null) throw new Error(unsendable);
  const fields = new Map<string, unknown>(Object.entries(item));
  const comment = fields.get("comment");
  if (typeof comment === "string") return `${lines("", comment)}\n`;
  const data = fields.get("data");
  if (data === undefined) throw new Error(unsendable);
  const event = fields.get("event");
  const id = fields.get("id");
  const retry = fields.get("retry");
  return [
    ...(event === undefined ? [] : [field("event", event, /[\r\n]/)]),
    ...(id === undefined ? [] : [field("id", id, /[\r\n\0]/)]),
    ...(retry === undefined ? [] : [field("retry", retry, /\D/)]),
    lines("data", typeof data === "string" ? data : jsonOf(data)),
    "\n",
  ].join("");
}

const unsendable = "an item of an event stream is an object with `data`, or with `comment`";

function field(name: string, value: unknown, forbidden: RegExp): string {
  const text = String(value);
  if (!forbidden.test(text)) return `${name}: ${text}\n`;
  throw new Error(`the field "${name}" of an event cannot hold ${JSON.stringify(text)}`);
}

/** One field for each line of the text. */
function lines(name: string, text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => `${name}: ${line}\n`)
    .join("");
}

function jsonOf(item: unknown): string {
  const text = JSON.stringify(item);
  if (text === undefined) throw new Error(`${typeof item} has no JSON`);
  return text;
}

/** Values that a handler may return to send item by item. */
export type Items = AsyncIterable<unknown> | Iterable<unknown>;

/** True if a value is items; a text is not. */
export function isItems(value: unknown): value is Items {
  return (
    typeof value === "object" &&
    value !== null &&
    (Symbol.asyncIterator in value || Symbol.iterator in value)
  );
}

/** The bytes of items. The next item is requested when the caller has taken the last one. */
export function itemStream(
  items: Items,
  write: ItemWriter,
  onFailure: StreamFailure,
): ReadableStream<Uint8Array> {
  const iterator = iteratorOf(items);
  const encoder = new TextEncoder();
  const source: ByteSource = {
    next: async () => {
      const { done, value } = await iterator.next();
      return done ? undefined : encoder.encode(write(value));
    },
    end: async () => {
      await iterator.return?.();
    },
  };
  return pulledStream(source, onFailure);
}

function iteratorOf(items: Items): AsyncIterator<unknown> | Iterator<unknown> {
  return Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
}
