/** `README.md` of the package: how to use what is known of the service, and what is not known. */
import { inMarkdown } from "../../emit/markdown/spelling.js";
import { inlineText } from "../../emit/markdown/text.js";
import type { BuiltFile } from "../../emit/target.js";
import type { SchemaNames } from "../../emit/typescript/schemas/schema-names.js";
import { withTitles } from "../../model/made-of.js";
import type { ApiModel } from "../../model/model.js";
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
import { printSections, type Section } from "../../emit/typescript/package/readme-section.js";
import { exampleUrl, introduction } from "../../sdk/readme/client-words.js";
import { clientSections } from "../../sdk/readme/client-sections.js";
import { validationSection } from "./readme-validation.js";
import { located } from "../../emit/typescript/package/located.js";
import { sampleCalls } from "../../emit/typescript/package/sample-calls.js";
import { sampledPackage } from "../../emit/typescript/package/sampled-package.js";
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
export function readme(parts: ReadmeParts): BuiltFile {
  const print = () => readmeText(parts);
  return { kind: "built", path: "README.md", print, madeOf: withTitles };
}

async function readmeText(parts: ReadmeParts): Promise<string> {
  const { model, settings } = parts;
  const { title } = servicePlan(model);
  const head = [
    headerLines(["the manifest"])
      .map((line) => `<!-- ${line} -->`)
      .join("\n"),
    `# ${inlineText(settings.package)}`,
    inMarkdown(introduction("A typed client", title)),
    `\`\`\`sh\nnpm install ${settings.package}\n\`\`\``,
    "The package is an ES module without dependencies. It runs on Node 20.19 or later, Deno, Bun, workers and browsers.",
  ];
  return `${[...head, ...(await printSections(sections(parts)))].join("\n\n")}\n`;
}

function sections({ layouts, model, settings, names, errors }: ReadmeParts): readonly Section[] {
  const shown = sampledPackage(model, {
    package: settings.package,
    className: classNameOf(settings),
    baseUrl: exampleUrl,
  });
  const operations = located(layouts);
  const calls = sampleCalls(operations, model);
  const { find } = names;
  const queries = queriesSection(shown, calls, { layouts, model, settings });
  return clientSections(
    {
      calls: callsSection(shown, calls, model, find),
      parameters: parametersSection(shown, calls, model, find),
      answers: answersSection(shown, calls, model, find),
      representations: representationsSection(shown, calls, find),
      errors: errorsSection(shown, calls, model, errors),
      retries: retriesSection(shown, calls, model),
      pages: pagesSection(shown, calls, model),
      bodies: bodiesSection(shown, calls, model),
      streams: streamsSection(shown, calls, find),
      authentication: authenticationSection(shown, model),
      options: optionsSection(shown, model),
      hooks: hooksSection(shown, model),
      validation: validationSection(shown, calls, { model, names, settings }),
      events: eventsSection(shown, model),
      endpoints: endpointsSection(shown, model),
      operations: operationsSection(operations, model),
    },
    [{ title: "TanStack Query", before: "endpoints", blocks: queries }],
  );
}
