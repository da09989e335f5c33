// Made by endpoint-manifest (typescript-server) from its template reply.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** What handlers answer: statuses and bodies as the manifest lists them. */

/** One answer, told apart from others by its status. */
export type Reply<
  Code extends number,
  Body,
  Headers extends ReplyHeaders = ReplyHeaders,
> = HeadersOf<Headers> & {
  readonly status: Code;
  readonly body: Body;
  /** Left out = the media type that the manifest lists. */
  readonly contentType?: undefined;
};

/** One of several representations of an answer; `request.responseType` is the one that the caller likes best. */
export type TypedReply<
  Code extends number,
  MediaType extends string,
  Body,
  Headers extends ReplyHeaders = ReplyHeaders,
> = HeadersOf<Headers> & {
  readonly status: Code;
  readonly contentType: MediaType;
  readonly body: Body;
};

/** An answer without a body. */
export type EmptyReply<
  Code extends number,
  Headers extends ReplyHeaders = ReplyHeaders,
> = HeadersOf<Headers> & {
  readonly status: Code;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

/** Headers may be left out unless the manifest wants one. */
type HeadersOf<Headers extends ReplyHeaders> = ReplyHeaders extends Headers
  ? { readonly headers?: Headers }
  : object extends Headers
    ? { readonly headers?: Headers }
    : { readonly headers: Headers };

/** An answer of which the manifest does not show the body: a string or bytes as they are, anything else as JSON. */
export type OpenReply<
  Code extends number = Status,
  Headers extends ReplyHeaders = ReplyHeaders,
> = HeadersOf<Headers> & {
  readonly status: Code;
  readonly body?: unknown;
  readonly contentType?: string;
};

/** An answer while the manifest shows none, as the runtime sees every answer. */
export type AnyReply = Response | OpenReply;

/** Headers of an answer; several values of one name are sent apart. */
export type ReplyHeaders = { readonly [name: string]: HeaderValue | undefined };

/** A value of a header; an array or object is written in style `simple` (OpenAPI 3.1.1, section 4.8.21). */
export type HeaderValue = string | number | boolean | readonly unknown[] | object;

/** Bytes of an answer. */
export type BinaryReply = Blob | ArrayBuffer | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
type StatusOf<Text> = Text extends `${infer Code extends number}` ? Code : never;

/** A status of the range `1XX`, which no handler gives. */
export type Status1XX = StatusOf<`1${Digit}${Digit}`>;
/** A status of the range `2XX`. */
export type Status2XX = StatusOf<`2${Digit}${Digit}`>;
/** A status of the range `3XX`. */
export type Status3XX = StatusOf<`3${Digit}${Digit}`>;
/** A status of the range `4XX`. */
export type Status4XX = StatusOf<`4${Digit}${Digit}`>;
/** A status of the range `5XX`. */
export type Status5XX = StatusOf<`5${Digit}${Digit}`>;
/** Any status of a final answer (RFC 9110, section 15). */
export type Status = Status2XX | Status3XX | Status4XX | Status5XX;
