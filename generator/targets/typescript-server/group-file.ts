/** `src/groups/<group>.ts`: the routes of its operations, their types, and the interface of their handlers. */
import type { StatementStructures } from "ts-morph";
import type { BuiltFile } from "../../emit/target.js";
import { docComment } from "../../emit/typescript/doc-comments.js";
import { memberOfId, pascalCase } from "../../emit/typescript/names.js";
import { isCallable } from "../../sdk/operations/facts.js";
import type { GroupLayout } from "../../emit/typescript/package/layout.js";
import { importingScopes } from "../../emit/typescript/package/schema-scopes.js";
import { FileImports, type FileParts } from "../../emit/typescript/package/source-files.js";
import { validatorName } from "../../emit/typescript/package/validator-names.js";
import { ruleScope, validatorScopes } from "../../emit/typescript/package/validators.js";
import type { SchemaNames } from "../../emit/typescript/schemas/schema-names.js";
import { constOf, interfaceOf } from "../../emit/typescript/structures.js";
import { keyword, reference } from "../../emit/typescript/type-tree.js";
import { name as nameValue, objectValue } from "../../emit/typescript/value-tree.js";
import { groupHead } from "../../sdk/plan-of.js";
import type { ApiModel, Group } from "../../model/model.js";
import { placeText } from "../../model/place.js";
import { handlersName, routesName } from "./layout.js";
import { emitOperation, handlerProperty, type OperationScope, routeName } from "./operations.js";
import { typeSuffixes } from "./requests.js";
import { lateFile, sharedFolder } from "./source-files.js";
import { validatorsPath } from "./validators-file.js";

/** The file of one group, its sub-groups' files apart. */
export function groupFile(layout: GroupLayout, model: ApiModel, names: SchemaNames): BuiltFile {
  return lateFile(`groups/${layout.file}`, () => groupParts(layout, model, names));
}

function groupParts(layout: GroupLayout, model: ApiModel, names: SchemaNames): FileParts {
  const { group } = layout;
  const file = `groups/${layout.file}`;
  const operations = group.operations.filter(isCallable);
  const imports = new FileImports(file, ownNames(layout));
  const scope: OperationScope = {
    imports,
    types: importingScopes(names, imports),
    service: model.service,
    validators: validatorScopes(names.find),
    rules: ruleScope(imports, sharedFolder, (schema, side) => {
      const name = validatorName(schema, side, names);
      return imports.value(name, validatorsPath, `${name}Validator`);
    }),
  };
  const statements: readonly StatementStructures[] = [
    ...operations.flatMap((each) => emitOperation(each, model, scope)),
    handlersInterface(layout, model, scope),
    groupRoutes(layout, imports),
  ];
  const origins = [placeText(model.folder, { file: group.at.file, path: [] })];
  return { origins, imports: imports.imports, statements };
}

/** Everything that the file declares; nothing that is imported takes one of these names. */
function ownNames(layout: GroupLayout): readonly string[] {
  return [
    "Context",
    handlersName(layout),
    routesName(layout),
    ...layout.group.operations.flatMap((operation) => [
      routeName(operation),
      ...typeSuffixes.map((suffix) => pascalCase(operation.name) + suffix),
    ]),
  ];
}

function handlersInterface(layout: GroupLayout, model: ApiModel, scope: OperationScope) {
  const { group, groups } = layout;
  return interfaceOf({
    name: handlersName(layout),
    docs: groupDocs(group, model),
    typeParameters: [{ name: "Context", default: keyword("unknown") }],
    properties: [
      ...group.operations
        .filter(isCallable)
        .map((operation) => handlerProperty(operation, model, scope)),
      ...groups.map((each) => ({
        name: each.member,
        type: reference(scope.imports.type(handlersName(each), `groups/${each.file}`), [
          reference("Context"),
        ]),
        readonly: true,
        docs: groupDocs(each.group, model),
      })),
    ],
  });
}

/** Returns the docs of a group. */
export function groupDocs(group: Group, model: ApiModel) {
  const { id, title = `\`${id}\``, description } = groupHead(group, model);
  return docComment({
    summary: `Handlers of ${title}.`,
    paragraphs: description === undefined ? [] : [description],
  });
}

function groupRoutes(layout: GroupLayout, imports: FileImports): StatementStructures {
  const { group, groups } = layout;
  return constOf({
    name: routesName(layout),
    docs: docComment({ summary: `The routes of \`${group.id}\`.` }),
    type: reference(imports.type("RouteTree", "runtime/route")),
    value: objectValue([
      ...group.operations
        .filter(isCallable)
        .map((each) => ({ key: memberOfId(each.name), value: nameValue(routeName(each)) })),
      ...groups.map((each) => ({
        key: each.member,
        value: nameValue(imports.value(routesName(each), `groups/${each.file}`)),
      })),
    ]),
  });
}
