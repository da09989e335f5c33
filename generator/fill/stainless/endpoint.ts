/** Endpoints as a configuration writes them: `get /books/{id}`. */
import { methods } from "../../validate/behaviour-shapes.js";
import { fits } from "../openapi/values.js";

/** A method and a path. */
export interface Endpoint {
  /** In capitals. */
  readonly method: string;
  readonly path: string;
}

const known: ReadonlySet<string> = new Set(methods.options);

/** Takes an endpoint apart; undefined where the text is none. */
export function endpointOf(text: string): Endpoint | undefined {
  const [, word = "", path = ""] = /^\s*([A-Za-z]+)\s+(\S+)\s*$/.exec(text) ?? [];
  const method = word.toUpperCase();
  return known.has(method) && fits("path", path) ? { method, path } : undefined;
}
