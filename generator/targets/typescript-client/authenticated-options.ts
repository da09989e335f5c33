/** The options of a client, of which credentials are a part where the manifest knows schemes. */
import type { StatementStructures } from "ts-morph";
import { docComment } from "../../emit/typescript/doc-comments.js";
import { functionOf, interfaceOf } from "../../emit/typescript/structures.js";
import { keyword, reference, type TypeTree, unionOf } from "../../emit/typescript/type-tree.js";
import { callOf, name as nameValue, returns } from "../../emit/typescript/value-tree.js";
import type { ApiModel } from "../../model/model.js";
import {
  authenticationName,
  authenticationPath,
} from "../../emit/typescript/package/authentication-schemes.js";
import { hasAuthentication } from "../../emit/typescript/package/authentication-schemes.js";
import type { FileImports } from "../../emit/typescript/package/source-files.js";

/** Type of the options: the runtime's, or the package's own under the same name. */
const optionsName = "ClientOptions";

/** Returns the names that the client's file exports in place of the runtime's, because credentials are known there. */
export function authenticatedNames(model: ApiModel): readonly string[] {
  return hasAuthentication(model) ? [optionsName, "withOptions"] : [];
}

/** The type of the options, as the client's file knows it. */
export function clientOptionsType(model: ApiModel, imports: FileImports): TypeTree {
  return reference(
    hasAuthentication(model) ? optionsName : imports.type(optionsName, "runtime/client"),
  );
}

/** The declarations of these names. */
export function authenticatedStatements(
  model: ApiModel,
  imports: FileImports,
): readonly StatementStructures[] {
  if (!hasAuthentication(model)) return [];
  const auth = reference(imports.type(authenticationName, authenticationPath));
  const client = reference(imports.type("Client", "runtime/client"), [reference("Kind")]);
  const change = imports.value("withOptions", "runtime/client");
  return [
    interfaceOf({
      name: optionsName,
      docs: docComment({ summary: "Options of a client." }),
      extends: [reference(imports.type(optionsName, "runtime/client"))],
      properties: [
        {
          name: "auth",
          type: unionOf([auth, keyword("undefined")]),
          optional: true,
          readonly: true,
          docs: docComment({
            summary:
              "Credentials, sent with the operations that need them. A call's own headers and query parameters win.",
          }),
        },
      ],
    }),
    functionOf({
      name: "withOptions",
      docs: docComment({
        summary:
          "Returns a new client of the same kind with other options. Headers, query and credentials are added or replaced by name, and hooks are added. The given client does not change.",
      }),
      typeParameters: [{ name: "Kind" }],
      parameters: [
        { name: "client", type: client },
        { name: "options", type: reference("Partial", [reference(optionsName)]) },
      ],
      returnType: reference("Kind"),
      body: [returns(callOf(nameValue(change), [nameValue("client"), nameValue("options")]))],
    }),
  ];
}
