/** The service of a mock: routes and rules of its description, as the server's runtime takes them. */
import type { MockData } from "#runtime/typescript-server/mock-data.js";
import type { Route, RouteTree, Service } from "#runtime/typescript-server/route.js";
import type { KindTree } from "../emit/typescript/schemas/validator-tree.js";
import { requestRules, type RuleData } from "./request-rules.js";

/** A description as it is read back from JSON. */
interface StoredDescription {
  readonly service: Omit<Service, "routes"> & { readonly routes: StoredTree };
  readonly validators: Readonly<Record<string, KindTree>>;
  readonly data: MockData;
}

interface StoredTree {
  readonly [member: string]: StoredRoute | StoredTree;
}

interface StoredRoute extends Omit<Route, "rules"> {
  readonly rules?: RuleData;
}

/** The parts of a mock, ready for the runtime. */
export interface MockService {
  readonly service: Service;
  readonly data: MockData;
  /** To be awaited before the first request is read. */
  readonly load: () => Promise<void>;
}

/** Reads the JSON of a `MockDescription`. It must be one: who keeps it holds it against a checksum. */
export function mockService(json: string): MockService {
  const { service, validators, data }: StoredDescription = JSON.parse(json);
  const rules = requestRules(validators);
  let hasRules = false;
  const treeOf = (tree: StoredTree): RouteTree =>
    Object.fromEntries(
      Object.entries(tree).map(([name, member]) => [
        name,
        isRoute(member) ? routeOf(member) : treeOf(member),
      ]),
    );
  const routeOf = ({ rules: own, ...route }: StoredRoute): Route => {
    hasRules ||= own !== undefined;
    return { ...route, ...(own && { rules: rules.rulesOf(own) }) };
  };
  const routes = treeOf(service.routes);
  return {
    service: { ...service, routes },
    data,
    load: hasRules ? rules.load : () => Promise.resolve(),
  };
}

/** Only there is `id` a text, whatever groups are called. */
function isRoute(member: StoredRoute | StoredTree): member is StoredRoute {
  return typeof member["id"] === "string";
}
