/** One operation that has a route → its route, the types of its request and of its reply. */
import type { StatementStructures } from "ts-morph";
import { docComment, type DocComment } from "../../emit/typescript/doc-comments.js";
import { camelCase, memberOfId, pascalCase } from "../../emit/typescript/names.js";
import { callPlan, operationPlan } from "../../sdk/plan-of.js";
import type { CallableOperation } from "../../sdk/plan.js";
import {
  deprecationTags,
  operationSummary,
  routeText,
} from "../../emit/typescript/package/operation-text.js";
import { routeData } from "../../sdk/server/route.js";
import type { RuleScope, ValidatorScopes } from "../../emit/typescript/package/validators.js";
import { plainObject, plainValue } from "../../emit/typescript/plain-value.js";
import { constOf } from "../../emit/typescript/structures.js";
import { type Property, reference } from "../../emit/typescript/type-tree.js";
import {
  arrayValue,
  name as nameValue,
  type ObjectEntry,
  objectValue,
  type Spread,
  spread,
} from "../../emit/typescript/value-tree.js";
import type { ApiModel, Operation } from "../../model/model.js";
import { commonRepliesPath, commonRoutes } from "./common-replies.js";
import { servedCommonReplies, servedReplies } from "../../sdk/operations/served-replies.js";
import type { PackageScope } from "./package-scope.js";
import { replyOf } from "./replies.js";
import { requestOf } from "./requests.js";
import { ruleTrees, rulesValue } from "./rules.js";

/** The parts that make the declarations of an operation. */
export interface OperationScope extends PackageScope {
  readonly rules: RuleScope;
  readonly validators: ValidatorScopes;
}

/** Name of the constant that is an operation's route. */
export function routeName({ name }: Operation): string {
  return camelCase(`${name}-route`);
}

/** The declarations of an operation. */
export function emitOperation(
  operation: Operation,
  model: ApiModel,
  scope: OperationScope,
): readonly StatementStructures[] {
  const plan = callPlan(operation, model);
  if (plan === undefined) return [];
  return [
    constOf({
      name: routeName(operation),
      exported: false,
      type: reference(scope.imports.type("Route", "runtime/route")),
      value: routeValue(plan, operation, model, scope),
    }),
    ...requestOf(plan, scope),
    ...replyOf(operation, scope),
  ];
}

function routeValue(
  plan: CallableOperation,
  operation: Operation,
  model: ApiModel,
  scope: OperationScope,
) {
  const { find } = scope.types.request;
  const data = routeData(operation, model, { find, memberOf: memberOfId });
  if (data === undefined) return objectValue([]);
  const { replies, hasOtherReplies, security, limits, rates, deprecated, ...request } = data;
  const common = servedReplies(operation, model.service, find).inheritsAll
    ? servedCommonReplies(model.service, find).map(({ status }) => status)
    : [];
  const shared = (name: string): readonly Spread[] =>
    common.length === 0 ? [] : [spread(nameValue(scope.imports.value(name, commonRepliesPath)))];
  const own = (replies ?? []).filter(({ status }) => !common.includes(status));
  return objectValue([
    ...plainObject(request).entries,
    ...(replies === undefined
      ? []
      : [
          {
            key: "replies",
            value: arrayValue([
              ...own.map((each) => plainValue(each)),
              ...shared(commonRoutes.replies),
            ]),
          },
        ]),
    ...plainObject({ hasOtherReplies, security, limits, rates, deprecated }).entries,
    ...rulesEntries(plan, operation, { model, common, shared }, scope),
  ]);
}

/** Returns the checks of an operation's schemas; those of `common` statuses are written once for all operations. */
function rulesEntries(
  plan: CallableOperation,
  operation: Operation,
  {
    model,
    common,
    shared,
  }: {
    readonly model: ApiModel;
    readonly common: readonly string[];
    readonly shared: (name: string) => readonly Spread[];
  },
  scope: OperationScope,
): readonly ObjectEntry[] {
  const { replies = {}, ...rules } = ruleTrees(plan, operation, model.service, scope.validators);
  const own = Object.fromEntries(
    Object.entries(replies).filter(([status]) => !common.includes(status)),
  );
  const answers = [
    ...rulesValue(own, scope.rules, "response").entries,
    ...shared(commonRoutes.rules),
  ];
  const entries: readonly ObjectEntry[] = [
    ...rulesValue(rules, scope.rules, "request").entries,
    ...(answers.length === 0 ? [] : [{ key: "replies", value: objectValue(answers) }]),
  ];
  return entries.length === 0 ? [] : [{ key: "rules", value: objectValue(entries) }];
}

/** The member of a group's handlers. */
export function handlerProperty(
  operation: Operation,
  model: ApiModel,
  { imports }: OperationScope,
): Property {
  const prefix = pascalCase(operation.name);
  return {
    name: memberOfId(operation.name),
    type: reference(imports.type("Handler", "runtime/handler"), [
      reference(`${prefix}Request`),
      reference(`${prefix}Reply`),
      reference("Context"),
    ]),
    readonly: true,
    docs: handlerDocs(operation, model),
  };
}

function handlerDocs(operation: Operation, model: ApiModel): DocComment {
  const plan = operationPlan(operation, model);
  const { description, notShown, origin } = plan.doc;
  return docComment({
    summary: operationSummary(plan),
    paragraphs: [
      ...(description === undefined ? [] : [description]),
      ...(plan.kind === "callable" ? [routeText(plan.request)] : []),
      ...(notShown.length === 0 ? [] : [`Not shown: ${notShown.join(", ")}.`]),
      origin,
    ],
    tags: deprecationTags(plan),
  });
}
