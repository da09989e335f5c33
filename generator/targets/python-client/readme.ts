/** `README.md` of the package: how to use what is known of the service, and what is not known. */
import { clientReadme, commands } from "../../emit/markdown/client-readme.js";
import { headerLines } from "../../emit/python/python-code.js";
import type { PartedFile } from "../../emit/target.js";
import type { ApiModel } from "../../model/model.js";
import { clientSections } from "../../sdk/readme/client-sections.js";
import { sampleScope } from "../../sdk/samples/calls.js";
import type { Emission } from "./emission.js";
import { authenticationBlocks } from "./readme-authentication.js";
import { bodyBlocks, pageBlocks, streamBlocks } from "./readme-bodies.js";
import {
  asyncBlocks,
  callBlocks,
  endpointBlocks,
  parameterBlocks,
  retryBlocks,
} from "./readme-calls.js";
import { eventBlocks, hookBlocks, optionBlocks } from "./readme-client.js";
import { operationBlocks } from "./readme-operations.js";
import { answerBlocks, errorBlocks, representationBlocks } from "./readme-responses.js";
import { type Block, blockText, type Scope } from "./readme-scope.js";

/** The README. */
export function readme(names: Emission, model: ApiModel): PartedFile {
  const head = {
    comment: headerLines(["the manifest"]).map((line) => line.replace(/^# /, "")),
    name: names.distribution,
    kind: "A Python client",
    title: names.plan.service.title,
    installing: [
      commands(`pip install ${names.distribution}`),
      `The package needs Python 3.11 or later, and nothing but the standard library. Its asynchronous client needs httpx2: \`pip install "${names.distribution}[async]"\`. The package reads no environment variables and has no global state. Type checkers know all of it.`,
    ],
  };
  return clientReadme(
    head,
    () => readmeSections(names, model),
    (each) => blockText(each, names),
  );
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
    [{ title: "Asynchronous calls", before: "parameters", blocks: asyncBlocks }],
  );
}
