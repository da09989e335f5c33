/** Which kind of source a file is, told by its content alone. */
import { type Diagnostic, diagnostic } from "../../diagnostics/diagnostic.js";
import { cite } from "../../source/finding.js";
import { apiMdKey } from "./api-md-text.js";
import { foreignValue } from "./foreign-kinds.js";
import type { SourceNode } from "./source-node.js";

/** A kind that is read, in the version that the file names. */
export type SourceKind =
  | { readonly format: "openapi"; readonly version: "2.0" | "3.0" | "3.1" | "3.2" }
  | { readonly format: "har"; readonly version: "1.1" | "1.2" }
  | { readonly format: "postman"; readonly version: "2.1" }
  | { readonly format: "stainless" }
  | { readonly format: "api-md" };

/** The kinds of sources, for messages. */
export const kindsThatAreRead =
  "OpenAPI 2.0, 3.0, 3.1 and 3.2, HAR captures, Postman collections 2.1, Stainless configurations, and `api.md` of SDKs";

/** Tells what a file is, or why it is not read. */
export function kindOf(root: SourceNode): SourceKind | Diagnostic {
  const configuration = stainlessKind(root);
  if (configuration !== undefined) return configuration;
  const openapi = root.get("openapi");
  const swagger = root.get("swagger");
  if (openapi !== undefined && swagger !== undefined) {
    return diagnostic("source-kind", {
      at: swagger.span(),
      message: "the file says both `openapi` and `swagger`, and their words differ",
      help: "delete the one that the rest of the file does not follow",
    });
  }
  if (openapi !== undefined) return openapiKind(openapi);
  if (swagger !== undefined) return swaggerKind(swagger);
  const log = root.get("log");
  if (log !== undefined && ["entries", "creator", "version"].some((key) => log.get(key))) {
    return harKind(log);
  }
  return apiMdKind(root) ?? postmanKind(root) ?? unknownKind(root);
}

/** A file in Markdown: an `api.md` has at least one call with its route. */
function apiMdKind(root: SourceNode): SourceKind | Diagnostic | undefined {
  const listing = root.get(apiMdKey);
  if (listing === undefined) return undefined;
  const calls = listing.get("calls")?.items() ?? [];
  if (calls.some((call) => call.get("route"))) return { format: "api-md" };
  return diagnostic("source-kind", {
    at: root.span(),
    message: "the file is in Markdown, and no line of it has a call with its method and path",
    help: 'name the `api.md` of an SDK, whose lines have `title="get /books"`, or a description',
  });
}

/** True if something is a kind, and not a fault. */
export function isKind(kind: SourceKind | Diagnostic): kind is SourceKind {
  return "format" in kind;
}

/** Keys of a configuration beside its resources, any of which tells it from other files that have resources. */
const stainlessKeys: readonly string[] = [
  ...["client_settings", "targets", "organization", "environments", "unspecified_endpoints"],
  ...["query_settings", "edition", "readme", "pagination", "settings"],
];

/** A configuration may have settings of its description under `openapi`. */
function stainlessKind(root: SourceNode): SourceKind | Diagnostic | undefined {
  const resources = root.get("resources");
  if (resources === undefined || root.get("openapi")?.text() !== undefined) return undefined;
  const holders = ["methods", "models", "subresources"];
  const isTree = resources.entries().some(({ node }) => holders.some((key) => node.get(key)));
  const isNamed = stainlessKeys.some((key) => root.get(key));
  if (resources.kind === "map" && (isTree || isNamed)) return { format: "stainless" };
  if (!isNamed) return undefined;
  return diagnostic("source-shape", {
    at: resources.span(),
    message: "`resources` of the configuration is not a map, so it names no operation",
    help: "write the name of each resource as a key, with its `methods` below it",
  });
}

