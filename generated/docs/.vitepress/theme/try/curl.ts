// Made by endpoint-manifest (docs) from its template theme/try/curl.ts. Not to be edited: fill the manifest in and run generate.

/** A request as a command of curl, for a POSIX shell. Credentials are variables, as in the samples, so that none is copied. */
import type { TryCall } from "./call.js";
import { requestOf, type TryRequest } from "./request.js";
import type { Typed } from "./typed.js";

/** Stands for a variable while a request is written: no encoder changes it. */
const mark = (name: string): string => `VARIABLE.${name}.END`;
const marked = /VARIABLE\.(\w+)\.END/g;

/** The command. Throws where the request cannot be written. */
export function curlOf(call: TryCall, typed: Typed): string {
  const secrets = Object.fromEntries(
    Object.entries(typed.secrets).map(([name, secret]) => [name, secret === "" ? "" : mark(name)]),
  );
  // RFC 7617 has name and password in Base64, which curl writes itself.
  const basic = call.credentials.flatMap((each) => (each.kind === "basic" ? [each] : []));
  const others = call.credentials.filter(({ kind }) => kind !== "basic");
  const request = requestOf({ ...call, credentials: others }, { ...typed, secrets });
  const users = basic
    .filter(({ user, password }) => typed.secrets[user] || typed.secrets[password])
    .map(({ user, password }) => `--user "$${user}:$${password}"`);
  return [
    `curl ${/[[\]{}]/.test(request.url) ? "--globoff " : ""}${word(request.url)}`,
    ...methodOption(request),
    ...users,
    ...[...request.headers].map(([name, text]) => `--header ${word(`${name}: ${text}`)}`),
    ...bodyOptions(request),
  ].join(" \\\n  ");
}

function methodOption({ method, body }: TryRequest): readonly string[] {
  if (method === "HEAD") return ["--head"];
  return method === (body === undefined ? "GET" : "POST") ? [] : [`--request ${method}`];
}

function bodyOptions({ body }: TryRequest): readonly string[] {
  if (typeof body === "string") return [`--data-raw ${word(body)}`];
  if (body instanceof File) return [`--data-binary ${word(`@${body.name}`)}`];
  if (!(body instanceof FormData)) return [];
  return [...body].map(([name, value]) =>
    value instanceof File && value.name !== "blob"
      ? `--form ${word(`${name}=@${value.name}`)}`
      : `--form-string ${word(`${name}=${value instanceof File ? "…" : value}`)}`,
  );
}

/** One word of a shell: in double quotes where only variables are special in it, else in single quotes around them. */
function word(text: string): string {
  const pieces = text.split(marked);
  if (pieces.length === 1) return quoted(text);
  return pieces
    .map((piece, place) => (place % 2 === 1 ? `"$${piece}"` : piece === "" ? "" : quoted(piece)))
    .join("");
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
