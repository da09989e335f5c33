// Made by endpoint-manifest (docs) from its template theme/try/call.ts. Not to be edited: fill the manifest in and run generate.

/** A call that readers can try, as plain JSON: what a panel asks for, and how that is sent. The generator makes it of its plan. */

/** The calls of a page. */
export interface PageCalls {
  readonly calls: readonly TryCall[];
}

/** A call. */
export interface TryCall {
  /** Anchor of the operation on its page. */
  readonly anchor: string;
  /** Id of the operation, for messages. */
  readonly id: string;
  /** HTTP method, in capitals. */
  readonly method: string;
  /** Path below the base URL, with its parameters in braces. */
  readonly path: string;
  /** Base URLs to choose from; the first one is preset. Others can be typed. */
  readonly baseUrls: readonly string[];
  /** Headers and query parameters that every call has. */
  readonly headers: readonly NamedText[];
  readonly query: readonly NamedText[];
  readonly parameters: readonly TryParameter[];
  readonly body?: TryBody;
  readonly credentials: readonly TryCredential[];
  /** Names of cookies that the service takes: a browser sends its own alone. */
  readonly cookies: readonly string[];
}

/** A name and a text. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** A parameter. */
export interface TryParameter {
  readonly place: "path" | "query" | "header";
  readonly name: string;
  readonly required: boolean;
  /** How a value is typed: as it is, one of some, one item a line, or as JSON. */
  readonly input: "text" | "choice" | "list" | "json";
  readonly choices?: readonly string[];
  /** The value that stands there at first. */
  readonly text: string;
  /** True if each call needs another value: a key that makes repeated calls one. */
  readonly isKey?: true;
  /** How values are written; left out = as single values. */
  readonly writing?: TryWriting;
}

/** How values are written. */
export interface TryWriting {
  readonly style: StyleName;
  readonly explode: boolean;
  readonly arrays?: "indices" | "repeat";
  readonly encode?: EncoderName;
}

/** Styles of the client's runtime. */
export type StyleName =
  | "deepObject"
  | "form"
  | "json"
  | "jsonOrText"
  | "label"
  | "matrix"
  | "pipeDelimited"
  | "simple"
  | "single"
  | "spaceDelimited";

/** Encoders of the client's runtime. */
export type EncoderName = "reserved" | "reservedInPath" | "reservedItems";

/** A body. */
export interface TryBody {
  /** How it is typed: JSON, text, a file, or an object whose properties are fields of a form; `open` = anything. */
  readonly kind: "json" | "text" | "file" | "form" | "multipart" | "open";
  /** Empty where it is not known, and typed by the reader. */
  readonly mediaType: string;
  readonly required: boolean;
  /** The value that stands there at first. */
  readonly text: string;
  /** Properties of a form that are not written as their values are anyway. */
  readonly parts: readonly TryPart[];
  /** Properties of a form that are files. */
  readonly files: readonly string[];
}

/** How a property of a form is written. */
export interface TryPart {
  readonly name: string;
  readonly contentType?: string;
  readonly style?: StyleName;
  readonly explode?: boolean;
  readonly arrays?: "indices" | "repeat";
}

/** A credential, and where it goes. What is typed is kept in memory only. */
export type TryCredential =
  | {
      /** Header `authorization`, behind the name of a scheme of HTTP. */
      readonly kind: "authorization";
      readonly scheme: string;
      readonly word: string;
      /** Name of the variable that samples have for it. */
      readonly variable: string;
    }
  | {
      /** Header `authorization`, as RFC 7617 has it. */
      readonly kind: "basic";
      readonly scheme: string;
      readonly user: string;
      readonly password: string;
    }
  | {
      readonly kind: "header" | "query";
      readonly scheme: string;
      readonly name: string;
      readonly variable: string;
    }
  /** Headers that a page cannot send: the browser itself does. */
  | { readonly kind: "cookie" | "certificate"; readonly scheme: string };
