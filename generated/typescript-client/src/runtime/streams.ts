// Made by endpoint-manifest (typescript-client) from its template streams.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Responses that are streams, by media type. */
import { bareType } from "./media-type.js";
import type { StreamDecoder } from "./operation.js";

/** Decodes responses of these media types as streams; all others are decoded whole. */
export function streams(decoders: Readonly<Record<string, StreamDecoder>>): StreamDecoder {
  return (response, ...rest) => {
    const type = bareType(response.headers.get("content-type") ?? "");
    // A service may send a type with the name of an inherited property.
    return Object.hasOwn(decoders, type) ? decoders[type]?.(response, ...rest) : undefined;
  };
}
