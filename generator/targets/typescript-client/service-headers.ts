/** `src/service-headers.ts`: the headers that go with every request, as each call may give them. */
import type { BuiltFile } from "../../emit/target.js";
import { docComment } from "../../emit/typescript/doc-comments.js";
import { withBounds } from "../../emit/typescript/schemas/schema-docs.js";
import type { SchemaNames } from "../../emit/typescript/schemas/schema-names.js";
import { interfaceOf } from "../../emit/typescript/structures.js";
import { keyword, type Property, reference, unionOf } from "../../emit/typescript/type-tree.js";
import type { ApiModel } from "../../model/model.js";
import { placeText } from "../../model/place.js";
import type { ParameterPlan } from "../../sdk/operations/parameters.js";
import { servicePlan } from "../../sdk/plan-of.js";
import type { ServicePlan } from "../../sdk/plan.js";
import { importingScopes, type TypeScopes } from "../../emit/typescript/package/schema-scopes.js";
import { FileImports } from "../../emit/typescript/package/source-files.js";
import { sourceFile } from "./source-files.js";

/** The exports of the file. */
export const serviceHeadersName = "ServiceHeaders";

/** Its path below `src/`, without its ending. */
export const serviceHeadersPath = "service-headers";

/** The file; none where no header is known. */
export function serviceHeadersFile(model: ApiModel, names: SchemaNames): readonly BuiltFile[] {
  const { known, place } = servicePlan(model).headers;
  if (known.length === 0) return [];
  const imports = new FileImports(serviceHeadersPath, [serviceHeadersName]);
  const scope = { imports, types: importingScopes(names, imports) };
  const declaration = interfaceOf({
    name: serviceHeadersName,
    docs: docComment({
      summary: "Headers of every request. Give them with a call, or in `headers` of a client.",
      paragraphs: place === "open" ? ["There may be others, which are not shown."] : [],
    }),
    properties: known.map((each) => serviceHeaderProperty(each, scope)),
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

/** Such a header as a property, which no call must give: its client may. */
export function serviceHeaderProperty(
  { name, description, presence, schema }: ParameterPlan,
  { imports, types }: { readonly imports: FileImports; readonly types: TypeScopes },
): Property {
  const docs = docComment({
    paragraphs: [
      ...withBounds(description, schema),
      ...(presence === "required" ? ["The service needs it with every request."] : []),
    ],
  });
  const type =
    schema.kind === "notShown"
      ? reference(imports.type("ParameterValue", "runtime/parameters"))
      : types.request.typeOf(schema);
  return {
    name,
    type: unionOf([type, keyword("undefined")]),
    optional: true,
    ...(docs.lines.length > 0 && { docs }),
  };
}

/** Returns the docs of service headers in those of a client. */
export function serviceHeadersText({ headers }: ServicePlan): readonly string[] {
  const names = headers.known.map(({ name }) => `\`${name}\``);
  return names.length === 0
    ? []
    : [`Its \`headers\` go with every request. The service has ${names.join(", ")}.`];
}
