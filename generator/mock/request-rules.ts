/** The rules of routes, made of plain data: what makes them of it is loaded when the first of them is needed. */
import type { RouteRules } from "#runtime/typescript-server/route.js";
import type { Validator } from "#runtime/typescript-client/validator.js";
import type { KindTree } from "../emit/typescript/schemas/validator-tree.js";
import { validatorMaker, type Words } from "./kinds.js";

/** The rules of a route in a description of a mock. */
export type RuleData = {
  readonly [Place in Exclude<keyof RouteRules, "body" | "replies">]?: KindTree;
} & { readonly body?: Readonly<Record<string, KindTree>> };

/** Rules, and what has to be loaded before they are asked. */
export interface RequestRules {
  readonly rulesOf: (data: RuleData) => RouteRules;
  /** Loads what the rules need. Any number of calls load it once. */
  readonly load: () => Promise<void>;
}

/** Makes rules; `named` are the schemas that they may refer to. */
export function requestRules(named: Readonly<Record<string, KindTree>>): RequestRules {
  let make: ((tree: KindTree) => Validator<unknown>) | undefined;
  let loading: Promise<void> | undefined;
  const deferred = (tree: KindTree): Validator<unknown> => {
    let made: Validator<unknown> | undefined;
    return deferredValidator(() => {
      if (make === undefined) throw new Error("the rules are not loaded");
      made ??= make(tree);
      return made;
    });
  };
  return {
    rulesOf: ({ body, ...places }) => ({
      ...Object.fromEntries(Object.entries(places).map(([place, tree]) => [place, deferred(tree)])),
      ...(body && {
        body: Object.fromEntries(
          Object.entries(body).map(([type, tree]) => [type, deferred(tree)]),
        ),
      }),
    }),
    load: () => {
      loading ??= loadWords().then((words) => {
        make = validatorMaker(named, words);
      });
      return loading;
    },
  };
}

/** Half of the time that a mock takes to start would go into these. */
async function loadWords(): Promise<Words> {
  const [kinds, checks, { validator }] = await Promise.all([
    import("#runtime/typescript-client/schema-kinds.js"),
    import("#runtime/typescript-client/schema-checks.js"),
    import("#runtime/typescript-client/validator.js"),
  ]);
  return { functions: { ...kinds, ...checks }, validator };
}

function deferredValidator(validator: () => Validator<unknown>): Validator<unknown> {
  return {
    get "~standard"() {
      return validator()["~standard"];
    },
    get zod() {
      return validator().zod;
    },
    safeParse: (value, bounds) => validator().safeParse(value, bounds),
    is: (value, bounds): value is unknown => validator().is(value, bounds),
    parse: (value) => validator().parse(value),
  };
}
