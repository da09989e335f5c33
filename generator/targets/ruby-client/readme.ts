/** `README.md` of the gem: how to use what is known of the service, and what is not known. */
import { clientReadme, commands } from "../../emit/markdown/client-readme.js";
import { headerLines } from "../../emit/ruby/ruby-code.js";
import type { PartedFile } from "../../emit/target.js";
import type { ApiModel } from "../../model/model.js";
import { clientSections } from "../../sdk/readme/client-sections.js";
import { sampleScope } from "../../sdk/samples/calls.js";
import type { Emission } from "./emission.js";
import { oldestRuby } from "./package-files.js";
import { authenticationBlocks } from "./readme-authentication.js";
import { bodyBlocks, pageBlocks, streamBlocks } from "./readme-bodies.js";
import {
  callBlocks,
  endpointBlocks,
  operationBlocks,
  parameterBlocks,
  retryBlocks,
} from "./readme-calls.js";
import { eventBlocks, hookBlocks, optionBlocks } from "./readme-client.js";
import { answerBlocks, errorBlocks, representationBlocks } from "./readme-responses.js";
import { type Block, blockText, type Scope } from "./readme-scope.js";
import { targetName } from "./source-files.js";

/** The README. */
export function readme(names: Emission, model: ApiModel): PartedFile {
  const { gem, module, plan } = names;
  const head = {
    comment: headerLines(targetName, ["the manifest"]).map((line) => line.replace(/^# /, "")),
    name: gem,
    kind: "A Ruby client",
    title: plan.service.title,
    installing: [
      commands(`gem install ${gem}`),
      `The gem needs Ruby ${oldestRuby} or later, and nothing but Ruby's default gems. It reads no environment variables and has no global state. Each of its files is loaded when it is used; \`${module}.eager_load!\` loads all of them. Call it in servers that fork, and before fibers share a thread under a scheduler: to Ruby 3.1, a constant that one fiber is loading is none in the others. Its signatures in RBS are in \`sig/\`.`,
    ],
  };
  return clientReadme(
    head,
    () => readmeSections(names, model),
    (each) => blockText(each, names),
  );
}

function readmeSections(names: Emission, model: ApiModel) {
  return clientSections<Scope, Block>(sampleScope(names, model), {
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
  });
}
