// Made by endpoint-manifest (docs) from its template typescript-client/style-table.ts. Not to be edited: fill the manifest in and run generate.

/** The table "Style Examples" of OpenAPI 3.1.1 (section 4.8.12.4) as plain data, for writing and reading parameters alike. */

/** One row of the table. */
export interface StyleRow {
  /** Precedes the whole value. */
  readonly prefix?: string;
  /** Separates exploded items or properties. */
  readonly separator: string;
  /** Separates items, or names and values, that are not exploded; a comma unless given. */
  readonly delimiter?: string;
  /** True if the parameter's name is written. */
  readonly named?: boolean;
  /** Separates a name from an empty value (`ifemp` of RFC 6570, appendix A); `=` unless given. */
  readonly ifEmpty?: string;
}

// One constant per style instead of one table by name: a bundle carries only the styles that its operations use.

/** `blue,black,brown`, in a path or a header. */
export const simpleRow: StyleRow = { separator: "," };
/** `.blue.black.brown`, in a path. */
export const labelRow: StyleRow = { prefix: ".", separator: "." };
/** `;color=blue;color=black`, in a path. */
export const matrixRow: StyleRow = { prefix: ";", separator: ";", named: true, ifEmpty: "" };
/** `color=blue&color=black`, in a query or a cookie. */
export const formRow: StyleRow = { separator: "&", named: true };
/** `color=blue%20black`, in a query. The table leaves the exploded form undefined; it is that of `form`. */
export const spaceDelimitedRow: StyleRow = { separator: "&", delimiter: "%20", named: true };
/** `color=blue%7Cblack`, in a query. The table leaves the exploded form undefined; it is that of `form`. */
export const pipeDelimitedRow: StyleRow = { separator: "&", delimiter: "%7C", named: true };
