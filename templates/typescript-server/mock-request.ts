/** A request as the handlers of a mock get it. */
import { canonicalJson } from "../typescript-client/canonical-json.js";
import type { HandlerRequest } from "./handler.js";
import { isObject } from "./mock-schema.js";

/** The members that every operation's own request has, whatever the types of its values are. */
export interface MockRequest extends HandlerRequest {
  readonly path: object;
  readonly query: object;
  readonly headers: object;
  readonly cookies: object;
  readonly body?: unknown;
}

/** The value of a parameter that is written `query.limit`; `undefined` where it is not given. */
export function givenAt({ raw, ...values }: MockRequest, parameter: string): unknown {
  const [place = "", ...rest] = parameter.split(".");
  const name = rest.join(".");
  const of = (record: unknown): unknown =>
    isObject(record) && Object.hasOwn(record, name) ? record[name] : undefined;
  switch (place) {
    case "path":
      return of(values.path);
    case "query":
      // Also where the manifest does not list it.
      return of(values.query) ?? new URL(raw.url).searchParams.get(name) ?? undefined;
    case "header":
      return raw.headers.get(name) ?? undefined;
    case "cookie":
      return of(values.cookies);
    case "body":
      return of(values.body);
    default:
      return undefined;
  }
}

/** True if the manifest allows a value for a parameter that is written `query.after`. */
export function mayHold({ operation }: MockRequest, parameter: string, value: unknown): boolean {
  const [place = "", ...rest] = parameter.split(".");
  const { path, query, header, cookie } = operation.rules ?? {};
  const rule = new Map(Object.entries({ path, query, header, cookie })).get(place);
  // It is read as a number where it is one.
  const read = [value, Number(value)];
  return !rule || read.some((each) => !rule.safeParse({ [rest.join(".")]: each }).issues);
}

/** The key of a request, apart from some parameters: requests with the same key get the same response. */
export function keyOf({ path, query, body }: MockRequest, passedOver: readonly string[]): string {
  const isKept = (place: string, name: string): boolean =>
    !passedOver.includes(`${place}.${name}`) && !name.startsWith("__");
  const kept = (place: string, record: unknown): object =>
    isObject(record)
      ? Object.fromEntries(Object.entries(record).filter(([name]) => isKept(place, name)))
      : {};
  return canonicalJson([kept("path", path), kept("query", query), kept("body", body)]);
}
