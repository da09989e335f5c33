/** `src/server.ts`: the handlers of all groups, and the functions that make a server of them. */
import type { StatementStructures } from "ts-morph";
import type { BuiltFile } from "../../emit/target.js";
import { docComment } from "../../emit/typescript/doc-comments.js";
import type { GroupLayout } from "../../emit/typescript/package/layout.js";
import { FileImports } from "../../emit/typescript/package/source-files.js";
import { plainValue } from "../../emit/typescript/plain-value.js";
import { constOf, functionOf, interfaceOf, typeAliasOf } from "../../emit/typescript/structures.js";
import { arrayOf, keyword, reference, type TypeTree } from "../../emit/typescript/type-tree.js";
import {
  callOf,
  literalValue,
  name as nameValue,
  objectValue,
  returns,
  spread,
} from "../../emit/typescript/value-tree.js";
import type { ApiModel } from "../../model/model.js";
import { placeText } from "../../model/place.js";
import { servicePlan } from "../../sdk/plan-of.js";
import { notRoutedOperations } from "../../sdk/server/route.js";
import {
  authenticateOption,
  authenticatorsType,
  authenticatorsName,
  neededSchemes,
  schemesData,
} from "./authentication.js";
import { groupDocs } from "./group-file.js";
import { handlersName, routesName } from "./layout.js";
import { sourceFile } from "./source-files.js";

/** Its path below `src/`, without its ending. */
export const serverPath = "server";

/** The declarations of the file. */
const ownNames = ["Handlers", "ServiceOptions", "service", "notRouted", "createServer"];

/** The file. */
export function serverFile(layouts: readonly GroupLayout[], model: ApiModel): BuiltFile {
  const imports = new FileImports(serverPath, [
    ...ownNames,
    ...["createPartialServer", "Context", "Identity", authenticatorsName],
  ]);
  const hasSchemes = neededSchemes(model).length > 0;
  const statements: readonly StatementStructures[] = [
    handlersInterface(layouts, model, imports),
    ...(hasSchemes ? [authenticatorsType(model, imports)] : []),
    optionsAlias(hasSchemes, imports),
    notRoutedConst(model, imports),
    serviceConst(layouts, model, imports),
    createFunction("createServer", hasSchemes, imports),
    createFunction("createPartialServer", hasSchemes, imports),
  ];
  const origins = [placeText(model.folder, { file: "service.yaml", path: [] })];
  return sourceFile({ file: serverPath, origins, imports: imports.imports, statements });
}

function handlersInterface(layouts: readonly GroupLayout[], model: ApiModel, imports: FileImports) {
  return interfaceOf({
    name: "Handlers",
    docs: docComment({ summary: "A handler for every operation that has a route, by group." }),
    // A compiler takes no parameter that nothing uses, but by such a name.
    typeParameters: [
      { name: layouts.length === 0 ? "_Context" : "Context", default: keyword("unknown") },
    ],
    properties: layouts.map((layout) => ({
      name: layout.member,
      type: reference(imports.type(handlersName(layout), `groups/${layout.file}`), [
        reference("Context"),
      ]),
      readonly: true,
      docs: groupDocs(layout.group, model),
    })),
  });
}

function optionsAlias(hasSchemes: boolean, imports: FileImports) {
  const args: readonly TypeTree[] = [reference("Context"), reference("Identity")];
  return typeAliasOf({
    name: "ServiceOptions",
    docs: docComment({ summary: "Options of a server of this service." }),
    typeParameters: [
      { name: "Context", default: keyword("undefined") },
      { name: "Identity", default: keyword("unknown") },
    ],
    type: reference(imports.type("ServerOptions", "runtime/options"), [
      ...args,
      ...(hasSchemes ? [authenticateOption()] : []),
    ]),
  });
}

function notRoutedConst(model: ApiModel, imports: FileImports) {
  return constOf({
    name: "notRouted",
    docs: docComment({
      summary: "The operations that have no route, and the facts that each lacks.",
    }),
    type: arrayOf(reference(imports.type("NotRouted", "runtime/route")), { readonly: true }),
    value: plainValue(notRoutedOperations(model)),
  });
}

function serviceConst(layouts: readonly GroupLayout[], model: ApiModel, imports: FileImports) {
  return constOf({
    name: "service",
    docs: docComment({ summary: "All parts of a server besides its handlers." }),
    type: reference(imports.type("Service", "runtime/route")),
    value: objectValue([
      { key: "title", value: literalValue(servicePlan(model).title ?? "") },
      {
        key: "routes",
        value: objectValue(
          layouts.map((layout) => ({
            key: layout.member,
            value: nameValue(imports.value(routesName(layout), `groups/${layout.file}`)),
          })),
        ),
      },
      { key: "notRouted", value: nameValue("notRouted") },
      { key: "schemes", value: plainValue(schemesData(model)) },
    ]),
  });
}

const summaries = {
  createServer:
    "Makes a server of the service. It requires a handler for every operation that has a route.",
  createPartialServer: "Makes a server of some handlers. The other operations answer 501.",
} as const;

function createFunction(name: keyof typeof summaries, hasSchemes: boolean, imports: FileImports) {
  const partial = name === "createPartialServer";
  const handlers = reference("Handlers", [reference("Context")]);
  return functionOf({
    name,
    docs: docComment({ summary: summaries[name] }),
    typeParameters: [
      { name: "Context", default: keyword("undefined") },
      { name: "Identity", default: keyword("unknown") },
    ],
    parameters: [
      {
        name: "handlers",
        type: partial
          ? reference(imports.type("Partially", "runtime/handler"), [handlers])
          : handlers,
      },
      optionsParameter(hasSchemes, imports),
    ],
    returnType: reference(imports.type("Server", "runtime/server")),
    body: [
      returns(
        callOf(
          nameValue(imports.value(partial ? "partialServer" : "completeServer", "runtime/server")),
          [
            nameValue("service"),
            nameValue("handlers"),
            hasSchemes ? nameValue("options") : spread(nameValue("options")),
          ],
        ),
      ),
    ],
  });
}

/** Where hooks are wanted, options always are; elsewhere it is for the context to say, by a type that is harder to infer from. */
function optionsParameter(hasSchemes: boolean, imports: FileImports) {
  const options = reference("ServiceOptions", [reference("Context"), reference("Identity")]);
  if (hasSchemes) return { name: "options", type: options };
  const argument = reference(imports.type("OptionsArgument", "runtime/options"), [options]);
  return { name: "options", rest: true, type: argument };
}
