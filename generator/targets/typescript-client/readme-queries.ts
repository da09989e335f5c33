/** The README on TanStack Query. */
import { inlineCode } from "../../emit/markdown/text.js";
import { code } from "../../emit/typescript/code-lines.js";
import { callOf, name as nameValue } from "../../emit/typescript/value-tree.js";
import type { ApiModel } from "../../model/model.js";
import type { GroupLayout } from "../../emit/typescript/package/layout.js";
import type { Section } from "../../emit/typescript/package/readme-section.js";
import { argumentsOf, type SampleCall } from "../../emit/typescript/package/sample-calls.js";
import { sampleOf } from "../../emit/typescript/package/sample-imports.js";
import { clientLine, type SampledPackage } from "../../emit/typescript/package/sampled-package.js";
import type { Settings } from "./settings.js";
import { namedQueries, queriedIn, tanstackPath } from "./tanstack-file.js";

/** What the section is made of. */
interface QueriesScope {
  readonly layouts: readonly GroupLayout[];
  readonly model: ApiModel;
  readonly settings: Pick<Settings, "without">;
}

/** Queries, where some operation only reads. */
export function queriesSection(
  shown: SampledPackage,
  calls: readonly SampleCall[],
  { layouts, model, settings }: QueriesScope,
): Section {
  const queries = namedQueries(queriedIn(layouts, settings), model);
  const found = calls.flatMap((call) => {
    const query = queries.find(({ operation }) => operation === call.operation);
    return query === undefined ? [] : [{ call, query }];
  });
  const [first] = found;
  if (first === undefined) return { title: "TanStack Query", blocks: [] };
  const infinite = found.find(({ query }) => query.infiniteName !== undefined);
  const subpath = inlineCode(`${shown.name}/${tanstackPath}`);
  return {
    title: "TanStack Query",
    blocks: [
      `${subpath} has options for version 5 of it, for each operation that only reads: \`useQuery\` of every adapter takes them as \`fetchQuery\` does here. The package itself needs none of it.`,
      sampleOf(shown, (imports) => {
        const queryClient = imports.imports.use("QueryClient", "@tanstack/query-core");
        const made = ({ call }: typeof first, name: string) =>
          callOf(nameValue(imports.use(name, tanstackPath)), [
            nameValue("client"),
            ...argumentsOf(call),
          ]);
        return [
          clientLine(shown, imports),
          code`const queries = new ${queryClient}();`,
          code`const query = ${made(first, first.query.name)};`,
          code`console.log(await queries.fetchQuery(query));`,
          ...(infinite?.query.infiniteName === undefined
            ? []
            : [
                code``,
                code`const pages = ${made(infinite, infinite.query.infiniteName)};`,
                code`console.log(await queries.fetchInfiniteQuery(pages));`,
              ]),
        ];
      }),
    ],
  };
}
