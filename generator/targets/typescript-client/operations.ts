/** One operation → its constant, its types and its function, or the value that stands for it while it cannot be called. */
import type { StatementStructures } from "ts-morph";
import type { DocComment } from "../../emit/typescript/doc-comments.js";
import { withLastWord } from "../../sdk/names/words.js";
import { functionName } from "../../emit/typescript/names.js";
import { freeName, Scope } from "../../sdk/names/scope.js";
import { constOf, type DocumentedParameter, functionOf } from "../../emit/typescript/structures.js";
import { isUnknown } from "../../emit/typescript/schemas/enum-types.js";
import { reference, type TypeParameter, type TypeTree } from "../../emit/typescript/type-tree.js";
import { callOf, name as nameValue, returns } from "../../emit/typescript/value-tree.js";
import type { Operation } from "../../model/model.js";
import type { CallableOperation, OperationPlan } from "../../sdk/plan.js";
import { failures } from "./failures.js";
import { type InputScope, inputsOf } from "./inputs.js";
import { notShownConstant } from "./not-shown-operations.js";
import { operationValue } from "./operation-constant.js";
import { operationDocs } from "./operation-docs.js";
import { emitPaging, pagingName } from "./pagination.js";
import { pathInput } from "./path-inputs.js";
import { responsesOf } from "./responses.js";
import { choiceTypes, chosenResult } from "./representations.js";
import { resultOf } from "./results.js";

/** The parts that make the declarations of an operation. */
export interface OperationScope extends InputScope {
  /** Names of all functions of the file: nothing that belongs to one operation takes the name of another. */
  readonly functions: ReadonlySet<string>;
}

/** The suffixes of the names of an operation's types. */
export const typeSuffixes: readonly string[] = [
  "Init",
  "Path",
  "Query",
  "Headers",
  "Cookies",
  "Body",
  "Result",
  "Error",
  "Item",
  "Items",
  "MediaType",
  "Representations",
  "Responses",
];

/** The parts of an operation that a group's class repeats. */
export interface EmittedOperation {
  readonly plan: OperationPlan;
  /** Name of the function or value in the file, and of the member of the class. */
  readonly name: string;
  readonly docs: DocComment;
  /** How it is called, where it can be. */
  readonly call: CallableParts | undefined;
  readonly statements: readonly StatementStructures[];
}

/** The signature of a callable operation, without its client. */
export interface CallableParts {
  /** Where its calls choose a representation, the media type that they ask for. */
  readonly typeParameters: readonly TypeParameter[];
  /** The type of the result where nothing is chosen. */
  readonly result: TypeTree;
  readonly parameters: readonly DocumentedParameter[];
  readonly returnType: TypeTree;
}

/** Emits one operation. */
export function emitOperation(
  operation: Operation,
  plan: OperationPlan,
  scope: OperationScope,
): EmittedOperation {
  const docs = operationDocs(plan);
  if (plan.kind === "callable") return emitCallable(operation, plan, docs, scope);
  const constant = notShownConstant(plan, docs, scope.service, scope.imports);
  const name = functionName(plan.name);
  return { plan, name, docs, call: undefined, statements: [constant] };
}

/** Name of the constant that says what a request needs to know of an operation. */
export function constantName({ name }: Pick<OperationPlan, "name">): string {
  return functionName(withLastWord(name, "operation"));
}

function emitCallable(
  operation: Operation,
  plan: CallableOperation,
  docs: DocComment,
  scope: OperationScope,
): EmittedOperation {
  const { imports } = scope;
  const name = functionName(plan.name);
  const constant = freeName(constantName(plan), scope.functions);
  const { answer } = plan;
  const result = resultOf(operation, answer.result, scope.types.response, imports);
  const pages = freeName(pagingName(plan), scope.functions);
  const paging = emitPaging(plan, pages, scope);
  const send = paging?.send ?? imports.value("send", "runtime/request");
  // The body of the function calls `send` with the constants, that of the method calls the function: no parameter hides them.
  const moving =
    plan.request.baseUrl.kind === "service"
      ? undefined
      : imports.value("atOwnBaseUrl", "runtime/own-base-url");
  const locals = new Scope(["client", send, constant, pages, name, moving ?? send]);
  const init = locals.take("init");
  const path = pathInput(plan, locals, scope);
  const responses = responsesOf(operation, answer, {
    scope: scope.types.response,
    imports,
    result,
  });
  const failure = failures(operation, answer, {
    imports,
    scope: scope.types.response,
    errors: scope.service.failures,
  });
  const choice = choiceTypes(plan);
  const inputs = inputsOf(plan, choice, scope);
  const chosen =
    choice &&
    chosenResult(plan, choice, {
      result: result.type,
      scope: scope.types.response,
      imports,
    });
  const typeParameters = choice === undefined ? [] : [choice.parameter];
  const types = [
    chosen?.type ?? result.type,
    ...(paging === undefined ? [] : [paging.items]),
    ...(failure.type === undefined ? [] : [failure.type]),
  ];
  const initType = reference(
    inputs.initName,
    typeParameters.map((each) => reference(each.name)),
  );
  const call: CallableParts = {
    typeParameters,
    result: result.type,
    parameters: [
      ...path.parameters,
      { name: init, type: initType, optional: !plan.request.needsInit },
    ],
    returnType: reference(paging?.callType ?? imports.type("Call", "runtime/call"), types),
  };
  const client = reference(imports.type("Client", "runtime/client"));
  const body = returns(
    callOf(
      nameValue(send),
      [
        moving === undefined
          ? nameValue("client")
          : callOf(nameValue(moving), [nameValue("client"), nameValue(constant)]),
        nameValue(constant),
        ...(paging === undefined ? [] : [nameValue(pages)]),
        path.value,
        nameValue(init),
      ],
      { typeArguments: types.every(isUnknown) ? [] : types },
    ),
  );
  const statements = [
    constOf({
      name: constant,
      exported: false,
      type: reference(imports.type("Operation", "runtime/operation")),
      value: operationValue(plan, scope),
    }),
    ...(paging === undefined ? [] : [paging.statement]),
    ...path.declarations,
    ...inputs.declarations,
    ...result.declarations,
    ...(chosen?.declarations ?? []),
    ...(paging?.declarations ?? []),
    ...responses,
    ...failure.declarations,
    functionOf({
      name,
      docs,
      typeParameters,
      parameters: [{ name: "client", type: client }, ...call.parameters],
      returnType: call.returnType,
      body: [body],
    }),
  ];
  return { plan, name, docs, call, statements };
}
