/** Method and path as that which tells operations apart, whatever their parameters are called. */
import type { DescribedApi, DescribedOperation } from "../described-api.js";
import { toldIn } from "../told.js";

/** A path with nameless parameters and without a slash at its end: `/authors/{}/books`. */
export function routeShape(path: string): string {
  return path.replaceAll(/\{[^{}]*\}/g, "{}").replace(/(?<=.)\/+$/, "");
}

/** A method and the shape of a path as one text. */
export function routeKey(method: string, path: string): string {
  return `${method} ${routeShape(path)}`;
}

/** True if two paths are one, whatever their parameters are called; one may have a base before it that the other has not. */
export function endsAlike(path: string, other: string): boolean {
  const [one, two] = [routeShape(path), routeShape(other)];
  return one === two || one.endsWith(two) || two.endsWith(one);
}

/** The path of a base URL, without a slash at its end: `/v1`; empty where there is none. */
export function basePath(url: string | undefined): string {
  if (url === undefined) return "";
  const path = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*([^?#]*)/i.exec(url)?.[1] ?? url;
  return path.startsWith("/") ? path.replace(/\/+$/, "") : "";
}

/** The path of the base URL of a source, also where that is only assumed. */
export function describedBase({ service, assumed }: DescribedApi): string {
  const told = toldIn(service, "baseUrl") ?? toldIn(assumed, "baseUrl");
  return basePath(told?.kind === "scalar" ? String(told.value) : undefined);
}

/** How an operation is named where method and path are known: `GET /books/{id}`. */
export function routeText({ method, path }: DescribedOperation): string {
  return `${method} ${path}`;
}
