/** A Postman collection → what it says of an API: what people wrote is told, and lists are open, as nothing says that they end. */
import type { Diagnostic, Reported } from "../../diagnostics/diagnostic.js";
import type { DescribedSource } from "../described-api.js";
import { knownPath, type KnownRoute, routesBelow } from "../observed/known-routes.js";
import { lossBook } from "../observed/loss-book.js";
import { type DescribedObserved, withPages } from "../observed/pages.js";
import { newReading, type Reading } from "../observed/reading.js";
import { sourceName } from "../observed/source-name.js";
import { isCertain } from "../observed/template.js";
import { basePath } from "../matching/routes.js";
import type { SourceNode } from "../sources/source-node.js";
import { toldMap, toldScalar } from "../told.js";
import { authenticationOf } from "./authentication.js";
import { baseUrlOf, type CollectionAddress, collectionAddress, pathBelow } from "./base-address.js";
import { kindOfExampleText } from "./bodies.js";
import { operationsOf, type PlacedRequest } from "./operations.js";
import { piecesOf } from "./path-pieces.js";
import { requestsOf, type SavedRequest } from "./requests.js";
import { secretsOf } from "./secrets.js";
import { toldText } from "./texts.js";
import { type SavedUrl, savedUrl } from "./url.js";
import { type Substitute, substitution } from "./variables.js";
import { kebabCase } from "../../words.js";

/** Methods that an operation may have. */
const methods: ReadonlySet<string> = new Set([
  ...["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "QUERY"],
]);

/** A request with a URL. */
interface Addressed {
  readonly saved: SavedRequest;
  readonly url: SavedUrl;
}

/**
 * Reads a collection (Postman Collection 2.1). Operations come in the order of their first requests; `routes` are those that
 * are known, whose paths tell what is a sample of a parameter.
 */
export function describePostman(
  root: SourceNode,
  routes: readonly KnownRoute[] = [],
): Reported<DescribedObserved> {
  const diagnostics: Diagnostic[] = [];
  const losses = lossBook();
  const folders: { readonly name: SourceNode; readonly description: SourceNode }[] = [];
  const saved = requestsOf(root, {
    report: (fault) => diagnostics.push(fault),
    losses,
    group: (name, description) => folders.push({ name, description }),
  });
  const reading = newReading(secretsOf(root, saved), losses, kindOfExampleText);
  const substitute = substitution(root);
  const addressed = saved.flatMap((each) => addressedBy(each, substitute, reading));
  const address = collectionAddress(
    addressed.map(({ url }) => url),
    substitute,
  );
  const known = address === undefined ? [] : routesOf(address, routes);
  const requests = addressed.flatMap((each): readonly PlacedRequest[] => {
    const path = address && pathBelow(address, each.url, substitute);
    if (path !== undefined) return placed(each, path, reading, known);
    losses.add({
      at: each.url.at,
      what: "a request",
      why: "It goes to another address than most requests of the collection.",
    });
    return [];
  });
  const authentication = authenticationOf(root, reading, substitute);
  const operations = operationsOf(requests, authentication, reading);
  const baseUrl = address && baseUrlOf(address);
  const isTold = baseUrl !== undefined && !reading.secrets.holdsSecret(baseUrl);
  if (address !== undefined && !isTold) {
    losses.add({
      at: addressed[0]?.url.at ?? root.at,
      what: "the base URL",
      why: "The collection has no value for it that may be told: it may stand in an environment.",
    });
  }
  const info = root.get("info");
  const at = addressed[0]?.url.at ?? root.at;
  return {
    value: {
      source: sourceOf(root, reading),
      service: toldMap(
        [
          ["title", toldText(info?.get("name"), reading)],
          ["description", toldText(info?.get("description"), reading)],
          ["baseUrl", isTold ? toldScalar(baseUrl, at) : undefined],
          ["authentication", authentication.told()],
        ],
        root.at,
      ),
      ...withPages(operations, root),
      schemas: [],
      groups: folders.flatMap(({ name, description }) => groupOf(name, description, reading)),
      losses: losses.losses(),
    },
    diagnostics,
  };
}

/** Returns the facts of a folder's operations, under the name that is their tag. */
function groupOf(name: SourceNode, description: SourceNode, reading: Reading) {
  const tag = toldText(name, reading);
  if (tag?.kind !== "scalar") return [];
  const facts = toldMap([["description", toldText(description, reading)]], name.at);
  return [{ name: String(tag.value), facts }];
}

function addressedBy(
  saved: SavedRequest,
  substitute: Substitute,
  { losses }: Reading,
): readonly Addressed[] {
  const { request } = saved;
  const node = request.kind === "text" ? request : request.get("url");
  const url = savedUrl(node, substitute);
  if (url !== undefined) return [{ saved, url }];
  losses.add({ at: request.at, what: "a request", why: "It has no URL." });
  return [];
}

function placed(
  { saved, url }: Addressed,
  path: string,
  { secrets, losses }: Reading,
  routes: readonly KnownRoute[],
): readonly PlacedRequest[] {
  const method = (saved.request.get("method")?.text() ?? "GET").trim().toUpperCase();
  if (!methods.has(method)) {
    losses.add({ at: saved.request.at, what: "a request", why: "Operations have no such method." });
    return [];
  }
  const pieces = piecesOf(path, secrets.isTellable);
  const known = isCertain(pieces) ? undefined : knownPath(pieces, method, routes);
  return [{ saved, url, method, pieces: known?.pieces ?? pieces }];
}

/** Routes with their paths below the address, as far as its own path is known. */
function routesOf(
  address: CollectionAddress,
  routes: readonly KnownRoute[],
): readonly KnownRoute[] {
  const baseUrl = baseUrlOf(address);
  return routesBelow(baseUrl === undefined ? address.prefix : basePath(baseUrl), routes);
}

function sourceOf(root: SourceNode, reading: Reading): DescribedSource {
  const name = toldText(root.get("info")?.get("name"), reading);
  const title = name?.kind === "scalar" ? String(name.value) : undefined;
  const file = sourceName(root.at.file, reading.secrets.isTellable);
  return {
    id: kebabCase(title ?? "") || (file.id ?? "collection"),
    title: title ?? file.title ?? "Postman collection",
    kind: "document",
  };
}
