// Made by endpoint-manifest (typescript-server) from its template mock-data.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** What a mock knows of a service beside its routes: what operations answer, as plain data. */

/** All that a mock answers with. */
export interface MockData {
  /** Where the described service is: links to it lead to the mock. Left out = not shown. */
  readonly baseUrl?: string;
  /** What any operation may answer, for requests of none. */
  readonly errors?: readonly MockReply[];
  /** Named schemas, in JSON Schema 2020-12; a reference to one is `{ "$ref": "#/schemas/<name>" }`. */
  readonly schemas: Readonly<Record<string, MockSchema>>;
  /** By the operation's id. */
  readonly operations: Readonly<Record<string, MockOperation>>;
}

/** A schema of JSON Schema 2020-12 with OpenAPI 3.1's `discriminator`; `{}` where the manifest does not show it. */
export type MockSchema = boolean | { readonly [keyword: string]: unknown };

/** What one operation answers. */
export interface MockOperation {
  /** In the manifest's order, those that any operation may give behind its own; empty while they are not shown. */
  readonly replies: readonly MockReply[];
  readonly paging?: MockPaging;
}

/** One answer. */
export interface MockReply {
  /** A status (`200`), a range (`4XX`), or `default`. */
  readonly status: string;
  /** Its representations; empty = it has no body. Left out = not shown. */
  readonly content?: readonly MockContent[];
  readonly headers?: readonly MockHeader[];
}

/** One representation of an answer. */
export interface MockContent {
  readonly mediaType: string;
  /** Left out = not shown. */
  readonly schema?: MockSchema;
}

/** A header of an answer. */
export interface MockHeader {
  readonly name: string;
  readonly required?: boolean;
  readonly schema?: MockSchema;
}

/** How an operation pages. Parameters are written `query.limit`, places in an answer are JSON Pointers (RFC 6901). */
export interface MockPaging {
  readonly strategy: "offset" | "cursor" | "page" | "link";
  /** Which parameter plays which role. */
  readonly request: Readonly<Partial<Record<"offset" | "limit" | "cursor" | "page", string>>>;
  /** What stands where below the root of a page; for links also `header:Link`. */
  readonly response: Readonly<
    Partial<Record<"items" | "total" | "next" | "previous" | "cursor" | "hasMore", string>>
  >;
  /** Where the pages stand in an answer; several when one answer holds several. Empty pointer = the answer itself. */
  readonly roots: readonly string[];
  /** Offset or number of the first page; 0 unless said. */
  readonly first?: number;
  /** Items on a page that asks for no number, where the manifest says it. */
  readonly defaultSize?: number;
}
