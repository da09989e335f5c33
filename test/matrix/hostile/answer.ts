/**
 * The answers of a service that is hostile or broken: plain data, the same as JSON, so that the clients of all languages can be
 * tested with it. Texts are bytes of Latin-1; `{own}` and `{other}` in them are two origins, of which a credential is meant for
 * the first.
 */

/** The steps of the service once it has the head of a request, one after the other. */
export type Step =
  | { readonly write: string }
  /** The same bytes so many times, as fast as they are taken. */
  | { readonly repeat: string; readonly times: number }
  /** The same bytes for ever, one at a time. */
  | { readonly drip: string; readonly everyMs: number }
  | { readonly waitMs: number }
  /** Ends the connection as TCP does, or breaks it. */
  | { readonly close: "end" | "reset" };

/**
 * The possible end of a call. `value`: the answer. `status`: an error of that status. `decode`: an answer that is not as it
 * should be. `connection`: no whole answer. `timeout`: none in time.
 */
export type Ending = "value" | "status" | "decode" | "connection" | "timeout";

/** How an answer is read. */
export type Reading = "json" | "events" | "lines" | "followed";

/** One hostile answer. After the last step the service does nothing more, and leaves the connection open. */
export interface HostileAnswer {
  readonly name: string;
  readonly reading: Reading;
  readonly steps: readonly Step[];
  /** The possible ends of a call. */
  readonly endings: readonly Ending[];
}

export const json: string = "content-type: application/json";
export const close: string = "connection: close";
export const end: Step = { close: "end" };

/** A whole answer of one text, and then the end of the connection. */
export function whole(status: string, headers: readonly string[], body: string): readonly Step[] {
  const head = [`HTTP/1.1 ${status}`, ...headers, `content-length: ${body.length}`, close];
  return [{ write: `${head.join("\r\n")}\r\n\r\n${body}` }, end];
}

/** The head of an answer. */
export function head(status: string, ...headers: readonly string[]): Step {
  return { write: `${[`HTTP/1.1 ${status}`, ...headers].join("\r\n")}\r\n\r\n` };
}

/** A name, the steps, and what a call may end with. */
export type Row = readonly [name: string, steps: readonly Step[], ...endings: readonly Ending[]];

/** Answers that are read in one way. */
export function rows(reading: Reading, ...all: readonly Row[]): readonly HostileAnswer[] {
  return all.map(([name, steps, ...endings]) => ({ name, reading, steps, endings }));
}

/** Something nested 100,000 deep. */
export const deep = (open: string, close: string): string =>
  open.repeat(100_000) + close.repeat(100_000);
