/** Clients of the service, and what it answers. */
import { type ClientOptions, LibraryClient } from "library-client";
import type { Place } from "./check.js";

/** A client; it does not repeat failed calls unless told so. */
export function clientOf({ url }: Place, options: Partial<ClientOptions> = {}): LibraryClient {
  return new LibraryClient({ baseUrl: url, maxRetries: 0, ...options });
}

/** The request that the service's `echo` saw. */
export interface Seen {
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Each byte a character. */
  readonly body: string;
  /** How often the same target was asked for, this time among them. */
  readonly time: number;
}

/** The service's word for what it saw. */
export async function seen(call: PromiseLike<unknown>): Promise<Seen> {
  return (await call) as Seen;
}

/** A path to which the service answers as told; the body is text or bytes. */
export function answering(said: {
  readonly status?: number;
  readonly type?: string;
  readonly body?: string | Uint8Array;
  /** As `name:value`. */
  readonly headers?: readonly string[];
}): string {
  const query = new URLSearchParams();
  if (said.status !== undefined) query.set("status", String(said.status));
  if (said.type !== undefined) query.set("type", said.type);
  for (const header of said.headers ?? []) query.append("header", header);
  const bytes = typeof said.body === "string" ? new TextEncoder().encode(said.body) : said.body;
  if (bytes) query.set("body", btoa(String.fromCharCode(...bytes)));
  return `/answer?${query}`;
}

/** Returns the service's answer at a URL. */
export async function json(url: string): Promise<unknown> {
  return (await fetch(url)).json();
}

let count = 0;

/** A text that was never given before in this run. */
export function unique(): string {
  count += 1;
  return String(count);
}
