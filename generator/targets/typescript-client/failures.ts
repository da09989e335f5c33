/** What a call fails with where it is answered with no success: its type, and the classes that the runtime makes errors of. */
import type { StatementStructures, TypeAliasDeclarationStructure } from "ts-morph";
import { docComment } from "../../emit/typescript/doc-comments.js";
import { camelCase, pascalCase } from "../../emit/typescript/names.js";
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
import { type Bucket, isOpen, knownItems } from "../../model/known.js";
import type { Response } from "../../model/message.js";
import type { Operation } from "../../model/model.js";
import {
  type ErrorClasses,
  errorName,
  errorsPath,
  failureBody,
  failuresIn,
} from "./error-classes.js";
import type { FileImports } from "../../emit/typescript/package/source-files.js";

/** File of what any operation may answer, below `src/`, without its ending. */
export const commonErrorsPath = "common-errors";

/** Names of the union of the errors that any call may fail with by its answer, and of the record of their classes. */
export const commonErrorName = "CommonError";
const commonClassesName = "commonErrors";

/** Names that the file of the common errors declares for what is made here. */
export const commonFailureNames: readonly string[] = [commonErrorName, commonClassesName];

/** What the types of failures are made with. */
export interface FailureScope {
  readonly imports: FileImports;
  /** Types of what is answered. */
  readonly scope: TypeScope;
  readonly errors: ErrorClasses;
}

/** What calls of an operation fail with. */
export interface Failures {
  /** Undefined where no failure is known: then a call fails with any `ApiError`. */
  readonly type: TypeTree | undefined;
  /** The declaration of the type. */
  readonly declarations: readonly TypeAliasDeclarationStructure[];
}

/** What calls of an operation fail with; declared under a name of its own where the operation's answers are known. */
export function failures(
  { name, responses }: Operation,
  common: Bucket<Response>,
  scope: FailureScope,
): Failures {
  const type = failureType(knownItems(responses), knownItems(common), scope);
  if (type === undefined || responses.state !== "known") return { type, declarations: [] };
  const alias = `${pascalCase(name)}Error`;
  const summary = `What a call of \`${camelCase(name)}\` fails with where it is answered.`;
  const declaration = typeAliasOf({ name: alias, docs: docComment({ summary }), type });
  return { type: reference(alias), declarations: [declaration] };
}

/** The entry of an operation's constant; none where no failure is known. */
export function errorEntries(
  { responses }: Operation,
  common: Bucket<Response>,
  imports: FileImports,
): readonly ObjectEntry[] {
  const all = failuresIn([...knownItems(common), ...knownItems(responses)]);
  if (all.length === 0) return [];
  const shared = failuresIn(knownItems(common)).map(({ status }) => status);
  const isShared = all.map(({ status }) => status).join() === shared.join();
  // Not a spread of what is shared: bundlers would keep it, and all that it names, for every operation.
  const value = isShared
    ? nameValue(imports.value(commonClassesName, commonErrorsPath))
    : classesOf(all, imports);
  return [{ key: "errors", value }];
}

/** Whether anything is known of what any call may fail with. */
export function hasCommonError(common: Bucket<Response>): boolean {
  return isAnySaid(knownItems(common));
}

/** The declarations of what any call may fail with. */
export function commonFailures(
  common: Bucket<Response>,
  scope: FailureScope,
): readonly StatementStructures[] {
  const answers = knownItems(common);
  if (!isAnySaid(answers)) return [];
  const all = failuresIn(answers);
  const types = [...all.map((each) => errorType(each, scope)), otherType(answers, scope)];
  const alias = typeAliasOf({
    name: commonErrorName,
    docs: docComment({ summary: "What any call may fail with where it is answered." }),
    type: unionOf(types),
  });
  if (all.length === 0) return [alias];
  const record = constOf({
    name: commonClassesName,
    docs: docComment({ summary: "The classes of the errors that any call may fail with." }),
    type: reference(scope.imports.type("StatusErrors", "runtime/errors")),
    value: classesOf(all, scope.imports),
  });
  return [alias, record];
}

/**
 * A union of the errors of all statuses that are named, and of the one for all others: also a complete list is only what the
 * manifest says, and whatever stands between client and service may answer too.
 */
function failureType(
  own: readonly Response[],
  common: readonly Response[],
  scope: FailureScope,
): TypeTree | undefined {
  const answers = [...common, ...own];
  if (!isAnySaid(answers)) return undefined;
  const all = failuresIn(answers);
  const isOwn = new Set(own.map(({ status }) => status));
  const isInherited =
    isAnySaid(common) && !isOwn.has("default") && !common.some(({ status }) => isOwn.has(status));
  if (!isInherited) {
    return unionOf([...all.map((each) => errorType(each, scope)), otherType(answers, scope)]);
  }
  const further = all.filter(({ status }) => isOwn.has(status));
  const inherited = reference(scope.imports.type(commonErrorName, commonErrorsPath));
  return unionOf([...further.map((each) => errorType(each, scope)), inherited]);
}

/** Whether answers say more of failures than that there may be some. */
function isAnySaid(answers: readonly Response[]): boolean {
  const other = defaultIn(answers);
  return failuresIn(answers).length > 0 || (other !== undefined && !isOpen(other.content));
}

/** What holds for the statuses that are not named. */
function defaultIn(answers: readonly Response[]): Response | undefined {
  const last = answers.findLast(({ status }) => status === "default");
  return last?.absent ? undefined : last;
}

/** The error of one status, with the body that the operation gives it where that is not the class's own. */
function errorType(failure: Response, { imports, scope, errors }: FailureScope): TypeTree {
  const name = imports.type(errorName(failure.status), errorsPath);
  return reference(name, errors.fits(failure) ? [] : [failureBody([failure], scope)]);
}

/** The error of all statuses that are not named, with the body that `default` gives them. */
function otherType(answers: readonly Response[], { imports, scope }: FailureScope): TypeTree {
  const said = defaultIn(answers);
  const body = said === undefined ? keyword("unknown") : failureBody([said], scope);
  const name = imports.type("OtherApiError", "runtime/errors");
  return reference(name, isUnknown(body) ? [] : [body]);
}

function classesOf(all: readonly Response[], imports: FileImports): ValueTree {
  const classes = objectValue(
    all.map(({ status }) => ({
      key: status,
      value: nameValue(imports.value(errorName(status), errorsPath)),
    })),
  );
  const statusErrors = nameValue(imports.value("statusErrors", "runtime/errors"));
  return callOf(statusErrors, [classes], { pure: true });
}
