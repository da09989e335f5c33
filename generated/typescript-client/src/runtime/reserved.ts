// Made by endpoint-manifest (typescript-client) from its template reserved.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Values whose reserved characters are sent as they are: `allowReserved` of OpenAPI, `{+name}` of RFC 6570, section 3.2.3. */
import type { Encode } from "./operation.js";
import { percentEncode } from "./percent-encoding.js";

// Percent-encoded triples stay as they are, too; every other `%` is encoded.

/** In a query. Not so `#`, `[` and `]`, which a query cannot hold, nor `&` and `+`, which a server reads as something else. */
export const reserved: Encode = /* @__PURE__ */ keeping(
  /(%[\da-f]{2}|[:/?@!$'()*,;=]+)|%|[^%:/?@!$'()*,;=]+/gi,
);

/** In a query that holds several values: what may part them is none of them. */
export const reservedItems: Encode = /* @__PURE__ */ keeping(
  /(%[\da-f]{2}|[:/?@!$'()*]+)|%|[^%:/?@!$'()*]+/gi,
);

/** In a path. Not so `/`, `?`, `#`, `[` and `]`, which a segment cannot hold (RFC 3986, section 3.3). */
export const reservedInPath: Encode = /* @__PURE__ */ keeping(
  /(%[\da-f]{2}|[:@!$&'()*+,;=]+)|%|[^%:@!$&'()*+,;=]+/gi,
);

/** The pattern takes texts apart; what its group has matched is kept. */
function keeping(pattern: RegExp): Encode {
  return (text, subject) =>
    text.replace(
      pattern,
      (part: string, kept: string | undefined) => kept ?? percentEncode(part, subject),
    );
}
