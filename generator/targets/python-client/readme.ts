/** `README.md` of the package: how to use what is known of the service, and what is not known. */
import { clientReadme, commands } from "../../emit/markdown/client-readme.js";
import { headerLines } from "../../emit/python/python-code.js";
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
export function readme(names: Emission, model: ApiModel): BuiltFile {
  const print = () => readmeText(names, model);
  return { kind: "built", path: "README.md", print, madeOf: withTitles };
}

function readmeText(names: Emission, model: ApiModel): string {
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
  return clientReadme(head, readmeSections(names, model), (each) => blockText(each, names));
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
    [{ title: "Asynchronous calls", before: "parameters", blocks: asyncBlocks(scope) }],
  );
}
