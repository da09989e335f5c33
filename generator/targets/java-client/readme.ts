/** `README.md` of the artifact: how to use what is known of the service, and what is not known. */
import { clientReadme } from "../../emit/markdown/client-readme.js";
import { codeBlock } from "../../emit/markdown/text.js";
import { headerLines } from "../../emit/java/java-code.js";
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
import { eventBlocks, hookBlocks, operationBlocks, optionBlocks } from "./readme-client.js";
import { answerBlocks, errorBlocks, representationBlocks } from "./readme-responses.js";
import { type Block, blockText, type Scope } from "./readme-scope.js";
import type { Settings } from "./settings.js";
import { targetName } from "./source-files.js";

/** The README. */
export function readme(names: Emission, model: ApiModel): PartedFile {
  const { settings, plan, types } = names;
  const head = {
    comment: headerLines(targetName, ["the manifest"]).map((line) => line.replace(/^\/\/ /, "")),
    name: settings.artifactId,
    kind: "A Java client",
    title: plan.service.title,
    installing: [
      codeBlock("xml", dependency(settings)),
      `With Gradle: \`implementation("${settings.groupId}:${settings.artifactId}:${settings.version}")\`. The classes are in the package \`${types.package}\`, which is also the name of the module.`,
      "The artifact needs Java 17 or later, and nothing but the JDK: no dependency comes along. It reads no environment variables and has no global state. Annotations of JSpecify say what may be null.",
    ],
  };
  return clientReadme(head, () => readmeSections(names, model), blockText);
}

function dependency({ groupId, artifactId, version }: Settings): string {
  return `<dependency>
  <groupId>${groupId}</groupId>
  <artifactId>${artifactId}</artifactId>
  <version>${version}</version>
</dependency>`;
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
