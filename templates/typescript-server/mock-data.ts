/** A mock's data about a service beside its routes: the responses of operations, as plain data. */

/** All data that a mock responds with. */
export interface MockData {
  /** The base URL of the described service: links to it lead to the mock. Left out = not shown. */
  readonly baseUrl?: string;
  /** The responses that any operation may give, for requests to no operation. */
  readonly errors?: readonly MockReply[];
  /** Named schemas, in JSON Schema 2020-12; a reference to one is `{ "$ref": "#/schemas/<name>" }`. */
  readonly schemas: Readonly<Record<string, MockSchema>>;
  /** Operations by id. */
  readonly operations: Readonly<Record<string, MockOperation>>;
}

/** A schema of JSON Schema 2020-12 with OpenAPI 3.1's `discriminator`; `{}` where the manifest does not show it. */
export type MockSchema = boolean | { readonly [keyword: string]: unknown };

/** The responses of one operation. */
export interface MockOperation {
  /** In the manifest's order, followed by those that any operation may give; empty while they are not shown. */
  readonly replies: readonly MockReply[];
  readonly paging?: MockPaging;
}

/** One response. */
export interface MockReply {
  /** A status (`200`), a range (`4XX`), or `default`. */
  readonly status: string;
  /** Its representations; empty = it has no body. Left out = not shown. */
  readonly content?: readonly MockContent[];
  readonly headers?: readonly MockHeader[];
}

/** One representation of a response. */
export interface MockContent {
  readonly mediaType: string;
  /** Left out = not shown. */
  readonly schema?: MockSchema;
}

/** A header of a response. */
export interface MockHeader {
  readonly name: string;
  readonly required?: boolean;
  readonly schema?: MockSchema;
}

/** How an operation pages. Parameters are written `query.limit`, places in a response are JSON Pointers (RFC 6901). */
export interface MockPaging {
  readonly strategy: "offset" | "cursor" | "page" | "link";
  /** The parameter for each role. */
  readonly request: Readonly<Partial<Record<"offset" | "limit" | "cursor" | "page", string>>>;
  /** Places below the root of a page; for links also `header:Link`. */
  readonly response: Readonly<
    Partial<Record<"items" | "total" | "next" | "previous" | "cursor" | "hasMore", string>>
  >;
  /** The places of the pages in a response; several where one response holds several. Empty pointer = the response itself. */
  readonly roots: readonly string[];
  /** Offset or number of the first page; 0 unless given. */
  readonly first?: number;
  /** Items on a page for which no number is requested, where the manifest shows it. */
  readonly defaultSize?: number;
}
