/** A request that a server refuses, with the answer that it gets: problem details that list every fault. */
import { isKind, type RuleTrees } from "./rules.js";
import { type RoutedOperation, takesBody } from "./routed-operations.js";

/** A refused request. */
export interface Refusal {
  readonly id: string;
  /** `GET /books?limit=many`. */
  readonly request: string;
  /** The body of the answer. */
  readonly problem: object;
}

/** The request that has the most faults which need no made-up values; `undefined` where there is none. */
export function sampleRefusal(routed: readonly RoutedOperation[]): Refusal | undefined {
  const [best] = routed
    .filter(({ route, rules }) => !takesBody(route) && !(route.path.includes("{") && rules["path"]))
    .map((each) => ({ each, faults: faultsOf(each).slice(0, 3) }))
    .filter(({ faults }) => faults.length > 0)
    .toSorted((a, b) => oddity(a) - oddity(b));
  return best && refusal(best.each, best.faults);
}

interface SampleFault {
  readonly in: string;
  readonly name: string;
  readonly detail: string;
  /** The value in the request; left out = it is missing. */
  readonly given?: string;
}

/** Returns the missing values, and texts in place of numbers. */
function faultsOf({ route, rules }: RoutedOperation): readonly SampleFault[] {
  const { parameters = [] } = route;
  const missing = parameters
    .filter((each) => each.required && each.in !== "path")
    .map((each) => ({ in: each.in, name: each.name, detail: "is missing" }));
  const mistyped = parameters
    .filter((each) => each.in === "query" && !each.required && each.value === "number")
    .filter((each) => /^\w+$/.test(each.name) && hasRules(rules["query"]))
    .map((each) => ({
      in: "query",
      name: each.name,
      detail: "expected number, got a string",
      given: "many",
    }));
  return [...missing, ...mistyped.slice(0, 1)];
}

function hasRules(rule: RuleTrees[string] | undefined): boolean {
  return rule !== undefined && isKind(rule);
}

/** Two faults show best that all are listed. */
function oddity({ each, faults }: { each: RoutedOperation; faults: readonly object[] }): number {
  const { operation, route } = each;
  return (
    (operation.deprecated.state === "known" ? 16 : 0) +
    (route.method === "GET" ? 0 : 8) +
    (route.path.includes("{") ? 1 : 0) +
    Math.abs(faults.length - 2) * 2
  );
}

function refusal({ route }: RoutedOperation, faults: readonly SampleFault[]): Refusal {
  const given = faults.flatMap(({ name, given: text }) => (text ? [`${name}=${text}`] : []));
  const query = given.length === 0 ? "" : `?${given.join("&")}`;
  const [first] = faults;
  const rest = faults.length > 1 ? `; and ${faults.length - 1} more` : "";
  return {
    id: route.id,
    request: `${route.method} ${route.path}${query}`,
    problem: {
      title: "Bad Request",
      status: 400,
      detail: first && `The ${first.in} parameter "${first.name}" ${first.detail}${rest}`,
      errors: faults.map(({ in: place, name, detail }) => ({
        in: place,
        name,
        pointer: "",
        detail,
      })),
    },
  };
}
