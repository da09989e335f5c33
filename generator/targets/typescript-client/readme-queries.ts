/** The README on TanStack Query. */
import { inlineCode } from "../../emit/markdown/text.js";
import { code } from "../../emit/typescript/code-lines.js";
import {
  callOf,
  name as nameValue,
  objectValue,
  type ValueTree,
} from "../../emit/typescript/value-tree.js";
import type { ApiModel } from "../../model/model.js";
import type { SampleCalls } from "../../sdk/samples/call-list.js";
import type { GroupLayout } from "../../emit/typescript/package/layout.js";
import type { Block } from "../../emit/typescript/package/readme-section.js";
import {
  argumentsOf,
  initEntries,
  pathArguments,
  type SampleCall,
} from "../../emit/typescript/package/sample-calls.js";
import { sampleOf } from "../../emit/typescript/package/sample-imports.js";
import { clientLine, type SampledPackage } from "../../emit/typescript/package/sampled-package.js";
import type { Settings } from "./settings.js";
import { namedOptions, type NamedOptions, tanstackPath } from "./tanstack-file.js";

/** The parts that make the section. */
interface QueriesScope {
  readonly layouts: readonly GroupLayout[];
  readonly model: ApiModel;
  readonly settings: Pick<Settings, "without">;
}

/** Queries, where some operation only reads, and mutations, where one changes something. */
export function queriesSection(
  shown: SampledPackage,
  calls: SampleCalls<SampleCall>,
  { layouts, model, settings }: QueriesScope,
): readonly Block[] {
  const { queries, mutations } = namedOptions(layouts, model, settings);
  return [...queryBlocks(shown, calls, queries), ...mutationBlocks(shown, calls, mutations)];
}

/** Options, and a call of their operation that can be made up. */
type Sampled<Options> = Options & { readonly call: SampleCall };

type Query = NamedOptions["queries"][number];

/** The options of the call that is the best to look at. */
function firstSampled<Options extends NamedOptions["queries" | "mutations"][number]>(
  calls: SampleCalls<SampleCall>,
  options: readonly Options[],
): Sampled<Options> | undefined {
  // From the last to the first, so that the first one stays.
  const byOperation = new Map(options.toReversed().map((each) => [each.operation, each]));
  const found = calls.firstWith(({ operation }) => byOperation.get(operation));
  return found && { ...found.said, call: found.call };
}

function queryBlocks(
  shown: SampledPackage,
  calls: SampleCalls<SampleCall>,
  queries: readonly Query[],
): readonly Block[] {
  const first = firstSampled(calls, queries);
  if (first === undefined) return [];
  const infinite = firstSampled(
    calls,
    queries.filter(({ infiniteName }) => infiniteName !== undefined),
  );
  const subpath = inlineCode(`${shown.name}/${tanstackPath}`);
  return [
    `${subpath} has options for TanStack Query 5, for each operation that only reads. Every adapter's \`useQuery\` takes them as \`fetchQuery\` does here. The package itself does not depend on TanStack Query.`,
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
        code`const query = ${made(first, first.name)};`,
        code`console.log(await queries.fetchQuery(query));`,
        ...(infinite?.infiniteName === undefined
          ? []
          : [
              code``,
              code`const pages = ${made(infinite, infinite.infiniteName)};`,
              code`console.log(await queries.fetchInfiniteQuery(pages));`,
            ]),
      ];
    }),
  ];
}

function mutationBlocks(
  shown: SampledPackage,
  calls: SampleCalls<SampleCall>,
  mutations: NamedOptions["mutations"],
): readonly Block[] {
  const first = firstSampled(calls, mutations);
  if (first === undefined) return [];
  const subpath = inlineCode(`${shown.name}/${tanstackPath}`);
  return [
    `For each operation that changes something, ${subpath} has options of a mutation, which \`useMutation\` takes. Give \`mutate\` the options of a call (\`body\`, \`query\` and so on), and as \`path\` the first argument of the operation's own function:`,
    sampleOf(shown, (imports) => {
      const queryClient = imports.imports.use("QueryClient", "@tanstack/query-core");
      const observer = imports.imports.use("MutationObserver", "@tanstack/query-core");
      const made = callOf(nameValue(imports.use(first.name, tanstackPath)), [nameValue("client")]);
      return [
        clientLine(shown, imports),
        code`const queries = new ${queryClient}();`,
        code`const mutation = new ${observer}(queries, ${made});`,
        code`const answer = await ${callOf(nameValue("mutation.mutate"), variablesOf(first.call))};`,
        code`console.log(answer);`,
      ];
    }),
  ];
}

/** Returns the variables of a mutation; an observer needs `undefined` where there are none. */
function variablesOf(call: SampleCall): readonly ValueTree[] {
  const path = pathArguments(call).map((value) => ({ key: "path", value }));
  const entries = [...path, ...initEntries(call)];
  return [entries.length === 0 ? nameValue("undefined") : objectValue(entries)];
}
