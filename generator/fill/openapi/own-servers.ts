/**
 * Servers of a path or an operation (OpenAPI 3.1.1, sections 4.8.9.1 and 4.8.10.1), in 2.0 the schemes of an operation: a base
 * URL of its own where they are not those of the whole.
 */
import type { SourceNode } from "../sources/source-node.js";
import { type SourcePlace, type Told, toldMap } from "../told.js";
import { itemsIn } from "./fields.js";
import type { Reading } from "./reading.js";
import { baseUrlAt, filledUrls, schemeIn, type SwaggerAddress, urlAt } from "./servers.js";
import { lost, notShown } from "./values.js";

/** Where the whole is. */
export interface RootAddress {
  /** `servers`. */
  readonly servers: SourceNode | undefined;
  /** The address of OpenAPI 2.0 in their place. */
  readonly first: SwaggerAddress | undefined;
}

/** The base URL; not shown where it is another one that cannot be said, and undefined where that of the whole holds. */
export function ownBaseUrlAt(
  node: SourceNode | undefined,
  { servers }: RootAddress,
  reading: Reading,
): Told | undefined {
  if (node === undefined) return undefined;
  if (node.kind === "list" && filledUrls(node) === filledUrls(servers)) return undefined;
  return baseUrlAt(node, reading) ?? unknownBaseUrl(node.at);
}

/** That there is one, and that it is not known. */
export function unknownBaseUrl(at: SourcePlace): Told {
  return toldMap([["url", notShown(at)]], at);
}

/** The same of an operation of 2.0, which has the host and the path of the whole. */
export function ownSchemeAt(
  node: SourceNode | undefined,
  { first }: RootAddress,
  reading: Reading,
): Told | undefined {
  if (node === undefined) return undefined;
  const { report } = reading;
  const items = itemsIn(node, report);
  const isRead = items.length > 0 && items.every((each) => each.text() !== undefined);
  const scheme = first && isRead ? schemeIn(node, first.scheme) : undefined;
  for (const each of items) {
    if (scheme === undefined || each.text() !== scheme) {
      lost(each, report, "The manifest has one base URL.");
    }
  }
  if (scheme !== undefined && scheme === first?.scheme) return undefined;
  const said = items.find((each) => each.text() === scheme) ?? node;
  const isKnown = scheme !== undefined && first?.host !== undefined;
  const url = isKnown ? urlAt(said, `${scheme}://${first.host}${first.path}`, reading) : undefined;
  return url ?? unknownBaseUrl(node.at);
}
