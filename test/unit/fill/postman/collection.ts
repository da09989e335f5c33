/** Small collections as texts, and what is read of them. */
import type { Reported } from "../../../../generator/diagnostics/diagnostic.js";
import type { DescribedOperation } from "../../../../generator/fill/described-api.js";
import type { DescribedObserved } from "../../../../generator/fill/observed/pages.js";
import { describePostman } from "../../../../generator/fill/postman/describe-postman.js";
import type { SourceNode, SourceSpan } from "../../../../generator/fill/sources/source-node.js";
import { plain, rootOf } from "../observed/told-manifest.js";

const schema = "https://schema.getpostman.com/json/collection/v2.1.0/collection.json";

/** The keys of a collection beside its items. */
export interface CollectionParts {
  readonly info?: object;
  readonly variable?: readonly object[];
  readonly auth?: unknown;
  readonly event?: readonly object[];
}

/** Reads a collection. */
export function describeItems(
  item: readonly unknown[],
  parts: CollectionParts = {},
): Reported<DescribedObserved> {
  return describePostman(collection(item, parts));
}

/** Where something of a collection stands in its text. */
export function spanOf(
  item: readonly unknown[],
  path: readonly (string | number)[],
): SourceSpan | undefined {
  let node: SourceNode | undefined = collection(item, {});
  for (const step of path) node = node?.get(step);
  return node?.span();
}

function collection(item: readonly unknown[], { info, ...parts }: CollectionParts): SourceNode {
  const text = JSON.stringify({ info: { name: "Book Shop", schema, ...info }, item, ...parts });
  return rootOf(text, "books.json");
}

/** An item with a request. */
export function saved(request: object | string, more: object = {}): object {
  return { name: "A request", request, ...more };
}

/** The one operation of a collection. */
export function operation(item: object, parts?: CollectionParts): DescribedOperation {
  const [only, ...others] = describeItems([item], parts).value.operations;
  if (only === undefined || others.length > 0) throw new Error("there is not one operation");
  return only;
}

/** The facts of the one operation of a collection, as plain values. */
export function facts(item: object, parts?: CollectionParts): Record<string, unknown> {
  const { facts: told } = operation(item, parts);
  return Object.fromEntries(told.entries.map(({ key, value }) => [key, plain(value)]));
}
