/** Kinds of media type, as far as they decide on the type of a body. */
/** True if a media type is JSON, also by its suffix (RFC 6839, section 3.1); as the runtime sees it. */
export function isJson(mediaType: string): boolean {
  return /^[^;]*[/+]json\s*(?:;|$)/i.test(mediaType);
}

/** True if a media type is text (RFC 2046, section 4.1). */
export function isText(mediaType: string): boolean {
  return /^text\//i.test(mediaType);
}

/** True if a media type is bytes of which no text can be made. */
export function isBytes(mediaType: string): boolean {
  return (
    !/\+xml\b/i.test(mediaType) &&
    /^(?:image|audio|video|font)\/|^application\/(?:octet-stream|pdf|zip|gzip)\b/i.test(mediaType)
  );
}

/** True if a media type is a form of names and values in one line. */
export function isUrlEncoded(mediaType: string): boolean {
  return bareType(mediaType) === "application/x-www-form-urlencoded";
}

/** True if a media type is a form of several parts (RFC 7578). */
export function isMultipart(mediaType: string): boolean {
  return bareType(mediaType) === "multipart/form-data";
}

/** A media type in lower case and without parameters. */
export function bareType(mediaType: string): string {
  return mediaType.replace(/;.*/, "").trim().toLowerCase();
}

/**
 * True if a media type stands for several: `image/*` (RFC 9110, section 12.5.1), or `application/*+json`, which descriptions
 * have and HTTP does not.
 */
export function isRange(mediaType: string): boolean {
  return /^[^;]*\/\*(?:\+[^;]*)?\s*(?:;|$)/.test(mediaType);
}

/** True if a media type stands for all, or for all of the kind that JSON is of: its schema alone says what a body is. */
export function isAnyMedia(mediaType: string): boolean {
  return /^(?:\*|application)\/\*\s*(?:;|$)/i.test(mediaType);
}
