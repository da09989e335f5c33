/** `src/tanstack.ts`: options of TanStack Query, a function or two for each operation that only reads. */
import type { BuiltFile } from "../../emit/target.js";
import { exportFrom } from "../../emit/typescript/module-structures.js";
import { camelCase, Scope } from "../../emit/typescript/names.js";
import type { SchemaNames } from "../../emit/typescript/schemas/schema-names.js";
import { knownValue } from "../../model/known.js";
import type { ApiModel, Operation } from "../../model/model.js";
import { placeText } from "../../model/place.js";
import { isCallable } from "../../emit/typescript/package/facts.js";
import { type InputScope, inputsOf } from "./inputs.js";
import { allGroups, type GroupLayout } from "../../emit/typescript/package/layout.js";
import { isSingle, pagingFacts } from "../../emit/paging-facts.js";
import { type NamedQuery, queryFunctions } from "./query-functions.js";
import { acceptNames } from "./representations.js";
import { importingScopes } from "../../emit/typescript/package/schema-scopes.js";
import { FileImports } from "../../emit/typescript/package/source-files.js";
import { isWanted, type Settings } from "./settings.js";
import { sourceFile } from "./source-files.js";
import { mayStream } from "./streams.js";

/** Its file below `src/`, without its ending, and its subpath of the package. */
export const tanstackPath = "tanstack";

/** An operation that has a query. */
export interface Queried {
  readonly operation: Operation;
  /** The file that has its function, below `src/`. */
  readonly file: string;
}

const queryTypes = ["Query", "QueryContext", "QueryData", "QueryDetails", "QueryKey", "QueryOf"];
const infiniteTypes = ["InfiniteQuery", "InfiniteQueryOf", "PageContext", "PageData"];

/** The operations that have a query: they can be called, only read (RFC 9110, section 9.3.1), and come to an end. */
export function queriedIn(
  layouts: readonly GroupLayout[],
  settings: Pick<Settings, "without">,
): readonly Queried[] {
  if (!isWanted("tanstack", settings)) return [];
  return allGroups(layouts).flatMap(({ group, file }) =>
    group.operations
      .filter((each) => isCallable(each) && knownValue(each.method) === "GET" && !mayStream(each))
      .map((operation) => ({ operation, file: `groups/${file}` })),
  );
}

/** The file; none where no operation has a query. */
export function tanstackFile(
  layouts: readonly GroupLayout[],
  model: ApiModel,
  names: SchemaNames,
  settings: Pick<Settings, "without">,
): readonly BuiltFile[] {
  const queried = queriedIn(layouts, settings);
  if (queried.length === 0) return [];
  const named = namedQueries(queried, model);
  const own = named.flatMap(({ name, infiniteName = name }) => [name, infiniteName]);
  const accept = acceptNames(
    queried.map(({ operation }) => operation),
    names.find,
  );
  const imports = new FileImports(tanstackPath, [...own, ...accept]);
  const scopeWith = (given: FileImports): InputScope => ({
    imports: given,
    types: importingScopes(names, given),
    service: model.service,
  });
  const scope = scopeWith(imports);
  const hasInfinite = named.some(({ infiniteName }) => infiniteName !== undefined);
  const statements = named.flatMap((each) => {
    // What its inputs import is imported where they are declared.
    const inputs = inputsOf(each.operation, scopeWith(new FileImports(each.file, [])));
    return queryFunctions({ ...each, isInitRequired: inputs.isInitRequired }, scope);
  });
  return [
    sourceFile({
      file: tanstackPath,
      origins: [placeText(model.folder, { file: "groups/*.yaml", path: [] })],
      imports: imports.imports,
      statements: [
        ...(hasInfinite ? [exportTypes("infinite-query", infiniteTypes)] : []),
        exportTypes("tanstack", queryTypes),
        ...statements,
      ],
    }),
  ];
}

function exportTypes(file: string, names: readonly string[]) {
  const module = `./runtime/${file}.js`;
  return exportFrom({ module, names: names.map((name) => ({ name })), typeOnly: true });
}

/**
 * The names of their functions. Groups and operations are joined into one name, so that two of them may meet: then the later
 * one gets an underscore.
 */
export function namedQueries(
  queried: readonly Queried[],
  model: ApiModel,
): readonly (Queried & Pick<NamedQuery, "name" | "infiniteName">)[] {
  const taken = new Scope();
  const plain = queried.map((each) => ({
    ...each,
    name: taken.take(camelCase(`${each.operation.id}-query`)),
  }));
  return plain.map((each) => {
    const { operation } = each;
    const paging = pagingFacts(operation, model)?.paging;
    const isPaged = paging !== undefined && isSingle(paging.roots);
    const infiniteName = isPaged
      ? taken.take(camelCase(`${operation.id}-infinite-query`))
      : undefined;
    return { ...each, infiniteName };
  });
}
