/** `README.md` of the package: how to serve what is known of the service, and what is not known. */
import { readmeFile } from "../../emit/markdown/readme-file.js";
import { inlineText } from "../../emit/markdown/text.js";
import type { PartedFile } from "../../emit/target.js";
import type { GroupLayout } from "../../emit/typescript/package/layout.js";
import {
  type Block,
  printBlock,
  type Section,
} from "../../emit/typescript/package/readme-section.js";
import type { SchemaNames } from "../../emit/typescript/schemas/schema-names.js";
import type { ApiModel } from "../../model/model.js";
import { late } from "../../model/once.js";
import { operationsOf } from "../../model/walk.js";
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
import { type RoutedOperation, routedOperations } from "./routed-operations.js";
import { isCallable } from "../../sdk/operations/facts.js";
import { valueScope } from "../../sdk/samples/values.js";
import { type SampleHandler, sampleHandlers } from "./sample-handlers.js";
import { type SampledServer, sampledServer } from "./sample-server.js";
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
export function readme(parts: ReadmeParts): PartedFile {
  return readmeFile(
    () => head(parts),
    () => sections(parts),
    printBlock,
  );
}

function head({ model, settings }: ReadmeParts): readonly string[] {
  const title = servicePlan(model).title ?? untitledService;
  return [
    headerLines(["the manifest"])
      .map((line) => `<!-- ${line} -->`)
      .join("\n"),
    `# ${inlineText(settings.package)}`,
    `A typed server of ${inlineText(title)}, generated from its manifest. It routes, reads and checks requests as far as the service is known, and guesses nothing.`,
    `\`\`\`sh\nnpm install ${settings.package}\n\`\`\``,
    "The package is an ES module on Hono. It runs on Node 20.19 or later, Deno, Bun and workers. Its dependencies are Hono, Hono's adapter for Node, and zod.",
  ];
}

/** The routes and handlers that the samples show, and their package; made when a section asks for them. */
interface Shown {
  readonly shown: SampledServer;
  readonly routed: readonly RoutedOperation[];
  readonly handlers: readonly SampleHandler[];
}

function sections({ layouts, model, settings, names }: ReadmeParts): readonly Section[] {
  const { service } = model;
  const values = valueScope(model, "response");
  const server = late(() => sampledServer(model, settings));
  const routes = late(() => routedOperations(layouts, model, names.find));
  const samples = late(() => sampleHandlers(routes(), service, values));
  const scope: Shown = {
    get shown() {
      return server();
    },
    get routed() {
      return routes();
    },
    get handlers() {
      return samples();
    },
  };
  return serverSections<Shown, Block>(
    scope,
    {
      server: ({ shown, handlers, routed }) => serverSection(shown, handlers, routed.length),
      events: ({ shown }) => eventsSection(shown, model),
      operations: () => operationsSection(model),
    },
    operationsOf(model).some(isCallable)
      ? {
          files: ({ shown }) => scaffoldSection(shown),
          handlers: ({ shown, handlers, routed }) =>
            handlersSection(shown, handlers, routed, { service, values }),
          bodies: ({ routed }) => bodiesSection(routed),
          answers: ({ shown, routed }) => repliesSection(shown, routed, values),
          authentication: ({ shown, routed }) => authenticationSection(shown, routed, service),
          checks: ({ routed }) => checksSection(routed),
          statuses: ({ shown, routed }) => statusesSection(shown, routed),
          errors: ({ shown, routed }) => problemsSection(shown, routed, service),
          limits: ({ shown, routed }) => limitsSection(shown, routed, service),
          deprecations: ({ routed }) => deprecationSection(routed, model),
          mock: ({ shown, handlers, routed }) =>
            settings.mock === true
              ? mockSection(shown, handlers, routed)
              : mockCommandSection(routed),
          platforms: ({ shown }) => platformsSection(shown),
          callers: ({ routed }) => clientSection(routed, model),
        }
      : undefined,
  );
}
