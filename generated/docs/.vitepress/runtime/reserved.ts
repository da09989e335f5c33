// Made by endpoint-manifest (docs) from its template typescript-client/reserved.ts. Not to be edited: fill the manifest in and run generate.

/** Values whose reserved characters are sent unchanged: `allowReserved` of OpenAPI, `{+name}` of RFC 6570, section 3.2.3. */
import type { Encode } from "./operation.js";
import { percentEncode } from "./percent-encoding.js";

// Percent-encoded triples stay unchanged, too; every other `%` is encoded.

/** For a query. `#`, `[` and `]`, which a query cannot hold, and `&` and `+`, which a server reads differently, are encoded. */
export const reserved: Encode = /* @__PURE__ */ keeping(
  /(%[\da-f]{2}|[:/?@!$'()*,;=]+)|%|[^%:/?@!$'()*,;=]+/gi,
);

/** For a query parameter with several values: characters that may separate them are encoded. */
export const reservedItems: Encode = /* @__PURE__ */ keeping(
  /(%[\da-f]{2}|[:/?@!$'()*]+)|%|[^%:/?@!$'()*]+/gi,
);

/** For a path. `/`, `?`, `#`, `[` and `]`, which a segment cannot hold, are encoded (RFC 3986, section 3.3). */
export const reservedInPath: Encode = /* @__PURE__ */ keeping(
  /(%[\da-f]{2}|[:@!$&'()*+,;=]+)|%|[^%:@!$&'()*+,;=]+/gi,
);

/** The pattern splits texts; the match of its group is kept. */
function keeping(pattern: RegExp): Encode {
  return (text, subject) =>
    text.replace(
      pattern,
      (part: string, kept: string | undefined) => kept ?? percentEncode(part, subject),
    );
}
