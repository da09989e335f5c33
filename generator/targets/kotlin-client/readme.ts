/** `README.md` of the artifact: how to use what is known of the service, and what is not known. */
import { headerLines } from "../../emit/kotlin/kotlin-code.js";
import { clientReadme } from "../../emit/markdown/client-readme.js";
import type { PartedFile } from "../../emit/target.js";
import type { ApiModel } from "../../model/model.js";
import { clientSections } from "../../sdk/readme/client-sections.js";
import { sampleScope } from "../../sdk/samples/calls.js";
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
export function readme(names: Emission, model: ApiModel): PartedFile {
  const { settings, plan } = names;
  const head = {
    comment: headerLines(targetName, ["the manifest"]).map((line) => line.replace(/^\/\/ /, "")),
    name: settings.artifactId,
    kind: "A Kotlin client",
    title: plan.service.title,
    installing: installingBlocks(names),
  };
  return clientReadme(head, () => readmeSections(names, model), blockText);
}

function readmeSections(names: Emission, model: ApiModel) {
  return clientSections<Scope, Block>(
    sampleScope(names, model),
    {
      calls: callBlocks,
      parameters: parameterBlocks,
      answers: answerBlocks,
      representations: representationBlocks,
      errors: errorBlocks,
      retries: retryBlocks,
      pages: pageBlocks,
      bodies: bodyBlocks,
      streams: streamBlocks,
      authentication: authenticationBlocks,
      options: optionBlocks,
      hooks: hookBlocks,
      validation: () => [],
      events: eventBlocks,
      endpoints: endpointBlocks,
      operations: operationBlocks,
    },
    [{ title: "Cancellation", before: "parameters", blocks: cancellationBlocks }],
  );
}
