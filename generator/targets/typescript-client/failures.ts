/** The errors of a call by the status of its response: their type, and the classes that the runtime makes them of. */
import type { StatementStructures, TypeAliasDeclarationStructure } from "ts-morph";
import { docComment } from "../../emit/typescript/doc-comments.js";
import { memberOfId, pascalCase, typeName } from "../../emit/typescript/names.js";
import { isUnknown } from "../../emit/typescript/schemas/enum-types.js";
import type { TypeScope } from "../../emit/typescript/schemas/type-scope.js";
import { constOf, typeAliasOf } from "../../emit/typescript/structures.js";
import { keyword, reference, type TypeTree, unionOf } from "../../emit/typescript/type-tree.js";
import {
  callOf,
  name as nameValue,
  type ObjectEntry,
  objectValue,
  type ValueTree,
} from "../../emit/typescript/value-tree.js";
import type { FileImports } from "../../emit/typescript/package/source-files.js";
import type { Operation } from "../../model/model.js";
import type { AnswerPlan } from "../../sdk/operations/answer.js";
import type { FailurePlan, NamedFailure, ServiceFailures } from "../../sdk/operations/failures.js";
import type { ReplyPlan } from "../../sdk/operations/reply-plan.js";
import { answerType } from "./answer-types.js";
import { errorsPath } from "./error-classes.js";

/** File of what any operation may answer, below `src/`, without its ending. */
export const commonErrorsPath = "common-errors";

/** Names of the union of the errors that any call may fail with by its answer, and of the record of their classes. */
export const commonErrorName = "CommonError";
const commonClassesName = "commonErrors";

/** Names that the file of the common errors declares for what is made here. */
export const commonFailureNames: readonly string[] = [commonErrorName, commonClassesName];

/** The parts that make the types of failures. */
export interface FailureScope {
  readonly imports: FileImports;
  /** Types of what is answered. */
  readonly scope: TypeScope;
  readonly errors: ServiceFailures;
}

/** The errors of an operation's calls. */
export interface Failures {
  /** Undefined where no failure is known: then a call fails with any `ApiError`. */
  readonly type: TypeTree | undefined;
  /** The declaration of the type. */
  readonly declarations: readonly TypeAliasDeclarationStructure[];
}

/** Returns the errors of an operation's calls, declared under their own name where the operation's responses are known. */
export function failures(
  { name }: Pick<Operation, "name">,
  answer: AnswerPlan,
  scope: FailureScope,
): Failures {
  const type = failureType(answer, scope);
  if (type === undefined || !answer.isShown) return { type, declarations: [] };
  const alias = `${pascalCase(name)}Error`;
  const summary = `The errors of \`${memberOfId(name)}\`, by the status of the response.`;
  const declaration = typeAliasOf({ name: alias, docs: docComment({ summary }), type });
  return { type: reference(alias), declarations: [declaration] };
}

/** The entry of an operation's constant; none where no failure is known. */
export function errorEntries(
  { failures: { named } }: AnswerPlan,
  { common }: ServiceFailures,
  imports: FileImports,
): readonly ObjectEntry[] {
  if (named.length === 0) return [];
  // Not a spread of what is shared: bundlers would keep it, and all that it names, for every operation.
  const value =
    statusesOf(named) === statusesOf(common.named)
      ? nameValue(imports.value(commonClassesName, commonErrorsPath))
      : classesOf(named, imports);
  return [{ key: "errors", value }];
}

function statusesOf(failures: readonly ReplyPlan[]): string {
  return failures.map(({ status }) => status).join();
}

/** The declarations of what any call may fail with. */
export function commonFailures(scope: FailureScope): readonly StatementStructures[] {
  const { common } = scope.errors;
  const { named, isAnySaid } = common;
  if (!isAnySaid) return [];
  const alias = typeAliasOf({
    name: commonErrorName,
    docs: docComment({ summary: "The errors of any call, by the status of the response." }),
    type: errorsType(common, scope),
  });
  if (named.length === 0) return [alias];
  const record = constOf({
    name: commonClassesName,
    docs: docComment({ summary: "The error classes of any call." }),
    type: reference(scope.imports.type("StatusErrors", "runtime/errors")),
    value: classesOf(named, scope.imports),
  });
  return [alias, record];
}

/**
 * A union of the errors of all statuses that are named, and of the one for all others: also a complete list is only what the
 * manifest says, and whatever stands between client and service may answer too.
 */
function failureType(
  { failures: all, replaced }: AnswerPlan,
  scope: FailureScope,
): TypeTree | undefined {
  if (!all.isAnySaid) return undefined;
  const isInherited =
    scope.errors.common.isAnySaid && replaced.length === 0 && all.other?.from !== "operation";
  if (!isInherited) return errorsType(all, scope);
  const further = all.named.filter(({ from }) => from === "operation");
  const inherited = reference(scope.imports.type(commonErrorName, commonErrorsPath));
  return unionOf([...further.map((each) => errorType(each, scope)), inherited]);
}

function errorsType({ named, other }: FailurePlan, scope: FailureScope): TypeTree {
  return unionOf([...named.map((each) => errorType(each, scope)), otherType(other, scope)]);
}

/** The error of one status, with the body that the operation gives it where that is not the class's own. */
function errorType(
  { name, body, hasClassBody }: NamedFailure,
  { imports, scope }: FailureScope,
): TypeTree {
  const own = hasClassBody ? [] : [answerType([body], scope)];
  return reference(imports.type(typeName(name), errorsPath), own);
}

/** The error of all statuses that are not named, with the body that `default` gives them. */
function otherType(other: ReplyPlan | undefined, { imports, scope }: FailureScope): TypeTree {
  const body = other === undefined ? keyword("unknown") : answerType([other.body], scope);
  const name = imports.type("OtherApiError", "runtime/errors");
  return reference(name, isUnknown(body) ? [] : [body]);
}

function classesOf(failures: readonly NamedFailure[], imports: FileImports): ValueTree {
  const classes = objectValue(
    failures.map(({ status, name }) => ({
      key: status,
      value: nameValue(imports.value(typeName(name), errorsPath)),
    })),
  );
  const statusErrors = nameValue(imports.value("statusErrors", "runtime/errors"));
  return callOf(statusErrors, [classes], { pure: true });
}
