/** Media types as they are told: without parameters, which are boundaries, charsets and the like. */

const token = "[!#$%&'*+.^_`|~0-9a-z-]+";
const mediaTypeForm = new RegExp(`^${token}/${token}$`);

/** `Application/JSON; charset=utf-8` → `application/json`; undefined where it is no media type (RFC 9110, section 8.3.1). */
export function mediaTypeOf(contentType: string): string | undefined {
  const [essence = ""] = contentType.split(";");
  const plain = essence.trim().toLowerCase();
  return mediaTypeForm.test(plain) && plain !== "x-unknown/x-unknown" ? plain : undefined;
}

/** True if a body of this type is JSON (RFC 8259, RFC 6839 section 3.1). */
export function isJson(mediaType: string): boolean {
  return /^(?:application|text)\/json$|\+json$/.test(mediaType);
}

/** True if a body of this type is a form of names and values. */
export function isForm(mediaType: string): boolean {
  return mediaType === "application/x-www-form-urlencoded" || mediaType === "multipart/form-data";
}
