// Made by endpoint-manifest (typescript-server) from its template reply.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Responses of handlers: statuses and bodies as the manifest lists them. */

/** One response, identified by its status. */
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

/** One of several representations of a response; `request.responseType` is the one that the caller prefers. */
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

/** A response without a body. */
export type EmptyReply<
  Code extends number,
  Headers extends ReplyHeaders = ReplyHeaders,
> = HeadersOf<Headers> & {
  readonly status: Code;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

/** Headers may be left out unless the manifest requires one. */
type HeadersOf<Headers extends ReplyHeaders> = ReplyHeaders extends Headers
  ? { readonly headers?: Headers }
  : object extends Headers
    ? { readonly headers?: Headers }
    : { readonly headers: Headers };

/** A response whose body the manifest does not show: a string or bytes unchanged, anything else as JSON. */
export type OpenReply<
  Code extends number = Status,
  Headers extends ReplyHeaders = ReplyHeaders,
> = HeadersOf<Headers> & {
  readonly status: Code;
  readonly body?: unknown;
  readonly contentType?: string;
};

/** A response where the manifest shows none; the runtime sees every response as this. */
export type AnyReply = Response | OpenReply;

/** Headers of a response; several values of one name are sent separately. */
export type ReplyHeaders = { readonly [name: string]: HeaderValue | undefined };

/** A value of a header; an array or object is written in style `simple` (OpenAPI 3.1.1, section 4.8.21). */
export type HeaderValue = string | number | boolean | readonly unknown[] | object;

/** Bytes of a response. */
export type BinaryReply = Blob | ArrayBuffer | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
type StatusOf<Text> = Text extends `${infer Code extends number}` ? Code : never;

/** A status of the range `1XX`, which no handler returns. */
export type Status1XX = StatusOf<`1${Digit}${Digit}`>;
/** A status of the range `2XX`. */
export type Status2XX = StatusOf<`2${Digit}${Digit}`>;
/** A status of the range `3XX`. */
export type Status3XX = StatusOf<`3${Digit}${Digit}`>;
/** A status of the range `4XX`. */
export type Status4XX = StatusOf<`4${Digit}${Digit}`>;
/** A status of the range `5XX`. */
export type Status5XX = StatusOf<`5${Digit}${Digit}`>;
/** Any status of a final response (RFC 9110, section 15). */
export type Status = Status2XX | Status3XX | Status4XX | Status5XX;
