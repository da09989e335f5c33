/** The texts over a connection that is hostile or broken: plain data. Texts are bytes of Latin-1. */

/** The steps of the caller, one after the other; the next one waits until the server has got the bytes of the last. */
export type Step =
  | { readonly write: string }
  /** One byte after the other. */
  | { readonly drip: string }
  /** Waits until such a text has come. */
  | { readonly await: string }
  /** Ends its half of the connection, or breaks it. */
  | { readonly close: "half" | "reset" };

/** One connection. After the last step the caller waits for the answers, and ends the connection. */
export interface RawCase {
  readonly name: string;
  readonly steps: readonly Step[];
  /**
   * The allowed statuses of the answers, in order: `200 400`. There are several where versions of Node differ, or where the
   * first one depends on chance.
   */
  readonly answers: readonly string[];
  /** The requests that handlers are run with, no more and no fewer, in any order: `POST /books {"title":"t"}`. */
  readonly handled: readonly string[];
  /** The same of the mock, where it differs: it answers uploads without reading them. */
  readonly mock?: Pick<RawCase, "answers" | "handled">;
}

/** A name, the steps or all bytes at once, what the answers may be (`200|400`), and what is handled. */
export type Row = readonly [
  name: string,
  steps: string | readonly Step[],
  answers: string,
  ...handled: readonly string[],
];

/** Cases of one kind. */
export function rows(kind: string, ...all: readonly Row[]): readonly RawCase[] {
  return all.map(([name, steps, answers, ...handled]) => ({
    name: `${kind}: ${name}`,
    steps: typeof steps === "string" ? [{ write: steps }] : steps,
    answers: answers.split("|"),
    handled,
  }));
}

/** The bytes of a request: its line, its headers besides `host`, and what follows them. */
export function message(line: string, headers: readonly string[] = [], rest = ""): string {
  return [line, "host: a", ...headers, "", rest].join("\r\n");
}

export const json: string = "content-type: application/json";
export const pdf: string = "content-type: application/pdf";
export const chunked: string = "transfer-encoding: chunked";
export const half: Step = { close: "half" };
export const reset: Step = { close: "reset" };

/** Requests with nothing wrong, and what handlers are run with by them. */
export const get: string = message("GET /books/1 HTTP/1.1");
export const got: string = "GET /books/1";
export const book: string = '{"title":"t"}';
export const added: string = `POST /books ${book}`;
export const put: string = "PUT /books/1/scan %PDF";

/** A book to add, with other framing than the right one where it is given. */
export function post(framing: readonly string[] = [`content-length: ${book.length}`], body = book) {
  return message("POST /books HTTP/1.1", [json, ...framing], body);
}

/** A scan to put. */
export function scan(framing: readonly string[], body: string): string {
  return message("PUT /books/1/scan HTTP/1.1", [pdf, ...framing], body);
}
