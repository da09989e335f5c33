/** The calls of the TypeScript client that is emitted: names and arguments as the plan and the target have them. */
import { memberName } from "../emit/typescript/names.js";
import { type GroupLayout, layoutOf } from "../emit/typescript/package/layout.js";
import type { ApiModel } from "../model/model.js";
import type { ParameterPlace } from "../model/message.js";
import type { MissingFact } from "../sdk/operations/facts.js";
import type { PlacePlan } from "../sdk/operations/parameters.js";
import { planOf } from "../sdk/plan-of.js";
import type { GroupPlan, OperationPlan } from "../sdk/plan.js";

/** One call of the client. */
export interface OurCall {
  /** Id of the operation. */
  readonly id: string;
  /** Ids that it had. */
  readonly formerly: readonly string[];
  /** Names behind the client. */
  readonly chain: readonly string[];
  /** How it is called; the facts that are missing for that, where it cannot be. */
  readonly shape: CallShape | { readonly missing: readonly MissingFact[] };
}

/** The arguments of a call, and where it goes. */
export interface CallShape {
  /** In capitals. */
  readonly method: string;
  readonly path: string;
  /** Names of the path's parameters, in their order; one is an argument, several are one object. */
  readonly pathNames: readonly string[];
  /** The members of its init for parameters. */
  readonly places: Readonly<Record<Exclude<ParameterPlace, "path">, OurPlace>>;
  readonly sendsBody: boolean;
  /** True if its pages can be followed with `for await`. */
  readonly isPaged: boolean;
}

/** The known facts of one place. */
export interface OurPlace {
  readonly known: PlacePlan;
  readonly names: readonly string[];
}

/** The calls of a model's client, in the order of its members. */
export function ourCalls(model: ApiModel): readonly OurCall[] {
  // Subpaths that the package reserves change no name of a member.
  return callsIn(layoutOf(planOf(model).groups, new Set()), []);
}

function callsIn(
  layouts: readonly GroupLayout<GroupPlan>[],
  holders: readonly string[],
): readonly OurCall[] {
  return layouts.flatMap(({ group, member, groups }) => {
    const chain = [...holders, member];
    const own = group.operations.map((operation) => callOf(operation, group.id, chain));
    return [...own, ...callsIn(groups, chain)];
  });
}

function callOf(operation: OperationPlan, group: string, holders: readonly string[]): OurCall {
  const { id, name, formerly } = operation;
  return {
    id,
    formerly: formerly.map(({ wire }) => `${group}.${wire}`),
    chain: [...holders, memberName(name)],
    shape: operation.kind === "callable" ? shapeOf(operation) : { missing: operation.missing },
  };
}

function shapeOf({ request, paging }: Extract<OperationPlan, { kind: "callable" }>): CallShape {
  const { pathInput, places } = request;
  const place = (name: Exclude<ParameterPlace, "path">): OurPlace => ({
    known: places[name].known,
    names: [...places[name].own, ...places[name].common].map((each) => each.name),
  });
  return {
    method: request.method,
    path: request.path.text,
    pathNames:
      pathInput.kind === "none"
        ? []
        : pathInput.kind === "one"
          ? [pathInput.parameter.name]
          : pathInput.parameters.map((each) => each.name),
    places: { query: place("query"), header: place("header"), cookie: place("cookie") },
    sendsBody: request.sendsBody,
    isPaged: paging?.kind === "followed",
  };
}
