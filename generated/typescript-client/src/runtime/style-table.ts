// Made by endpoint-manifest (typescript-client) from its template style-table.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** The table "Style Examples" of OpenAPI 3.1.1 (section 4.8.12.4) as plain data: what is written by it is read by it. */

/** One row of the table. */
export interface StyleRow {
  /** Stands before the whole. */
  readonly prefix?: string;
  /** Stands between items or properties that are exploded. */
  readonly separator: string;
  /** Stands between items, or names and values, that are not; a comma unless said. */
  readonly delimiter?: string;
  /** Whether the parameter's name is written. */
  readonly named?: boolean;
  /** What stands between a name and an empty value (`ifemp` of RFC 6570, appendix A); `=` unless said. */
  readonly ifEmpty?: string;
}

// One constant for each style and not one table by name: a bundle carries only the styles that its operations use.

/** `blue,black,brown`, in a path or a header. */
export const simpleRow: StyleRow = { separator: "," };
/** `.blue.black.brown`, in a path. */
export const labelRow: StyleRow = { prefix: ".", separator: "." };
/** `;color=blue;color=black`, in a path. */
export const matrixRow: StyleRow = { prefix: ";", separator: ";", named: true, ifEmpty: "" };
/** `color=blue&color=black`, in a query or a cookie. */
export const formRow: StyleRow = { separator: "&", named: true };
/** `color=blue%20black`, in a query. Exploded, which the table leaves undefined, it is as `form`. */
export const spaceDelimitedRow: StyleRow = { separator: "&", delimiter: "%20", named: true };
/** `color=blue%7Cblack`, in a query. Exploded, which the table leaves undefined, it is as `form`. */
export const pipeDelimitedRow: StyleRow = { separator: "&", delimiter: "%7C", named: true };
