/** `README.md` of the package: how to serve what is known of the service, and what is not known. */
import { inlineText } from "../../emit/markdown/text.js";
import type { BuiltFile } from "../../emit/target.js";
import type { GroupLayout } from "../../emit/typescript/package/layout.js";
import { printSections, type Section } from "../../emit/typescript/package/readme-section.js";
import type { SchemaNames } from "../../emit/typescript/schemas/schema-names.js";
import { withTitles } from "../../model/made-of.js";
import type { ApiModel } from "../../model/model.js";
import { servicePlan } from "../../sdk/plan-of.js";
import { untitledService } from "../../sdk/words/service.js";
import { authenticationSection } from "./readme-authentication.js";
import { bodiesSection } from "./readme-bodies.js";
import { checksSection, statusesSection } from "./readme-checks.js";
import { deprecationSection } from "./readme-deprecation.js";
import { eventsSection } from "./readme-events.js";
import { handlersSection } from "./readme-handlers.js";
import { limitsSection } from "./readme-limits.js";
import { mockCommandSection, mockSection } from "./readme-mock.js";
import { clientSection, operationsSection } from "./readme-operations.js";
import { platformsSection } from "./readme-platforms.js";
import { problemsSection } from "./readme-problems.js";
import { repliesSection } from "./readme-replies.js";
import { serverSections } from "../../sdk/readme/server-sections.js";
import { scaffoldSection } from "./readme-scaffold.js";
import { serverSection } from "./readme-server.js";
import { routedOperations } from "./routed-operations.js";
import { valueScope } from "../../sdk/samples/values.js";
import { sampleHandlers } from "./sample-handlers.js";
import { sampledServer } from "./sample-server.js";
import type { PackageSettings } from "./settings.js";
import { headerLines } from "./source-files.js";

/** The parts that make a README. */
export interface ReadmeParts {
  readonly layouts: readonly GroupLayout[];
  readonly model: ApiModel;
  readonly settings: PackageSettings;
  readonly names: SchemaNames;
}

/** The README. */
export function readme(parts: ReadmeParts): BuiltFile {
  const print = () => readmeText(parts);
  return { kind: "built", path: "README.md", print, madeOf: withTitles };
}

async function readmeText(parts: ReadmeParts): Promise<string> {
  const { model, settings } = parts;
  const title = servicePlan(model).title ?? untitledService;
  const head = [
    headerLines(["the manifest"])
      .map((line) => `<!-- ${line} -->`)
      .join("\n"),
    `# ${inlineText(settings.package)}`,
    `A typed server of ${inlineText(title)}, generated from its manifest. It routes, reads and checks requests as far as the service is known, and guesses nothing.`,
    `\`\`\`sh\nnpm install ${settings.package}\n\`\`\``,
    "The package is an ES module on Hono. It runs on Node 20.19 or later, Deno, Bun and workers. Its dependencies are Hono, Hono's adapter for Node, and zod.",
  ];
  return `${[...head, ...(await printSections(sections(parts)))].join("\n\n")}\n`;
}

function sections({ layouts, model, settings, names }: ReadmeParts): readonly Section[] {
  const { service } = model;
  const values = valueScope(model, "response");
  const shown = sampledServer(model, settings);
  const routed = routedOperations(layouts, model, names.find);
  const handlers = sampleHandlers(routed, service, values);
  return serverSections(
    {
      server: serverSection(shown, handlers, routed.length),
      events: eventsSection(shown, model),
      operations: operationsSection(model),
    },
    routed.length === 0
      ? undefined
      : {
          files: scaffoldSection(shown),
          handlers: handlersSection(shown, handlers, routed, { service, values }),
          bodies: bodiesSection(routed),
          answers: repliesSection(shown, routed, values),
          authentication: authenticationSection(shown, routed, service),
          checks: checksSection(routed),
          statuses: statusesSection(shown, routed),
          errors: problemsSection(shown, routed, service),
          limits: limitsSection(shown, routed, service),
          deprecations: deprecationSection(routed, model),
          mock:
            settings.mock === true
              ? mockSection(shown, handlers, routed)
              : mockCommandSection(routed),
          platforms: platformsSection(shown),
          callers: clientSection(routed, model),
        },
  );
}
