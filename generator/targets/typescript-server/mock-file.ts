/** `src/mock.ts`: handlers that answer as the manifest shows, before any other exists. */
import type { BuiltFile } from "../../emit/target.js";
import { docComment } from "../../emit/typescript/doc-comments.js";
import { exportFrom } from "../../emit/typescript/module-structures.js";
import { FileImports } from "../../emit/typescript/package/source-files.js";
import { functionOf } from "../../emit/typescript/structures.js";
import { keyword, reference } from "../../emit/typescript/type-tree.js";
import { callOf, name as nameValue, returns } from "../../emit/typescript/value-tree.js";
import type { ApiModel } from "../../model/model.js";
import { placeText } from "../../model/place.js";
import { mockConstants, mockConstantNames } from "./mock-constants.js";
import { serverPath } from "./server-file.js";
import { sourceFile } from "./source-files.js";

/** Its path below `src/` without its ending, and its subpath of the package. */
export const mockPath = "mock";

/** The file. */
export function mockFile(model: ApiModel): BuiltFile {
  const imports = new FileImports(mockPath, [
    ...Object.values(mockConstantNames),
    "mockHandlers",
    "mockServer",
  ]);
  const handlers = reference(imports.type("Handlers", serverPath), [keyword("unknown")]);
  const options = imports.type("MockOptions", "runtime/mock");
  const serverOptions = imports.type("MockServerOptions", "runtime/mock-server");
  const service = nameValue(imports.value("service", serverPath));
  return sourceFile({
    file: mockPath,
    origins: [placeText(model.folder, { file: "service.yaml", path: [] })],
    imports: imports.imports,
    statements: [
      ...mockConstants(model, imports),
      functionOf({
        name: "mockHandlers",
        docs: docComment({
          summary: "Handlers for all operations, with the manifest's examples or made-up values.",
        }),
        parameters: [{ name: "options", optional: true, type: reference(options) }],
        returnType: handlers,
        body: [
          returns(
            callOf(
              nameValue(imports.value("mockHandlers", "runtime/mock", "handlersOf")),
              [service, nameValue(mockConstantNames.data), nameValue("options")],
              { typeArguments: [handlers] },
            ),
          ),
        ],
      }),
      functionOf({
        name: "mockServer",
        docs: docComment({
          summary:
            "Makes a server of these handlers. It accepts any credential, and requests from web pages.",
        }),
        parameters: [{ name: "options", optional: true, type: reference(serverOptions) }],
        returnType: reference(imports.type("Server", "runtime/server")),
        body: [
          returns(
            callOf(nameValue(imports.value("mockServer", "runtime/mock-server", "serverOf")), [
              service,
              nameValue(mockConstantNames.data),
              nameValue("options"),
            ]),
          ),
        ],
      }),
      exportFrom({
        module: "./runtime/mock-server.js",
        names: [{ name: "MockCredentials" }, { name: "MockServerOptions" }],
        typeOnly: true,
      }),
      exportFrom({ module: "./runtime/mock.js", names: [{ name: "MockOptions" }], typeOnly: true }),
    ],
  });
}
