/** One operation → its constant, its types and its function, or the value that stands for it while it cannot be called. */
import type { StatementStructures } from "ts-morph";
import type { DocComment } from "../../emit/typescript/doc-comments.js";
import { camelCase } from "../../emit/typescript/names.js";
import { freeName, Scope } from "../../sdk/names/scope.js";
import { constOf, type DocumentedParameter, functionOf } from "../../emit/typescript/structures.js";
import { isUnknown } from "../../emit/typescript/schemas/enum-types.js";
import { reference, type TypeParameter, type TypeTree } from "../../emit/typescript/type-tree.js";
import {
  arrayValue,
  callOf,
  literalValue,
  name as nameValue,
  type ObjectEntry,
  objectValue,
  returns,
  type ValueTree,
} from "../../emit/typescript/value-tree.js";
import type { ApiModel, Operation } from "../../model/model.js";
import { limitsOf } from "../../sdk/operations/call-limits.js";
import { acceptEntries } from "./accepted-types.js";
import { bodyEntries } from "./body-encoders.js";
import { deprecationEntries, headerEntries, idempotencyEntries } from "./call-facts.js";
import { operationPlan } from "../../sdk/plan-of.js";
import type { CallableOperation } from "../../sdk/plan.js";
import { errorEntries, failures } from "./failures.js";
import { type InputScope, inputsOf } from "./inputs.js";
import { checkEntry } from "./limits.js";
import { notShownConstant } from "./not-shown-operations.js";
import { operationDocs } from "./operation-docs.js";
import { baseUrlEntries, movingFunction } from "./own-base-urls.js";
import { emitPaging, pagingName } from "./pagination.js";
import { pathInput } from "./path-inputs.js";
import { responsesOf } from "./responses.js";
import { choiceTypes, chosenResult } from "./representations.js";
import { resultOf } from "./results.js";
import { securityEntries } from "./security.js";
import { streamEntries } from "./streams.js";
import { styledParameters } from "./styled-parameters.js";

/** What the declarations of an operation are made with. */
export interface OperationScope extends InputScope {
  /** Names of all functions of the file: nothing that belongs to one operation takes the name of another. */
  readonly functions: ReadonlySet<string>;
}

/** What the names of an operation's types end in. */
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

/** What a group's class needs to repeat of an operation. */
export interface EmittedOperation {
  readonly operation: Operation;
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
  /** What it gives back where nothing is chosen. */
  readonly result: TypeTree;
  readonly parameters: readonly DocumentedParameter[];
  readonly returnType: TypeTree;
}

/** Emits one operation. */
export function emitOperation(
  operation: Operation,
  scope: OperationScope,
  model: ApiModel,
): EmittedOperation {
  const plan = operationPlan(operation, model);
  const docs = operationDocs(operation, plan, model);
  if (plan.kind === "callable") return emitCallable(operation, plan, { docs, model }, scope);
  const constant = notShownConstant(plan, docs, scope.service, scope.imports);
  const name = camelCase(operation.name);
  return { operation, name, docs, call: undefined, statements: [constant] };
}

/** Name of the constant that says what a request needs to know of an operation. */
export function constantName({ name }: Operation): string {
  return camelCase(`${name}-operation`);
}

function emitCallable(
  operation: Operation,
  plan: CallableOperation,
  { docs, model }: { readonly docs: DocComment; readonly model: ApiModel },
  scope: OperationScope,
): EmittedOperation {
  const { imports } = scope;
  const name = camelCase(operation.name);
  const constant = freeName(constantName(operation), scope.functions);
  const find = scope.types.response.find;
  const { answer } = plan;
  const result = resultOf(operation, answer.result, scope.types.response, imports);
  const pages = freeName(pagingName(operation), scope.functions);
  const paging = emitPaging(operation, { model, constant: pages }, scope);
  const send = paging?.send ?? imports.value("send", "runtime/request");
  // The body of the function calls `send` with the constants, that of the method calls the function: no parameter hides them.
  const moving = movingFunction(plan.request, imports);
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
  const choice = choiceTypes(operation, find);
  const inputs = inputsOf(plan, choice, scope);
  const chosen =
    choice &&
    chosenResult(operation, choice, {
      result: result.type,
      successes: answer.result.successes,
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
      { name: init, type: initType, optional: !inputs.isInitRequired },
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
      value: operationValue(operation, plan, scope, model),
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
  return { operation, name, docs, call, statements };
}

function operationValue(
  operation: Operation,
  { request, answer: { result }, answer }: CallableOperation,
  scope: OperationScope,
  model: ApiModel,
): ValueTree {
  const { imports } = scope;
  const { method, path, places } = request;
  const styled = styledParameters(request, imports);
  const entries: ObjectEntry[] = [
    { key: "id", value: literalValue(operation.id) },
    { key: "method", value: literalValue(method) },
    { key: "path", value: literalValue(path.text) },
  ];
  entries.push(...baseUrlEntries(request, scope.service));
  if (styled.length > 0) entries.push({ key: "parameters", value: arrayValue(styled) });
  if (places.cookie !== "none") {
    entries.push({
      key: "cookies",
      value: nameValue(imports.value("putCookies", "runtime/cookies")),
    });
  }
  const find = scope.types.request.find;
  entries.push(...bodyEntries(request, imports));
  entries.push(...acceptEntries(result.negotiation, imports));
  entries.push(...streamEntries(result, imports));
  entries.push(...errorEntries(answer, scope.service.failures, imports));
  entries.push(
    ...securityEntries(operation, model, imports),
    ...checkEntry(limitsOf(operation, model.service, find), imports),
    ...headerEntries(operation, result.negotiation, imports),
    ...idempotencyEntries(operation),
    ...deprecationEntries(operation),
  );
  return objectValue(entries);
}
