/** `README.md` of the package: how to use what is known of the service, and what is not known. */
import { inMarkdown } from "../../emit/markdown/spelling.js";
import { readmeFile } from "../../emit/markdown/readme-file.js";
import { inlineText } from "../../emit/markdown/text.js";
import type { PartedFile } from "../../emit/target.js";
import type { SchemaNames } from "../../emit/typescript/schemas/schema-names.js";
import type { ApiModel } from "../../model/model.js";
import type { SampleCalls } from "../../sdk/samples/call-list.js";
import { late } from "../../model/once.js";
import { servicePlan } from "../../sdk/plan-of.js";
import type { ServiceFailures } from "../../sdk/operations/failures.js";
import type { GroupLayout } from "../../emit/typescript/package/layout.js";
import { authenticationSection } from "./readme-authentication.js";
import { bodiesSection, streamsSection } from "./readme-bodies.js";
import { callsSection, endpointsSection } from "./readme-calls.js";
import { answersSection, errorsSection } from "./readme-errors.js";
import { eventsSection } from "./readme-events.js";
import { hooksSection } from "./readme-hooks.js";
import { operationsSection } from "./readme-operations.js";
import { optionsSection } from "./readme-options.js";
import { pagesSection } from "./readme-pages.js";
import { parametersSection } from "./readme-parameters.js";
import { queriesSection } from "./readme-queries.js";
import { representationsSection } from "./readme-representations.js";
import { retriesSection } from "./readme-retries.js";
import {
  type Block,
  printBlock,
  type Section,
} from "../../emit/typescript/package/readme-section.js";
import { exampleUrl, introduction } from "../../sdk/readme/client-words.js";
import { clientSections } from "../../sdk/readme/client-sections.js";
import { validationSection } from "./readme-validation.js";
import { operationRows } from "../../emit/typescript/package/operations-table.js";
import { located } from "../../emit/typescript/package/located.js";
import { type SampleCall, sampleCalls } from "../../emit/typescript/package/sample-calls.js";
import {
  type SampledPackage,
  sampledPackage,
} from "../../emit/typescript/package/sampled-package.js";
import { classNameOf, type PackageSettings } from "./settings.js";
import { headerLines } from "./source-files.js";

/** The parts that make a README. */
export interface ReadmeParts {
  readonly layouts: readonly GroupLayout[];
  readonly model: ApiModel;
  readonly settings: PackageSettings;
  readonly names: SchemaNames;
  readonly errors: ServiceFailures;
}

/** The README. */
export function readme(parts: ReadmeParts): PartedFile {
  return readmeFile(
    () => head(parts),
    () => sections(parts),
    printBlock,
  );
}

function head({ model, settings }: ReadmeParts): readonly string[] {
  const { title } = servicePlan(model);
  return [
    headerLines(["the manifest"])
      .map((line) => `<!-- ${line} -->`)
      .join("\n"),
    `# ${inlineText(settings.package)}`,
    inMarkdown(introduction("A typed client", title)),
    `\`\`\`sh\nnpm install ${settings.package}\n\`\`\``,
    "The package is an ES module without dependencies. It runs on Node 20.19 or later, Deno, Bun, workers and browsers.",
  ];
}

/** The calls that the samples show, and the package that they import; made when a section asks for them. */
interface Shown {
  readonly shown: SampledPackage;
  readonly calls: SampleCalls<SampleCall>;
}

function sections({ layouts, model, settings, names, errors }: ReadmeParts): readonly Section[] {
  const sampled = late(() =>
    sampledPackage(model, {
      package: settings.package,
      className: classNameOf(settings),
      baseUrl: exampleUrl,
    }),
  );
  const made = late(() => sampleCalls(located(layouts), model));
  const scope: Shown = {
    get shown() {
      return sampled();
    },
    get calls() {
      return made();
    },
  };
  const { find } = names;
  return clientSections<Shown, Block>(
    scope,
    {
      calls: ({ shown, calls }) => callsSection(shown, calls, model, find),
      parameters: ({ shown, calls }) => parametersSection(shown, calls, model, find),
      answers: ({ shown, calls }) => answersSection(shown, calls, model, find),
      representations: ({ shown, calls }) => representationsSection(shown, calls, find),
      errors: ({ shown, calls }) => errorsSection(shown, calls, model, errors),
      retries: ({ shown, calls }) => retriesSection(shown, calls, model),
      pages: ({ shown, calls }) => pagesSection(shown, calls, model),
      bodies: ({ shown, calls }) => bodiesSection(shown, calls, model),
      streams: ({ shown, calls }) => streamsSection(shown, calls, find),
      authentication: ({ shown }) => authenticationSection(shown, model),
      options: ({ shown }) => optionsSection(shown, model),
      hooks: ({ shown }) => hooksSection(shown, model),
      validation: ({ shown, calls }) => validationSection(shown, calls, { model, names, settings }),
      events: ({ shown }) => eventsSection(shown, model),
      endpoints: ({ shown }) => endpointsSection(shown, model),
      operations: () => operationsSection(model),
    },
    [
      {
        ...{ title: "TanStack Query", before: "endpoints" },
        blocks: ({ shown, calls }) => queriesSection(shown, calls, { layouts, model, settings }),
      },
    ],
    { operations: () => operationRows(layouts, model) },
  );
}
