/** The method and the path in the title of a call. */

/** A method and a path. */
export interface CallRoute {
  /** In capitals. */
  readonly method: string;
  /** The template, without a query. */
  readonly path: string;
  /** The part behind `?`, which no path of a manifest has. */
  readonly query: string | undefined;
}

const route =
  /^(get|head|post|put|patch|delete|options|trace|query) (\/[^\s?#]*)(?:\?([^\s#]*))?$/i;

/** Reads `get /books/{id}`; undefined where it is something else. */
export function routeIn(title: string): CallRoute | undefined {
  const [, method, path, query] = route.exec(title) ?? [];
  if (method === undefined || path === undefined) return undefined;
  return { method: method.toUpperCase(), path, query };
}
