// Made by endpoint-manifest (typescript-server) from its template media-writing.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** How bodies are serialized for a media type. */
import { isJson } from "../typescript-client/media-type.js";
import { type ItemWriter, itemWriter } from "./item-stream.js";
import type { WrittenHeaders } from "./reply-headers.js";

/** The facts about a media type that serialization needs. */
export interface MediaWriting {
  readonly mediaType: string;
  readonly kind: "json" | "items" | "text" | "bytes";
  /** Serializes an item, where the body is items. */
  readonly write: ItemWriter | undefined;
  /** The headers for a text body, and for any other. */
  readonly ofText: Readonly<WrittenHeaders>;
  readonly ofBytes: Readonly<WrittenHeaders>;
}

/** The requested media types. A handler may invent types, so their number is limited. */
const known = new Map<string, MediaWriting>();
const mostKnown = 256;

/** How bodies of a media type are serialized. */
export function mediaWriting(mediaType: string): MediaWriting {
  const found = known.get(mediaType);
  if (found) return found;
  const made = writingOf(mediaType);
  if (known.size < mostKnown) known.set(mediaType, made);
  return made;
}

function writingOf(mediaType: string): MediaWriting {
  const write = itemWriter(mediaType);
  const isText = /^text\//i.test(mediaType);
  const otherKind = isText ? "text" : "bytes";
  const jsonKind = isJson(mediaType) ? "json" : otherKind;
  // Without a charset callers may misread text (RFC 9110, section 8.3.2); events are always UTF-8.
  const needsCharset = isText && write === undefined && !mediaType.includes(";");
  return {
    mediaType,
    kind: write ? "items" : jsonKind,
    write,
    ofText: { "content-type": needsCharset ? `${mediaType}; charset=utf-8` : mediaType },
    ofBytes: { "content-type": mediaType },
  };
}
