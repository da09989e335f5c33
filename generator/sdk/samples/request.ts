/** A request in no language's words: what languages print, each in its own way. */
import type { Method } from "../../model/message.js";
import type { CallableOperation } from "../plan.js";
import type { SampleCall } from "./calls.js";
import type { SentCredential } from "./credentials.js";
import type { OpenText } from "./open-text.js";

/** A header, in the case in which the manifest has its name. */
export interface SampleHeader {
  readonly name: string;
  readonly value: OpenText;
}

/** The least request of an operation. */
export interface SampleRequest {
  readonly plan: CallableOperation;
  readonly method: Method;
  /** The URL that it is sent below: absolute, without a `/` at its end. */
  readonly baseUrl: string;
  /** The same of the service, which a client is made with; an operation may have one of its own. */
  readonly serviceUrl: string;
  /** The text after the base URL: path and query, percent-encoded. */
  readonly target: OpenText;
  /** All but those of a multipart body, whose boundary is up to whoever writes it, and of the caller's name and password. */
  readonly headers: readonly SampleHeader[];
  readonly body: SampleContent | undefined;
  /** The credentials that the caller needs, also those that are in headers or target already. */
  readonly credentials: readonly SentCredential[];
  /** True if it is right without them, too. */
  readonly isOpenToAll: boolean;
  /** The same as a call of a client. */
  readonly call: SampleCall;
  /** Headers that go with every request of the service, which a client takes as an option. */
  readonly commonHeaders: readonly { readonly name: string; readonly text: string }[];
}

/** The content of a request. */
export type SampleContent =
  | { readonly kind: "json"; readonly value: unknown }
  | { readonly kind: "text"; readonly text: string }
  /** Has the type `application/x-www-form-urlencoded`. */
  | { readonly kind: "form"; readonly fields: readonly SampleField[] }
  | { readonly kind: "multipart"; readonly parts: readonly SamplePart[] }
  | { readonly kind: "file"; readonly file: string };

/** Names and values of a form: a pair, or several that are encoded already. */
export type SampleField =
  { readonly name: string; readonly text: string } | { readonly encoded: string };

/** A part of a multipart body. */
export type SamplePart = {
  readonly name: string;
  /** Media type; left out = plain text. */
  readonly type?: string | undefined;
} & ({ readonly text: string } | { readonly file: string });

/** Why there is no sample. */
export interface NoSample {
  /** A sentence. */
  readonly reason: string;
}

/** The JSON of a value as people read it: in one line where it is short. */
export function readableJson(value: unknown): string {
  const text = JSON.stringify(value, undefined, 2);
  // Texts in it have no line ends of their own.
  const line = text.replace(/\n */g, " ");
  return line.length <= longestLine ? line : text;
}

/** Columns of JSON in one line. */
const longestLine = 60;

/** Names of the files that a request sends. */
export function filesOf({ body }: Pick<SampleRequest, "body">): readonly string[] {
  switch (body?.kind) {
    case "file":
      return [body.file];
    case "multipart":
      return body.parts.flatMap((part) => ("file" in part ? [part.file] : []));
    default:
      return [];
  }
}
