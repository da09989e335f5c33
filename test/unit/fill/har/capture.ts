/** Small captures as texts, and what is read of them. */
import type { Reported } from "../../../../generator/diagnostics/diagnostic.js";
import type { DescribedOperation } from "../../../../generator/fill/described-api.js";
import type { DescribedObserved } from "../../../../generator/fill/observed/pages.js";
import { describeHar, type HarOptions } from "../../../../generator/fill/har/describe-har.js";
import { plain, rootOf } from "../observed/told-manifest.js";

/** The parts of an entry beside its address. */
export interface Recorded {
  readonly method?: string;
  readonly status?: number;
  /** The answer, as JSON; a text stays as it is. */
  readonly answer?: unknown;
  readonly type?: string;
  readonly content?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: Readonly<Record<string, string>>;
  readonly answerHeaders?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly resource?: string;
}

const origin = "https://api.books.example";

/** An entry of a capture. An address without a host is one of the API's. */
export function entry(address: string, recorded: Recorded = {}): object {
  const { method = "GET", status = 200, answer = {}, type = "application/json" } = recorded;
  const text = typeof answer === "string" ? answer : JSON.stringify(answer);
  return {
    startedDateTime: "2026-03-04T10:00:00.000Z",
    ...(recorded.resource !== undefined && { _resourceType: recorded.resource }),
    request: {
      method,
      url: address.startsWith("/") ? origin + address : address,
      httpVersion: "HTTP/2",
      headers: named(recorded.headers),
      cookies: named(recorded.cookies),
      ...(recorded.body !== undefined && { postData: recorded.body }),
    },
    response: {
      status,
      headers: named(recorded.answerHeaders),
      content: recorded.content ?? { size: text.length, mimeType: type, text },
    },
  };
}

/** A body of a request, in JSON. */
export function json(value: unknown): object {
  return { mimeType: "application/json", text: JSON.stringify(value) };
}

/** Reads a capture. */
export function describeEntries(
  entries: readonly unknown[],
  options?: HarOptions,
): Reported<DescribedObserved> {
  const text = JSON.stringify({ log: { version: "1.2", creator: {}, entries } });
  return describeHar(rootOf(text, "Book Shop.har"), options);
}

/** The operations that a capture shows, as `GET /books`. */
export function routes(entries: readonly unknown[]): readonly string[] {
  return describeEntries(entries).value.operations.map(({ method, path }) => `${method} ${path}`);
}

/** The one operation of a capture. */
export function operation(...entries: readonly object[]): DescribedOperation {
  const [only, ...others] = describeEntries(entries).value.operations;
  if (only === undefined || others.length > 0) throw new Error("there is not one operation");
  return only;
}

/** The facts of the one operation of a capture, as plain values. */
export function facts(...entries: readonly object[]): Record<string, unknown> {
  const { facts: told } = operation(...entries);
  return Object.fromEntries(told.entries.map(({ key, value }) => [key, plain(value)]));
}

function named(map: Readonly<Record<string, string>> = {}): readonly object[] {
  return Object.entries(map).map(([name, value]) => ({ name, value }));
}
