/** `src/groups/<group>.ts`: its operations as functions, and the class that the client object has for it. */
import type { ClassDeclarationStructure, StatementStructures } from "ts-morph";
import type { BuiltFile } from "../../emit/target.js";
import {
  classOf,
  type MethodOfClass,
  type PropertyOfClass,
} from "../../emit/typescript/class-structures.js";
import { docComment } from "../../emit/typescript/doc-comments.js";
import { camelCase, pascalCase } from "../../emit/typescript/names.js";
import { constOf } from "../../emit/typescript/structures.js";
import type { SchemaNames } from "../../emit/typescript/schemas/schema-names.js";
import { reference, type TypeTree, typeOf } from "../../emit/typescript/type-tree.js";
import {
  assign,
  callOf,
  name as nameValue,
  returns,
  thisMember,
  type ValueTree,
} from "../../emit/typescript/value-tree.js";
import { knownValue } from "../../model/known.js";
import type { ApiModel, Group } from "../../model/model.js";
import { placeText } from "../../model/place.js";
import { isCallable } from "./facts.js";
import { type GroupLayout, needsClient } from "./layout.js";
import { aliasDocs } from "./operation-docs.js";
import { constantName, type EmittedOperation, emitOperation, typeSuffixes } from "./operations.js";
import { importingScopes } from "./schema-scopes.js";
import { FileImports, sourceFile } from "./source-files.js";

/** A group's operation under the names that it has: its own, then those that it had. */
interface NamedOperation extends EmittedOperation {
  readonly aliases: readonly string[];
}

/** The file of one group, its sub-groups' files apart. */
export function groupFile(layout: GroupLayout, model: ApiModel, names: SchemaNames): BuiltFile {
  const { group } = layout;
  const file = `groups/${layout.file}`;
  const functions = functionNames(group);
  const imports = new FileImports(file, [layout.className, ...functions, ...declaredNames(group)]);
  const scope = { imports, types: importingScopes(names, imports), functions };
  const operations = group.operations.map((operation): NamedOperation => ({
    ...emitOperation(operation, scope, model),
    aliases: operation.formerly.map(camelCase),
  }));
  const statements: readonly StatementStructures[] = [
    ...operations.flatMap((each) => [
      ...each.statements,
      ...each.aliases.map((alias) => aliasOf(alias, each)),
    ]),
    groupClass(layout, operations, imports),
  ];
  const origins = [placeText(model.folder, { file: group.at.file, path: [] })];
  return sourceFile({ file, origins, imports: imports.imports, statements });
}

/** The functions of a group's file, former names among them. */
function functionNames({ operations }: Group): readonly string[] {
  return operations.flatMap(({ name, formerly }) => [name, ...formerly].map(camelCase));
}

/** What else the file may declare for its operations; nothing that is imported takes one of these names. */
function declaredNames({ operations }: Group): readonly string[] {
  return operations.flatMap((operation) => [
    constantName(operation),
    ...typeSuffixes.map((suffix) => pascalCase(operation.name) + suffix),
  ]);
}

function aliasOf(alias: string, { operation, name }: NamedOperation): StatementStructures {
  return constOf({
    name: alias,
    docs: aliasDocs(operation, name),
    type: typeOf(name),
    value: nameValue(name),
  });
}

function groupClass(
  layout: GroupLayout,
  operations: readonly NamedOperation[],
  imports: FileImports,
): ClassDeclarationStructure {
  const { group, className } = layout;
  const subgroups = layout.groups.map((each) => ({
    layout: each,
    className: imports.value(each.className, `groups/${each.file}`),
  }));
  const ownsClient = group.operations.some(isCallable);
  const client = (): TypeTree => reference(imports.type("Client", "runtime/client"));
  return classOf({
    name: className,
    docs: groupDocs(group),
    properties: [
      ...(ownsClient ? [{ name: "#client", type: client(), readonly: true }] : []),
      ...subgroups.map((each) => ({
        name: each.layout.member,
        type: reference(each.className),
        readonly: true,
        docs: groupDocs(each.layout.group),
        ...(needsClient(layout) ? {} : { value: groupValue(each.layout, each.className) }),
      })),
      ...operations.flatMap(notShownProperties),
    ],
    ...(needsClient(layout) && {
      constructor: {
        parameters: [{ name: "client", type: client() }],
        body: [
          ...(ownsClient ? [assign(thisMember("#client"), nameValue("client"))] : []),
          ...subgroups.map((each) =>
            assign(thisMember(each.layout.member), groupValue(each.layout, each.className)),
          ),
        ],
      },
    }),
    methods: operations.flatMap(methods),
  });
}

/** Makes a group, with a client where anything in it can be called. */
export function groupValue(layout: GroupLayout, className: string, client = "client"): ValueTree {
  return callOf(nameValue(className), needsClient(layout) ? [nameValue(client)] : [], {
    isNew: true,
  });
}

/** What a group says of itself to people. */
export function groupDocs({ title, description, id }: Group) {
  const prose = knownValue(description);
  return docComment({
    summary: knownValue(title) ?? `\`${id}\``,
    paragraphs: prose === undefined ? [] : [prose],
  });
}

function notShownProperties({
  name,
  docs,
  call,
  aliases,
  operation,
}: NamedOperation): readonly PropertyOfClass[] {
  if (call !== undefined) return [];
  const property = { type: typeOf(name), readonly: true, value: nameValue(name) };
  return [
    { name, docs, ...property },
    ...aliases.map((alias) => ({ name: alias, docs: aliasDocs(operation, name), ...property })),
  ];
}

function methods({
  name,
  docs,
  call,
  aliases,
  operation,
}: NamedOperation): readonly MethodOfClass[] {
  if (call === undefined) return [];
  const args = [
    thisMember("#client"),
    ...call.parameters.map((parameter) => nameValue(parameter.name)),
  ];
  const method = { ...call, body: [returns(callOf(nameValue(name), args))] };
  return [
    { name, docs, ...method },
    ...aliases.map((alias) => ({ name: alias, docs: aliasDocs(operation, name), ...method })),
  ];
}
