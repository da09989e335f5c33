/** `src/groups/<group>.ts`: its operations as functions, and the class that the client object has for it. */
import type { ClassDeclarationStructure, StatementStructures } from "ts-morph";
import type { BuiltFile } from "../../emit/target.js";
import {
  classOf,
  type MethodOfClass,
  type PropertyOfClass,
} from "../../emit/typescript/class-structures.js";
import { docComment, type DocComment } from "../../emit/typescript/doc-comments.js";
import { functionName, memberName, typeName } from "../../emit/typescript/names.js";
import { constOf } from "../../emit/typescript/structures.js";
import type { SchemaNames } from "../../emit/typescript/schemas/schema-names.js";
import { reference, type TypeTree, typeOf } from "../../emit/typescript/type-tree.js";
import {
  arrayValue,
  assign,
  callOf,
  expression,
  literalValue,
  name as nameValue,
  returns,
  type StatementTree,
  thisMember,
  type ValueTree,
} from "../../emit/typescript/value-tree.js";
import type { ApiModel, Group } from "../../model/model.js";
import { placeText } from "../../model/place.js";
import { type GroupLayout, needsClient } from "../../emit/typescript/package/layout.js";
import { aliasDocs } from "./operation-docs.js";
import { constantName, type EmittedOperation, emitOperation, typeSuffixes } from "./operations.js";
import { groupHead, operationPlan, servicePlan } from "../../sdk/plan-of.js";
import type { OperationPlan } from "../../sdk/plan.js";
import { pagingName } from "./pagination.js";
import { acceptNames } from "./representations.js";
import { importingScopes } from "../../emit/typescript/package/schema-scopes.js";
import { FileImports, type FileParts } from "../../emit/typescript/package/source-files.js";
import { lateFile } from "./source-files.js";

/** A group's operation under the names that it has: its own, then those that it had. */
interface NamedOperation extends EmittedOperation {
  /** The member of the class; the function has a name of its own where the language reserves this one. */
  readonly member: string;
  readonly aliases: readonly Alias[];
}

/** A former name, as that of a function and of a member. */
interface Alias {
  readonly name: string;
  readonly member: string;
}

/** The file of one group, its sub-groups' files apart. */
export function groupFile(layout: GroupLayout, model: ApiModel, names: SchemaNames): BuiltFile {
  return lateFile(`groups/${layout.file}`, () => groupParts(layout, model, names));
}

function groupParts(layout: GroupLayout, model: ApiModel, names: SchemaNames): FileParts {
  const { group } = layout;
  const file = `groups/${layout.file}`;
  const plans = group.operations.map((each) => operationPlan(each, model));
  const functions = functionNames(plans);
  const own = [layout.className, ...functions, ...declaredNames(plans)];
  const imports = new FileImports(file, [...own, ...acceptNames(plans)]);
  const service = servicePlan(model);
  const scope = {
    imports,
    types: importingScopes(names, imports),
    functions: new Set(functions),
    service,
  };
  const operations = group.operations.map((operation): NamedOperation => {
    const plan = operationPlan(operation, model);
    const aliases = plan.formerly.map((each) => ({
      name: functionName(each),
      member: memberName(each),
    }));
    return { ...emitOperation(operation, plan, scope), member: memberName(plan.name), aliases };
  });
  const statements: readonly StatementStructures[] = [
    ...operations.flatMap((each) => [
      ...each.statements,
      ...each.aliases.map((alias) => aliasOf(alias, each)),
    ]),
    groupClass({ layout, operations, model }, imports),
  ];
  const origins = [placeText(model.folder, { file: group.at.file, path: [] })];
  return { origins, imports: imports.imports, statements };
}

/** The functions of a group's file, former names among them. */
function functionNames(operations: readonly OperationPlan[]): readonly string[] {
  return operations.flatMap(({ name, formerly }) => [name, ...formerly].map(functionName));
}

/** Returns the other names that the file may declare for its operations; no import takes one of these names. */
function declaredNames(operations: readonly OperationPlan[]): readonly string[] {
  return operations.flatMap((operation) => [
    constantName(operation),
    pagingName(operation),
    ...typeSuffixes.map((suffix) => typeName(operation.name) + suffix),
  ]);
}

function aliasOf(alias: Alias, { plan, name }: NamedOperation): StatementStructures {
  return constOf({
    name: alias.name,
    docs: aliasDocs(plan, name),
    type: typeOf(name),
    value: nameValue(name),
  });
}