/** OpenAPI 3.0.3, section 4.2: the patch version is of no importance to tools; 3.1, section 4.1 likewise. */
function openapiKind(node: SourceNode): SourceKind | Diagnostic {
  const written = node.text()?.trim() ?? "";
  const version = /^(3\.[012])(?:\.\d+(?:-[\w.-]+)?)?$/.exec(written)?.[1];
  switch (version) {
    case "3.0":
    case "3.1":
    case "3.2":
      return { format: "openapi", version };
    default:
      return wrongVersion(node, `OpenAPI ${shownVersion(node)}`, {
        read: "OpenAPI is read in 2.0, 3.0, 3.1 and 3.2",
        help: written.startsWith("2")
          ? "in version 2.0 the key is `swagger`: swagger: '2.0'"
          : "export it in a version that is read",
      });
  }
}

function swaggerKind(node: SourceNode): SourceKind | Diagnostic {
  const written = node.text()?.trim() ?? "";
  if (written === "2.0" || written === "2") return { format: "openapi", version: "2.0" };
  return wrongVersion(node, `Swagger ${shownVersion(node)}`, {
    read: "of Swagger only 2.0 is read",
    help: written.startsWith("3")
      ? "from version 3.0 on the key is `openapi`"
      : "convert it to OpenAPI 3 first",
  });
}

/** HAR 1.2, section "log": without a version 1.1 is assumed. */
function harKind(log: SourceNode): SourceKind | Diagnostic {
  const entries = log.get("entries");
  if (entries?.kind !== "list") {
    return diagnostic("source-shape", {
      at: (entries ?? log).span(),
      message:
        entries === undefined
          ? "the capture has no `entries`, so no requests"
          : "`entries` of the capture is not a list",
      help: "export the capture again, with its requests",
    });
  }
  const version = log.get("version");
  const written = version?.text() ?? "";
  if (version === undefined || written === "") return { format: "har", version: "1.1" };
  if (written === "1.1" || written === "1.2") return { format: "har", version: written };
  return wrongVersion(version, `HAR ${shownVersion(version)}`, {
    read: "captures are read in HAR 1.1 and 1.2",
    help: "export it with another browser or tool",
  });
}

const exportAgain = "export it from Postman once more, as `Collection v2.1`";

function postmanKind(root: SourceNode): SourceKind | Diagnostic | undefined {
  const info = root.get("info");
  const schema = info?.get("schema");
  const written = schema?.text() ?? "";
  const read = "collections of Postman are read in 2.1";
  const version = /postman[^#]*\/collection\/v(\d+(?:\.\d+)?)/i.exec(written)?.[1];
  if (schema !== undefined && version !== undefined) {
    if (version !== "2.1") {
      return wrongVersion(schema, `a collection of Postman in version ${version}`, {
        read,
        help: exportAgain,
      });
    }
    if (root.get("item")?.kind === "list") return { format: "postman", version };
    return diagnostic("source-shape", {
      at: (root.get("item") ?? schema).span(),
      message: "the collection has no list `item`, so no requests",
      help: exportAgain,
    });
  }
  const isFirst = root.get("requests")?.kind === "list" && root.get("order")?.kind === "list";
  const requests = root.get("requests");
  if (isFirst && requests !== undefined) {
    return wrongVersion(requests, "a collection of Postman in version 1", {
      read,
      help: exportAgain,
    });
  }
  return undefined;
}

function unknownKind(root: SourceNode): Diagnostic {
  const foreign = foreignValue(root);
  return diagnostic("source-kind", {
    at: (foreign?.at ?? root).span(),
    message:
      foreign === undefined
        ? "the file is none of the kinds that are read"
        : `the file looks like ${foreign.what}`,
    help: foreign?.help ?? `${kindsThatAreRead} are read`,
  });
}

function shownVersion(node: SourceNode): string {
  const text = node.text();
  if (text !== undefined) return cite(text);
  return node.kind === "null" ? "without a version" : `with a ${node.kind} as version`;
}

function wrongVersion(
  node: SourceNode,
  what: string,
  { read, help }: { readonly read: string; readonly help: string },
): Diagnostic {
  return diagnostic("source-version", {
    at: node.span(),
    message: `this is ${what}, and ${read}`,
    help,
  });
}
