/** `README.md` of the module: how to use what is known of the service, and what is not known. */
import { headerLines } from "../../emit/go/go-code.js";
import { clientReadme, commands } from "../../emit/markdown/client-readme.js";
import type { PartedFile } from "../../emit/target.js";
import type { ApiModel } from "../../model/model.js";
import { clientSections } from "../../sdk/readme/client-sections.js";
import { sampleScope } from "../../sdk/samples/calls.js";
import type { Emission } from "./emission.js";
import { type Block, blockText, type Fragment } from "./fragments.js";
import {
  answerBlocks,
  callBlocks,
  errorBlocks,
  parameterBlocks,
  retryBlocks,
} from "./readme-calls.js";
import { bodyBlocks, pageBlocks, representationBlocks, streamBlocks } from "./readme-bodies.js";
import {
  authenticationBlocks,
  endpointBlocks,
  eventBlocks,
  hookBlocks,
  optionBlocks,
} from "./readme-client.js";
import { operationBlocks } from "./readme-operations.js";
import type { Scope } from "./readme-scope.js";

/** The README. */
export function readme(names: Emission, model: ApiModel): PartedFile {
  const head = {
    comment: headerLines(["the manifest"]).map((line) => line.replace(/^\/\/ /, "")),
    name: names.package,
    kind: "A Go client",
    title: names.plan.service.title,
    installing: [
      commands(requiring(names.module)),
      "The module needs Go 1.24 or later, and nothing but the standard library. It reads no environment variables, has no global state, and is safe for concurrent use.",
    ],
  };
  return clientReadme(
    head,
    () => readmeSections(names, model),
    (each) => blockText(each, names),
  );
}

/** How others require the module: one whose path has no host is nowhere to be got, and stands beside its user. */
export function requiring(module: string, folder = "../go-client"): string {
  if (/^[^/]*\./.test(module)) return `go get ${module}`;
  return `go mod edit -require=${module}@v0.0.0 -replace=${module}=${folder}`;
}

/** All samples of the README, of which each is a program. */
export function readmeFragments(names: Emission, model: ApiModel): readonly Fragment[] {
  return readmeSections(names, model)
    .flatMap(({ blocks }) => blocks())
    .filter((each) => typeof each !== "string");
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
