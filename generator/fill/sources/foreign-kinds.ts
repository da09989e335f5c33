/** Files that are not read, told from each other, so that a person learns what was taken for a description. */
import type { SourceNode } from "./source-node.js";

/** The probable kind of a file. */
export interface ForeignKind {
  /** With its article: "a description in AsyncAPI". */
  readonly what: string;
  readonly help: string;
}

const others =
  "OpenAPI, HAR captures, Postman collections, Stainless configurations and `api.md` of SDKs are read";

/** How kinds in JSON and YAML are known: by keys at the root, all of which are there. */
const byKeys: readonly (ForeignKind & { readonly keys: readonly string[] })[] = [
  {
    keys: ["asyncapi"],
    what: "a description in AsyncAPI",
    help: `${others}; events are written into the manifest by hand`,
  },
  {
    keys: ["arazzo"],
    what: "workflows in Arazzo",
    help: "name the descriptions that it refers to",
  },
  {
    keys: ["overlay", "actions"],
    what: "an overlay for a description",
    help: "apply it to its description first, and name the result",
  },
  { keys: ["__schema"], what: "an introspection of GraphQL", help: others },
  { keys: ["data"], what: "an answer of a service", help: others },
  { keys: ["smithy"], what: "a model in Smithy", help: "convert it to OpenAPI first" },
  { keys: ["discoveryVersion"], what: "a discovery document", help: "convert it to OpenAPI first" },
  {
    keys: ["swaggerVersion"],
    what: "a description in Swagger 1",
    help: "convert it to OpenAPI 3 first",
  },
  {
    keys: ["collection"],
    what: "an answer of Postman's API",
    help: "name a file that holds only the value of `collection`",
  },
  {
    keys: ["_postman_variable_scope"],
    what: "an environment of Postman",
    help: "export the collection",
  },
  {
    keys: ["collections", "environments"],
    what: "a backup of Postman",
    help: "export the collection alone, as `Collection v2.1`",
  },
  { keys: ["__export_format"], what: "an export of Insomnia", help: "export it as HAR or OpenAPI" },
  {
    keys: ["groups", "sources"],
    what: "`service.yaml` of a manifest",
    help: "a manifest is what is filled: name it with `--manifest`",
  },
  {
    keys: ["title", "operations"],
    what: "a group of a manifest",
    help: "a manifest is what is filled: name its folder with `--manifest`",
  },
  {
    keys: ["client_settings"],
    what: "a configuration of Stainless without its resources",
    help: "name the file that has `resources` in it",
  },
  {
    keys: ["info", "item"],
    what: "a collection of Postman without its schema",
    help: "export it from Postman once more, as `Collection v2.1`",
  },
  {
    keys: ["paths"],
    what: "a description in OpenAPI without its version",
    help: "write `openapi: 3.1.0`, or which version it is, at its beginning",
  },
  {
    keys: ["components"],
    what: "a part of a description in OpenAPI",
    help: "name the file with `openapi` in it; it leads to its parts",
  },
  { keys: ["definitions"], what: "a schema", help: "name a description that refers to it" },
  { keys: ["$schema"], what: "a schema", help: "name a description that refers to it" },
  { keys: ["name", "version"], what: "a package", help: others },
];

/** Returns the probable kind of a value, and the place that shows it. */
export function foreignValue(
  root: SourceNode,
): (ForeignKind & { readonly at: SourceNode }) | undefined {
  if (root.kind === "list") return { what: "a list", help: others, at: root };
  if (root.kind === "null")
    return { what: "nothing at all", help: "fetch or export it again", at: root };
  if (root.kind !== "map") return { what: "a text", help: others, at: root };
  const keys = root.entries();
  for (const { key, node } of keys) {
    const meant = ["openapi", "swagger"].find((word) => word !== key && word === key.toLowerCase());
    if (meant !== undefined) {
      return {
        what: `a description in OpenAPI, but its key is ${JSON.stringify(key)}`,
        help: `write \`${meant}\``,
        at: node,
      };
    }
  }
  for (const kind of byKeys) {
    const [first] = kind.keys;
    const at = first === undefined ? undefined : root.get(first);
    if (at !== undefined && kind.keys.every((key) => root.get(key))) return { ...kind, at };
  }
  return undefined;
}

/** How texts that are neither JSON nor YAML begin. */
const byText: readonly (ForeignKind & { readonly begins: RegExp })[] = [
  {
    begins: /^\s*<(?:!doctype html|html)/i,
    what: "a page in HTML",
    help: "fetch the description itself: look for a link to its JSON or YAML",
  },
  { begins: /^\s*<(?!<)/, what: "XML, such as WSDL or WADL", help: others },
  { begins: /^#%RAML/, what: "a description in RAML", help: "convert it to OpenAPI first" },
  {
    begins: /^FORMAT:\s*1A/,
    what: "a description in API Blueprint",
    help: "convert it to OpenAPI first",
  },
  {
    begins: /^(?:\s*\/\/.*\n)*\s*syntax\s*=\s*["']proto/,
    what: "a description in Protocol Buffers",
    help: others,
  },
  {
    begins:
      /^(?:\s|#.*\n|"""(?:(?!""")[\s\S])*""")*(?:extend\s+)?(?:type|schema|interface|input|enum|union|scalar|directive)\b[^:\n]*[{@=\n]/,
    what: "a schema of GraphQL",
    help: others,
  },
  {
    begins: /^(?:###.*\n\s*)?(?:GET|POST|PUT|PATCH|DELETE)\s+\S/,
    what: "a file of HTTP requests",
    help: others,
  },
];

/** Returns the probable kind of a text that could not be read. */
export function foreignText(text: string): ForeignKind | undefined {
  const beginning = text.slice(0, 5000);
  return byText.find(({ begins }) => begins.test(beginning));
}
