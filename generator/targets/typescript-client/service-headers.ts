/** `src/service-headers.ts`: the headers that go with every request, as each call may give them. */
import type { BuiltFile } from "../../emit/target.js";
import { docComment } from "../../emit/typescript/doc-comments.js";
import { withBounds } from "../../emit/typescript/schemas/schema-docs.js";
import type { SchemaNames } from "../../emit/typescript/schemas/schema-names.js";
import type { TypeScope } from "../../emit/typescript/schemas/type-scope.js";
import { interfaceOf } from "../../emit/typescript/structures.js";
import { keyword, type Property, reference, unionOf } from "../../emit/typescript/type-tree.js";
import { type Bucket, isOpen, knownItems, knownValue } from "../../model/known.js";
import type { Header } from "../../model/message.js";
import type { ApiModel } from "../../model/model.js";
import { placeText } from "../../model/place.js";
import { importingScopes } from "../../emit/typescript/package/schema-scopes.js";
import { FileImports } from "../../emit/typescript/package/source-files.js";
import { sourceFile } from "./source-files.js";

/** What the file exports. */
export const serviceHeadersName = "ServiceHeaders";

/** Its path below `src/`, without its ending. */
export const serviceHeadersPath = "service-headers";

/** The file; none where no header is known. */
export function serviceHeadersFile(model: ApiModel, names: SchemaNames): readonly BuiltFile[] {
  const { headers } = model.service;
  if (knownItems(headers).length === 0) return [];
  const imports = new FileImports(serviceHeadersPath, [serviceHeadersName]);
  const declaration = interfaceOf({
    name: serviceHeadersName,
    docs: docComment({
      summary:
        "Headers that go with every request: given with a call, or in `headers` of a client.",
      paragraphs: isOpen(headers) ? ["There may be others, which are not shown."] : [],
    }),
    properties: serviceHeaders(headers, imports, importingScopes(names, imports).request),
  });
  return [
    sourceFile({
      file: serviceHeadersPath,
      origins: [placeText(model.folder, { file: "service.yaml", path: ["headers"] })],
      imports: imports.imports,
      statements: [declaration],
    }),
  ];
}

/** The headers as properties, none of which a call must give: its client may. */
export function serviceHeaders(
  headers: Bucket<Header>,
  imports: FileImports,
  scope: TypeScope,
): readonly Property[] {
  return knownItems(headers).map(({ name, description, required, schema }) => {
    const known = knownValue(schema);
    const said = knownValue(description) ?? known?.description;
    const docs = docComment({
      paragraphs: [
        ...(known === undefined ? (said === undefined ? [] : [said]) : withBounds(said, known)),
        ...(knownValue(required) === true ? ["The service needs it with every request."] : []),
      ],
    });
    const type =
      known === undefined
        ? reference(imports.type("ParameterValue", "runtime/parameters"))
        : scope.typeOf(known);
    return {
      name,
      type: unionOf([type, keyword("undefined")]),
      optional: true,
      ...(docs.lines.length > 0 && { docs }),
    };
  });
}

/** What a client's docs say of them. */
export function serviceHeadersText(headers: Bucket<Header>): readonly string[] {
  const names = knownItems(headers).map(({ name }) => `\`${name}\``);
  return names.length === 0
    ? []
    : [`Its \`headers\` go with every request; the service knows ${names.join(", ")}.`];
}
