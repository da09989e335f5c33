/** `src/service-headers.ts`: the headers that go with every request, as handlers get them. */
import type { BuiltFile } from "../../emit/target.js";
import { docComment } from "../../emit/typescript/doc-comments.js";
import { importingScopes } from "../../emit/typescript/package/schema-scopes.js";
import { FileImports } from "../../emit/typescript/package/source-files.js";
import type { SchemaNames } from "../../emit/typescript/schemas/schema-names.js";
import { interfaceOf } from "../../emit/typescript/structures.js";
import type { ApiModel } from "../../model/model.js";
import { servicePlan } from "../../sdk/plan-of.js";
import { placeText } from "../../model/place.js";
import { parameterProperty, serviceHeadersName, serviceHeadersPath } from "./requests.js";
import { sourceFile } from "./source-files.js";

/** The file; none where the manifest shows no such headers. */
export function serviceHeadersFile(model: ApiModel, names: SchemaNames): readonly BuiltFile[] {
  const { known } = servicePlan(model).headers;
  if (known.length === 0) return [];
  const imports = new FileImports(serviceHeadersPath, [serviceHeadersName]);
  const scope = { imports, types: importingScopes(names, imports) };
  return [
    sourceFile({
      file: serviceHeadersPath,
      origins: [placeText(model.folder, { file: "service.yaml", path: ["headers"] })],
      imports: imports.imports,
      statements: [
        interfaceOf({
          name: serviceHeadersName,
          docs: docComment({ summary: "The headers of every request." }),
          properties: known.map((each) => parameterProperty(each, scope)),
        }),
      ],
    }),
  ];
}
