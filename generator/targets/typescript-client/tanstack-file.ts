/** `src/tanstack.ts`: options of TanStack Query, queries of what only reads and mutations of what changes something. */
import { type BuiltFile, ofParts } from "../../emit/target.js";
import { exportFrom } from "../../emit/typescript/module-structures.js";
import { camelCase, pascalCase } from "../../emit/typescript/names.js";
import { Scope } from "../../sdk/names/scope.js";
import type { SchemaNames } from "../../emit/typescript/schemas/schema-names.js";
import { madeOfAll, madeOfGroups, withTitles } from "../../model/made-of.js";
import type { ApiModel, Operation } from "../../model/model.js";
import { placeText } from "../../model/place.js";
import type { CallableOperation } from "../../sdk/plan.js";
import { callPlan, servicePlan } from "../../sdk/plan-of.js";
import { allGroups, type GroupLayout } from "../../emit/typescript/package/layout.js";
import { mutationFunctions, type NamedMutation } from "./mutation-functions.js";
import { type NamedQuery, queryFunctions } from "./query-functions.js";
import { acceptNames } from "./representations.js";
import { importingScopes } from "../../emit/typescript/package/schema-scopes.js";
import { FileImports, type FileParts } from "../../emit/typescript/package/source-files.js";
import { isWanted, type Settings } from "./settings.js";
import { lateFile } from "./source-files.js";

/** Its file below `src/`, without its ending, and its subpath of the package. */
export const tanstackPath = "tanstack";

/** An operation that has a query, or a mutation. */
export interface Queried {
  readonly operation: Operation;
  readonly plan: CallableOperation;
  /** The file that has its function, below `src/`. */
  readonly file: string;
}

const queryTypes = ["Query", "QueryContext", "QueryData", "QueryDetails", "QueryKey", "QueryOf"];
const mutationTypes = ["Mutation", "MutationOf"];
const infiniteTypes = ["InfiniteQuery", "InfiniteQueryOf", "PageContext", "PageData"];

/** The operations that have a query: they can be called, only read (RFC 9110, section 9.3.1), and come to an end. */
export function queriedIn(
  layouts: readonly GroupLayout[],
  model: ApiModel,
  settings: Pick<Settings, "without">,
): readonly Queried[] {
  return endingIn({ layouts, model, settings }, (method) => method === "GET");
}

/** The operations that have a mutation: they can be called, may change something, and come to an end. */
export function mutatedIn(
  layouts: readonly GroupLayout[],
  model: ApiModel,
  settings: Pick<Settings, "without">,
): readonly Queried[] {
  return endingIn({ layouts, model, settings }, (method) => !safeMethods.has(method));
}

/** Methods that only read (RFC 9110, section 9.2.1); QUERY is one of its extensions. */
const safeMethods: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS", "TRACE", "QUERY"]);

function endingIn(
  {
    layouts,
    model,
    settings,
  }: {
    readonly layouts: readonly GroupLayout[];
    readonly model: ApiModel;
    readonly settings: Pick<Settings, "without">;
  },
  isMeant: (method: string) => boolean,
): readonly Queried[] {
  if (!isWanted("tanstack", settings)) return [];
  return allGroups(layouts).flatMap(({ group, file }) =>
    group.operations.flatMap((operation) => {
      const plan = callPlan(operation, model);
      return plan !== undefined && isMeant(plan.request.method) && !mayStream(plan)
        ? [{ operation, plan, file: `groups/${file}` }]
        : [];
    }),
  );
}

/** True if calls may be answered with a stream. */
function mayStream({ answer: { result } }: CallableOperation): boolean {
  return result.successes.some(({ body }) => body.contents.some(({ stream }) => stream));
}

/** True if there is such a file: some operation has a query or a mutation. */
export function hasTanstack(
  layouts: readonly GroupLayout[],
  model: ApiModel,
  settings: Pick<Settings, "without">,
): boolean {
  const scope = { layouts, model, settings };
  return endingIn(scope, (each) => each === "GET" || !safeMethods.has(each)).length > 0;
}

/** The file; none where no operation has a query or a mutation. */
export function tanstackFile(
  layouts: readonly GroupLayout[],
  model: ApiModel,
  names: SchemaNames,
  settings: Pick<Settings, "without">,
): readonly BuiltFile[] {
  const { queries, mutations } = namedOptions(layouts, model, settings);
  if (queries.length + mutations.length === 0) return [];
  const own = [
    ...queries.flatMap(({ name, infiniteName = name }) => [name, infiniteName]),
    ...mutations.flatMap(({ name, variablesName = name }) => [name, variablesName]),
  ];
  const parts = (): FileParts => {
    const accept = acceptNames([...queries, ...mutations].map(({ plan }) => plan));
    const imports = new FileImports(tanstackPath, [...own, ...accept]);
    const scope = { imports, types: importingScopes(names, imports), service: servicePlan(model) };
    const hasInfinite = queries.some(({ infiniteName }) => infiniteName !== undefined);
    return {
      origins: [placeText(model.folder, { file: "groups/*.yaml", path: [] })],
      imports: imports.imports,
      statements: [
        ...(hasInfinite ? [exportTypes("infinite-query", infiniteTypes)] : []),
        ...(mutations.length > 0 ? [exportTypes("mutation", mutationTypes)] : []),
        ...(queries.length > 0 ? [exportTypes("tanstack", queryTypes)] : []),
        ...queries.flatMap((each) => queryFunctions(each, scope)),
        ...mutations.flatMap((each) => mutationFunctions(each, scope)),
      ],
    };
  };
  // The options of a path with one parameter repeat its description. Of several parameters, a type in another file has it.
  const ofOne = [...queries, ...mutations].filter(
    ({ plan }) => plan.request.pathInput.kind === "one",
  );
  const ids = ofOne.map(({ plan }) => plan.id);
  return ofParts(madeOfAll([withTitles, madeOfGroups(ids, model)]), [
    lateFile(tanstackPath, parts),
  ]);
}

function exportTypes(file: string, names: readonly string[]) {
  const module = `./runtime/${file}.js`;
  return exportFrom({ module, names: names.map((name) => ({ name })), typeOnly: true });
}

/** The exports of the file, by name. */
export interface NamedOptions {
  readonly queries: readonly NamedQuery[];
  readonly mutations: readonly NamedMutation[];
}

/**
 * The names of their functions. Groups and operations are joined into one name, so that two of them may meet: then the later
 * one gets an underscore.
 */
export function namedOptions(
  layouts: readonly GroupLayout[],
  model: ApiModel,
  settings: Pick<Settings, "without">,
): NamedOptions {
  const taken = new Scope([...queryTypes, ...infiniteTypes, ...mutationTypes]);
  const plain = queriedIn(layouts, model, settings).map((each) => ({
    ...each,
    name: taken.take(camelCase(`${each.operation.id}-query`)),
  }));
  const queries = plain.map((each) => {
    const { id, paging } = each.plan;
    const isInfinite = paging?.kind === "followed" && paging.isSingle;
    const infiniteName = isInfinite ? taken.take(camelCase(`${id}-infinite-query`)) : undefined;
    return { ...each, infiniteName };
  });
  const mutations = mutatedIn(layouts, model, settings).map((each) => {
    const { id } = each.operation;
    const name = taken.take(camelCase(`${id}-mutation`));
    const hasPath = each.plan.request.pathInput.kind !== "none";
    const variablesName = hasPath ? taken.take(pascalCase(`${id}-variables`)) : undefined;
    return { ...each, name, variablesName };
  });
  return { queries, mutations };
}