function groupClass(
  {
    layout,
    operations,
    model,
  }: {
    readonly layout: GroupLayout;
    readonly operations: readonly NamedOperation[];
    readonly model: ApiModel;
  },
  imports: FileImports,
): ClassDeclarationStructure {
  const { group, className } = layout;
  const plans = operations.map(({ plan }) => plan);
  const folder = servicePlan(model).groupsFolder;
  const calls = notShownCalls(group.id, plans, { folder, imports });
  const subgroups = layout.groups.map((each) => ({
    layout: each,
    className: imports.value(each.className, `groups/${each.file}`),
  }));
  const ownsClient = plans.some(({ kind }) => kind === "callable");
  const client = (): TypeTree => reference(imports.type("Client", "runtime/client"));
  return classOf({
    name: className,
    docs: groupDocs(group, model),
    properties: [
      ...(ownsClient ? [{ name: "#client", type: client(), readonly: true }] : []),
      ...subgroups.map((each) => ({
        name: each.layout.member,
        type: reference(each.className),
        readonly: true,
        docs: groupDocs(each.layout.group, model),
        ...(needsClient(layout) ? {} : { value: groupValue(each.layout, each.className) }),
      })),
      ...operations.flatMap(notShownProperties),
    ],
    ...((needsClient(layout) || calls.length > 0) && {
      constructor: {
        parameters: needsClient(layout) ? [{ name: "client", type: client() }] : [],
        body: [
          ...(ownsClient ? [assign(thisMember("#client"), nameValue("client"))] : []),
          ...(needsClient(layout) ? subgroups : []).map((each) =>
            assign(thisMember(each.layout.member), groupValue(each.layout, each.className)),
          ),
          ...calls,
          ...operations.flatMap(notShownAliases),
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

/** Returns the docs of a group. */
export function groupDocs(group: Group, model: ApiModel) {
  const { id, title = `\`${id}\``, description } = groupHead(group, model);
  return docComment({
    summary: title,
    paragraphs: description === undefined ? [] : [description],
  });
}

/** Fields that get their values all at once, so that a bundle carries of each operation little but its name. */
function notShownProperties(operation: NamedOperation): readonly PropertyOfClass[] {
  const { name, call, plan } = operation;
  if (call !== undefined) return [];
  const given = isPlainName(plan) ? { declared: true } : { value: nameValue(name) };
  const property = { type: typeOf(name), readonly: true, ...given };
  return underAllNames(operation, property);
}

/** The statements that give a group its operations that cannot be called: one for each set of facts that they miss. */
function notShownCalls(
  group: string,
  operations: readonly OperationPlan[],
  { folder, imports }: { readonly folder: string; readonly imports: FileImports },
): readonly StatementTree[] {
  const names = new Map<string, readonly string[]>();
  for (const operation of operations) {
    if (operation.kind === "callable" || !isPlainName(operation)) continue;
    const missing = operation.missing.join();
    names.set(missing, [...(names.get(missing) ?? []), operation.name.wire]);
  }
  return [...names].map(([missing, members]) =>
    expression(
      callOf(nameValue(imports.value("notShownMembers", "runtime/not-shown")), [
        nameValue("this"),
        literalValue(group),
        arrayValue(missing.split(",").map(literalValue)),
        literalValue(folder),
        ...members.map(literalValue),
      ]),
    ),
  );
}

/** A former name of an operation that cannot be called is the very same value. */
function notShownAliases({ member, call, aliases, plan }: NamedOperation) {
  if (call !== undefined || !isPlainName(plan)) return [];
  return aliases.map((alias) => assign(thisMember(alias.member), thisMember(member)));
}

/** True if the runtime makes the member's name from the operation's as we do: not so where the language reserves it. */
function isPlainName({ name }: OperationPlan): boolean {
  return !memberName(name).endsWith("_");
}

function methods(operation: NamedOperation): readonly MethodOfClass[] {
  const { name, call } = operation;
  if (call === undefined) return [];
  const args = [
    thisMember("#client"),
    ...call.parameters.map((parameter) => nameValue(parameter.name)),
  ];
  const { typeParameters, parameters, returnType } = call;
  const body = [returns(callOf(nameValue(name), args))];
  const method = { typeParameters, parameters, returnType, body };
  return underAllNames(operation, method);
}

/** A member under its own name, and under those that it had. */
function underAllNames<Of extends object>(
  { member, docs, aliases, plan }: NamedOperation,
  given: Of,
): readonly (Of & { readonly name: string; readonly docs: DocComment })[] {
  return [
    { name: member, docs, ...given },
    ...aliases.map((alias) => ({ name: alias.member, docs: aliasDocs(plan, member), ...given })),
  ];
}
