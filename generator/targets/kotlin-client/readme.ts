/** `README.md` of the artifact: how to use what is known of the service, and what is not known. */
import { headerLines } from "../../emit/kotlin/kotlin-code.js";
import { clientReadme } from "../../emit/markdown/client-readme.js";
import type { BuiltFile } from "../../emit/target.js";
import { withTitles } from "../../model/made-of.js";
import type { ApiModel } from "../../model/model.js";
import { operationsOf } from "../../model/walk.js";
import { clientSections } from "../../sdk/readme/client-sections.js";
import { sampleCalls } from "../../sdk/samples/calls.js";
import type { Emission } from "./emission.js";
import { authenticationBlocks } from "./readme-authentication.js";
import { bodyBlocks, pageBlocks, streamBlocks } from "./readme-bodies.js";
import {
  callBlocks,
  cancellationBlocks,
  endpointBlocks,
  parameterBlocks,
  retryBlocks,
} from "./readme-calls.js";
import { eventBlocks, hookBlocks, operationBlocks, optionBlocks } from "./readme-client.js";
import { installingBlocks } from "./readme-installing.js";
import { answerBlocks, errorBlocks, representationBlocks } from "./readme-responses.js";
import { type Block, blockText, type Scope } from "./readme-scope.js";
import { targetName } from "./source-files.js";

/** The README. */
export function readme(names: Emission, model: ApiModel): BuiltFile {
  const print = () => readmeText(names, model);
  return { kind: "built", path: "README.md", print, madeOf: withTitles };
}

function readmeText(names: Emission, model: ApiModel): string {
  const { settings, plan } = names;
  const head = {
    comment: headerLines(targetName, ["the manifest"]).map((line) => line.replace(/^\/\/ /, "")),
    name: settings.artifactId,
    kind: "A Kotlin client",
    title: plan.service.title,
    installing: installingBlocks(names),
  };
  return clientReadme(head, readmeSections(names, model), blockText);
}

function readmeSections(names: Emission, model: ApiModel) {
  const calls = sampleCalls(operationsOf(model), model);
  const scope: Scope = { names, model, calls };
  return clientSections<Block>(
    {
      calls: callBlocks(scope),
      parameters: parameterBlocks(scope),
      answers: answerBlocks(scope),
      representations: representationBlocks(scope),
      errors: errorBlocks(scope),
      retries: retryBlocks(scope),
      pages: pageBlocks(scope),
      bodies: bodyBlocks(scope),
      streams: streamBlocks(scope),
      authentication: authenticationBlocks(scope),
      options: optionBlocks(scope),
      hooks: hookBlocks(scope),
      validation: [],
      events: eventBlocks(scope),
      endpoints: endpointBlocks(scope),
      operations: operationBlocks(scope),
    },
    [{ title: "Cancellation", before: "parameters", blocks: cancellationBlocks(scope) }],
  );
}
