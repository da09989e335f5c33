// Made by endpoint-manifest (docs) from its template theme/try/answer.ts. Not to be edited: fill the manifest in and run generate.

/** The response to a request: sent with the browser's own fetch, read as text where it is one. */
import { redirectMode } from "#runtime/typescript-client/headers.js";
import type { TryRequest } from "./request.js";

/** An answer. */
export interface Answer {
  readonly status: number;
  readonly statusText: string;
  /** Those that the service lets a page of another origin read. */
  readonly headers: readonly (readonly [name: string, text: string])[];
  /** Text as it is read, JSON with line breaks; of other bodies how large they are. */
  readonly body: string;
  /** From sending it to the last byte. */
  readonly milliseconds: number;
  /** True if it leads elsewhere; such an answer shows nothing else to a page. */
  readonly isRedirect: boolean;
}

/** Characters of a body that are shown. */
const most = 100_000;

/** Sends a request and reads the answer to its end. Rejects as `fetch` does. */
export async function answerTo(request: TryRequest, signal: AbortSignal): Promise<Answer> {
  const { method, url, headers, body = null } = request;
  const started = performance.now();
  const response = await fetch(url, {
    method,
    headers,
    body,
    signal,
    // Neither cookies of the reader nor the address of the page go along, and credentials follow no redirect.
    credentials: "omit",
    referrerPolicy: "no-referrer",
    cache: "no-store",
    redirect: redirectMode(headers),
  });
  const bytes = await response.arrayBuffer();
  const milliseconds = Math.round(performance.now() - started);
  const type = response.headers.get("content-type") ?? "";
  return {
    status: response.status,
    statusText: response.statusText,
    headers: [...response.headers],
    body: bodyText(bytes, type),
    milliseconds,
    isRedirect: response.type === "opaqueredirect",
  };
}

function bodyText(bytes: ArrayBuffer, type: string): string {
  if (bytes.byteLength === 0) return "";
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    const shown = /\bjson\b/i.test(type) ? readable(text) : text;
    return shown.length <= most
      ? shown
      : `${shown.slice(0, most)}\n… ${shown.length - most} characters more`;
  } catch {
    return `${bytes.byteLength} bytes${type === "" ? "" : ` of type ${type}`}`;
  }
}

/** With line breaks, where it is JSON that parsing would not change. */
function readable(text: string): string {
  try {
    const value: unknown = JSON.parse(text);
    // Digits that no number of JavaScript holds would be lost.
    return /\d{16}/.test(text) ? text : JSON.stringify(value, null, 2);
  } catch {
    return text;
  }
}
