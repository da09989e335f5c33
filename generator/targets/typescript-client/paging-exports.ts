/** The exports of the package for pages, once an operation is known to have some. */
import type { ExportDeclarationStructure } from "ts-morph";
import { exportFrom } from "../../emit/typescript/module-structures.js";
import type { ApiModel } from "../../model/model.js";
import { operationsOf } from "../../model/walk.js";
import { followedPaging } from "../../sdk/plan-of.js";

/** The names: kept free whether or not they are exported, so that no page renames a schema's type. */
export const pagingNames: readonly string[] = [
  "MultiPagedCall",
  "Page",
  "Paged",
  "PagedCall",
  "PaginationError",
];

/** The exports of the package's index. */
export function pagingExports(model: ApiModel): readonly ExportDeclarationStructure[] {
  const paging = operationsOf(model).flatMap((each) => followedPaging(each, model) ?? []);
  if (paging.length === 0) return [];
  const hasSingle = paging.some(({ isSingle }) => isSingle);
  const hasSeveral = paging.some(({ isSingle }) => !isSingle);
  const calls = [{ name: "Paged" }, ...(hasSingle ? [{ name: "PagedCall" }] : [])];
  return [
    ...(hasSeveral ? [typesFrom("multi-paged-call", [{ name: "MultiPagedCall" }])] : []),
    typesFrom("page", [{ name: "Page" }]),
    typesFrom("paged-call", calls),
    exportFrom({
      module: "./runtime/pagination-error.js",
      names: [{ name: "PaginationError" }],
    }),
  ];
}

function typesFrom(
  file: string,
  names: readonly { readonly name: string }[],
): ExportDeclarationStructure {
  return exportFrom({ module: `./runtime/${file}.js`, names, typeOnly: true });
}
