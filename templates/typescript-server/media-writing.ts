/** How bodies are written under a media type. */
import { isJson } from "../typescript-client/media-type.js";
import { type ItemWriter, itemWriter } from "./item-stream.js";
import type { WrittenHeaders } from "./reply-headers.js";

/** What there is to know of a media type when a body is written. */
export interface MediaWriting {
  readonly mediaType: string;
  readonly kind: "json" | "items" | "text" | "bytes";
  /** How an item is written, where the body is items. */
  readonly write: ItemWriter | undefined;
  /** What a header says where the body is a text, and where it is not. */
  readonly ofText: Readonly<WrittenHeaders>;
  readonly ofBytes: Readonly<WrittenHeaders>;
}

/** Those that were asked for. A handler may make up types, so that there is an end to it. */
const known = new Map<string, MediaWriting>();
const mostKnown = 256;

/** How bodies of a media type are written. */
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
  // Without a charset callers may take text for what it is not (RFC 9110, section 8.3.2); events are always UTF-8.
  const needsCharset = isText && write === undefined && !mediaType.includes(";");
  return {
    mediaType,
    kind: write ? "items" : jsonKind,
    write,
    ofText: { "content-type": needsCharset ? `${mediaType}; charset=utf-8` : mediaType },
    ofBytes: { "content-type": mediaType },
  };
}
