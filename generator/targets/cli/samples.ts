/** Samples on the command line: a call by the tool, with what it does not know by itself. */
import type { SampleLanguage } from "../../emit/samples/language.js";
import type { SampleRequest } from "../../sdk/samples/request.js";
import type { Emission } from "./emission.js";
import { shellText, wordsOfCall } from "./examples.js";

/** The language of a tool's samples; `namesOf` are those of a model's tool. */
export function cliSamples(
  namesOf: (model: Parameters<SampleLanguage["printer"]>[0]["model"]) => Emission,
): SampleLanguage {
  return {
    ...{ id: "cli", label: "CLI", fence: "sh" },
    printer: ({ model }) => {
      const names = namesOf(model);
      return (request) => commandText(request, names);
    },
  };
}

/** None where the command line cannot say it. Secrets are in the environment, where the tool looks for them. */
function commandText(request: SampleRequest, names: Emission): string | undefined {
  const { call, serviceUrl, commonHeaders, body } = request;
  const known = names.plan.service.defaults.baseUrl;
  const isKnown = known?.replace(/\/$/, "") === serviceUrl.replace(/\/$/, "");
  const further = [
    ...commonHeaders.map(({ name, text }) => `--header ${shellText(`${name}=${text}`)}`),
    ...(isKnown ? [] : [`--base-url ${shellText(serviceUrl)}`]),
  ];
  const words = wordsOfCall(call, names, {
    further,
    ...(body?.kind === "file" && { file: body.file }),
  });
  return words === undefined ? undefined : `${names.program} ${words}`;
}
