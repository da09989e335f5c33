/** The sentences of a README on many operations at once: some by name, and how many are not known well enough. */
import { grouped } from "../../model/grouped.js";
import { leavesIdempotencyOpen } from "../../model/idempotency.js";
import { isOpen, knownValue } from "../../model/known.js";
import type { ApiModel, Operation } from "../../model/model.js";
import { operationsOf } from "../../model/walk.js";
import { mayHaveBody } from "../messages/bodiless.js";
import { isCallable } from "../operations/facts.js";
import { joined, type Prose } from "../words/prose.js";

/** Some by name: all of many would be none to read. */
function someOf(operations: readonly Operation[], most: number): Prose {
  const names = operations.slice(0, most).map(({ id }): Prose => [{ code: id }]);
  const more = operations.length - names.length;
  return more === 0 ? joined(names, ", ") : [...joined(names, ", "), ` and ${more} more`];
}

/** The base URLs that operations have of their own, each with those that have it. */
export function ownBaseUrlLines(model: ApiModel): readonly Prose[] {
  const own = callable(model).filter(({ baseUrl }) => baseUrl.state === "known");
  const byUrl = grouped(own, (each) => {
    const url = knownValue(each.baseUrl)?.url;
    return url?.state === "known" ? url.value : "";
  });
  return [...byUrl].map(([url, operations]) => {
    const name: Prose = url === "" ? ["not shown"] : [{ code: url }];
    return [...name, ": ", ...someOf(operations, 8)];
  });
}

/** Operations of which the manifest says otherwise than their methods whether a repeated call does harm; nothing where none is. */
export function repeatingExceptions(model: ApiModel): Prose {
  const operations = callable(model);
  const keyed = operations.filter((each) => knownValue(each.idempotent)?.header !== undefined);
  const said = operations.filter(
    (each) =>
      !keyed.includes(each) && !isSaidByMethod(each) && each.idempotent.state !== "notShown",
  );
  const also = said.filter(({ idempotent }) => idempotent.state === "known");
  const never = said.filter(({ idempotent }) => idempotent.state === "none");
  const headers = [...new Set(keyed.flatMap((each) => knownValue(each.idempotent)?.header ?? []))];
  const names = headers.map((each): Prose => [{ code: each }]);
  return [
    ...(also.length === 0 ? [] : ["; also ", ...someOf(also, 3)]),
    ...(never.length === 0 ? [] : ["; not ", ...someOf(never, 3)]),
    ...(keyed.length === 0
      ? []
      : [
          "; and ",
          ...someOf(keyed, 3),
          ", whose calls each send their own key in ",
          ...joined(names, " or "),
        ]),
  ];
}

function isSaidByMethod({ idempotent, method }: Operation): boolean {
  return (idempotent.state === "known") !== leavesIdempotencyOpen(knownValue(method));
}

/** Returns how many operations have unknown responses; undefined = none. */
export function answersNotShown(model: ApiModel): string | undefined {
  return ofOpen(model, ({ responses }) => responses.state === "notShown", {
    one: "the response of one of the operations",
    several: (count) => `the responses of ${count} of the operations`,
  });
}

/** Returns how many operations have bodies that are not fully known; undefined = none. */
export function bodiesNotShown(model: ApiModel): string | undefined {
  const isOpenBody = (operation: Operation): boolean =>
    mayHaveBody(operation) &&
    (operation.body.state !== "known" || isOpen(operation.body.value.content));
  return ofOpen(model, isOpenBody, {
    one: "the request body of one of the operations",
    several: (count) => `the request bodies of ${count} of the operations`,
  });
}

/** Returns for how many operations nobody knows whether they page; undefined = none. */
export function pagesNotShown(model: ApiModel): string | undefined {
  return ofOpen(model, ({ pagination }) => pagination.state === "notShown", {
    one: "whether one of the operations pages, and how",
    several: (count) => `whether ${count} of the operations page, and how`,
  });
}

function ofOpen(
  model: ApiModel,
  isUnknown: (operation: Operation) => boolean,
  words: { readonly one: string; readonly several: (count: number) => string },
): string | undefined {
  const count = callable(model).filter(isUnknown).length;
  if (count === 0) return undefined;
  return `Not shown: ${count === 1 ? words.one : words.several(count)}.`;
}

function callable(model: ApiModel): readonly Operation[] {
  return operationsOf(model).filter(isCallable);
}
