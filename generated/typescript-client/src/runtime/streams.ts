// Made by endpoint-manifest (typescript-client) from its template streams.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Answers that are streams, by media type. */
import { bareType } from "./media-type.js";
import type { StreamDecoder } from "./operation.js";

/** Decodes the answers of these media types as streams; any other is decoded whole. */
export function streams(decoders: Readonly<Record<string, StreamDecoder>>): StreamDecoder {
  return (response, ...rest) => {
    const type = bareType(response.headers.get("content-type") ?? "");
    // A service may call its type as something is called that every object has.
    return Object.hasOwn(decoders, type) ? decoders[type]?.(response, ...rest) : undefined;
  };
}
