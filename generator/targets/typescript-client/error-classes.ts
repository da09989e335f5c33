/** The classes of errors: one for each status that the manifest names for something else than a success. */
import { errorId, failureStatuses, isFailureStatus } from "../../sdk/operations/status-names.js";
import { pascalCase } from "../../emit/typescript/names.js";
import type { SchemaNames } from "../../emit/typescript/schemas/schema-names.js";
import type { TypeScope } from "../../emit/typescript/schemas/type-scope.js";
import type { TypeTree } from "../../emit/typescript/type-tree.js";
import { knownItems } from "../../model/known.js";
import type { Response } from "../../model/message.js";
import type { ApiModel } from "../../model/model.js";
import { operationsOf } from "../../model/walk.js";
import { isCallable } from "../../sdk/operations/facts.js";
import { answerType } from "./answer-types.js";
import { declaringScopes } from "../../emit/typescript/package/schema-scopes.js";

/** File of the classes below `src/`, without its ending. */
export const errorsPath = "errors";

/** Every name that a class may have: kept free whether or not its status is named, so that no status renames a type. */
export const errorNames: readonly string[] = failureStatuses.map(errorName);

/** Name of the class of a status or range: `NotFoundError`, `ClientError`, `Status499Error`. */
export function errorName(status: string): string {
  return pascalCase(errorId(status));
}

/** The classes that a package has. */
export interface ErrorClasses {
  /** All that the manifest says of a status or range, by that; sorted. */
  readonly answers: ReadonlyMap<string, readonly Response[]>;
  /** Whether a failure has the very body that the class of its status has. */
  fits(failure: Response): boolean;
}

/** The classes: of the failures that any operation may have, and of those of all operations that can be called. */
export function errorClasses(model: ApiModel, names: SchemaNames): ErrorClasses {
  const buckets = [
    model.service.errors,
    ...operationsOf(model)
      .filter(isCallable)
      .map(({ responses }) => responses),
  ];
  const answers = new Map<string, readonly Response[]>();
  for (const failure of sorted(buckets.flatMap(knownItems).filter(isFailure))) {
    answers.set(failure.status, [...(answers.get(failure.status) ?? []), failure]);
  }
  // Types are compared as one file has them, under names of its own.
  const scope = declaringScopes(names).response;
  const bodies = new Map([...answers].map(([status, all]) => [status, textOf(all, scope)]));
  const texts = new Map<Response, string>();
  return {
    answers,
    fits: (failure) => {
      const text = texts.get(failure) ?? textOf([failure], scope);
      texts.set(failure, text);
      return bodies.get(failure.status) === text;
    },
  };
}

/** The failures among answers, sorted; of several answers of one status the last one counts, also where it says `none`. */
export function failuresIn(answers: readonly Response[]): readonly Response[] {
  const byStatus = new Map(answers.map((each) => [each.status, each]));
  return sorted([...byStatus.values()].filter(isFailure));
}

/** The type of the body that failures of one status have: `unknown` as soon as one of them leaves it open. */
export function failureBody(failures: readonly Response[], scope: TypeScope): TypeTree {
  return answerType(failures, scope);
}

function isFailure({ status, absent }: Response): boolean {
  return !absent && isFailureStatus(status);
}

/** By status, ranges behind the statuses in them. */
function sorted(failures: readonly Response[]): readonly Response[] {
  return failures.toSorted((a, b) => (a.status < b.status ? -1 : a.status > b.status ? 1 : 0));
}

/** Equal types have equal texts: trees are plain data whose keys come in one order. */
function textOf(failures: readonly Response[], scope: TypeScope): string {
  return JSON.stringify(failureBody(failures, scope));
}
