/** How the pages of a mocked operation are cut: the runtime's `MockPaging`, as plain data. */
import type { MockPaging } from "#runtime/typescript-server/mock-data.js";
import type { PagerRequest, ParameterPointer } from "../../model/behaviour.js";
import { knownItems, knownValue } from "../../model/known.js";
import type { ApiModel, Operation, Service } from "../../model/model.js";
import { schemaFinder } from "../../model/schema-finder.js";
import { followedPaging } from "../plan-of.js";
import { pointerText } from "../operations/call-limits.js";
import { defaultNumber } from "../operations/paging.js";

/** How an operation pages; undefined where that is not known well enough for its pages to be walked. */
export function mockPaging(operation: Operation, model: ApiModel): MockPaging | undefined {
  const { service } = model;
  const paging = followedPaging(operation, model);
  if (paging === undefined) return undefined;
  const { strategy, first, places, roots } = paging;
  const parameters = pagerParameters(operation, service);
  const find = schemaFinder(model);
  const limit = parameters.get("limit");
  const size = saidSize(operation, service) ?? (limit && defaultNumber(operation, limit, find));
  return {
    strategy,
    request: Object.fromEntries([...parameters].map(([role, each]) => [role, pointerText(each)])),
    response: places,
    roots: roots.map(({ pointer }) => pointer),
    ...(first !== 0 && { first }),
    ...(size !== undefined && { defaultSize: size }),
  };
}

/** Which parameter plays which role. */
function pagerParameters(
  { pagination }: Operation,
  service: Service,
): ReadonlyMap<PagerRequest["role"], ParameterPointer> {
  const uses = knownValue(pagination)?.uses;
  const pager = knownItems(service.pagination).find(({ name }) => name === uses);
  return new Map(
    (pager === undefined ? [] : knownItems(pager.request)).flatMap(({ role, parameter }) =>
      parameter.state === "known" ? [[role, parameter.value] as const] : [],
    ),
  );
}

/** Items on a page that asks for no number; the operation's own word goes before the service's. */
function saidSize({ limits }: Operation, service: Service): number | undefined {
  const own = knownValue(limits)?.pageSize;
  if (own?.state === "none") return undefined;
  const said = [own && knownValue(own), knownValue(service.limits.pageSize)]
    .map((size) => size?.default)
    .find((fact) => fact !== undefined && fact.state !== "notShown");
  return said && knownValue(said);
}
