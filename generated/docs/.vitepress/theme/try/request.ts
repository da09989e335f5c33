// Made by endpoint-manifest (docs) from its template theme/try/request.ts. Not to be edited: fill the manifest in and run generate.

/** From what a reader has typed to a request, written by the rules of the client's own runtime. */
import { InvalidArgumentError } from "#runtime/typescript-client/errors.js";
import { putHeaders } from "#runtime/typescript-client/headers.js";
import type { Operation, RawBody } from "#runtime/typescript-client/operation.js";
import { fillPath, queryText } from "#runtime/typescript-client/path.js";
import { percentEncode } from "#runtime/typescript-client/percent-encoding.js";
import { bodyOf } from "./body.js";
import type { NamedText, TryCall, TryCredential, TryParameter } from "./call.js";
import { jsonOf, type Typed } from "./typed.js";
import { writtenParameter } from "./writing.js";

/** A request, ready to be sent. */
export interface TryRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: RawBody | undefined;
}

/** The request. Throws an `InvalidArgumentError` that says what is missing or wrong. */
export function requestOf(call: TryCall, typed: Typed): TryRequest {
  const operation: Operation = {
    id: call.id,
    method: call.method,
    path: call.path,
    parameters: call.parameters.flatMap(writtenParameter),
  };
  const given = call.parameters.flatMap((each, place) =>
    givenValue(each, typed.parameters[place] ?? ""),
  );
  const values = (place: TryParameter["place"]): object =>
    Object.fromEntries(
      given.filter((each) => each.place === place).map(({ name, value }) => [name, value]),
    );
  const headers = new Headers();
  putHeaders(headers, operation, textsOf(call.headers));
  putHeaders(headers, operation, values("header"));
  const query = [
    queryText(operation, { ...textsOf(call.query), ...values("query") }),
    ...call.credentials.flatMap((each) => signed(each, typed.secrets, headers)),
  ].filter((each) => each !== "");
  const body = call.body === undefined ? undefined : bodyOf(call.body, typed, operation, headers);
  const target = `${fillPath(operation, values("path"))}${query.length === 0 ? "" : `?${query.join("&")}`}`;
  return { method: call.method, url: baseOf(typed.baseUrl) + target, headers, body };
}

/** The base URL without a `/` at its end. */
function baseOf(text: string): string {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
  if (
    url === undefined ||
    !/^https?:$/.test(url.protocol) ||
    url.search !== "" ||
    url.hash !== ""
  ) {
    throw new InvalidArgumentError(
      "The base URL must be an absolute http or https URL without query",
    );
  }
  return url.href.replace(/\/+$/, "");
}

function textsOf(texts: readonly NamedText[]): object {
  return Object.fromEntries(texts.map(({ name, text }) => [name, text]));
}

function givenValue(
  { place, name, input, required }: TryParameter,
  text: string,
): readonly { readonly place: string; readonly name: string; readonly value: unknown }[] {
  if (text === "") {
    if (required) throw new InvalidArgumentError(`The ${place} parameter "${name}" is required`);
    return [];
  }
  switch (input) {
    case "list":
      return [{ place, name, value: text.split("\n").filter((line) => line !== "") }];
    case "json":
      return [{ place, name, value: jsonOf(text, `The ${place} parameter "${name}"`) }];
    default:
      return [{ place, name, value: text }];
  }
}

/** Puts a credential into the headers, or gives the pair of the query that it is; nothing where none was typed. */
function signed(
  credential: TryCredential,
  secrets: Typed["secrets"],
  headers: Headers,
): readonly string[] {
  const put = (name: string, text: string): readonly string[] => {
    putHeaders(headers, { id: credential.scheme }, { [name]: text });
    return [];
  };
  switch (credential.kind) {
    case "authorization": {
      const secret = secrets[credential.variable] ?? "";
      return secret === "" ? [] : put("Authorization", `${credential.word} ${secret}`);
    }
    case "basic": {
      const [user = "", password = ""] = [secrets[credential.user], secrets[credential.password]];
      if (user === "" && password === "") return [];
      const bytes = new TextEncoder().encode(`${user}:${password}`);
      return put("Authorization", `Basic ${btoa(String.fromCodePoint(...bytes))}`);
    }
    case "header": {
      const secret = secrets[credential.variable] ?? "";
      return secret === "" ? [] : put(credential.name, secret);
    }
    case "query": {
      const secret = secrets[credential.variable] ?? "";
      const { name, scheme } = credential;
      return secret === ""
        ? []
        : [`${percentEncode(name, scheme)}=${percentEncode(secret, scheme)}`];
    }
    case "cookie":
    case "certificate":
      return [];
  }
}
