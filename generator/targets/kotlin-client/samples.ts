/** Samples in Kotlin: a program that calls the operation with the package. */
import {
  assigned,
  block,
  call,
  id,
  std,
  str,
  variable,
  withBlock,
} from "../../emit/kotlin/kotlin-code.js";
import { kotlinText } from "../../emit/kotlin/text.js";
import { inWidth } from "../../emit/kotlin/width.js";
import type { SampleLanguage } from "../../emit/samples/language.js";
import { type Code, code, type Hole, lines, nothing, printedFile } from "../../emit/text/code.js";
import { type SentCredential, variablesOf } from "../../sdk/samples/credentials.js";
import type { SampleRequest } from "../../sdk/samples/request.js";
import { givenBy } from "./answers.js";
import type { Emission } from "./emission.js";
import { streamFunction } from "./operation-functions.js";
import { callExpression } from "./sample-calls.js";

/** The language of a client's samples; `namesOf` are those of a model's package. */
export function kotlinSamples(
  namesOf: (model: Parameters<SampleLanguage["printer"]>[0]["model"]) => Emission,
): SampleLanguage {
  return {
    ...{ id: "kotlin", label: "Kotlin", fence: "kotlin" },
    printer: ({ model }) => {
      const names = namesOf(model);
      return (request) => {
        const body = requestLines(request, names);
        return body && program(body);
      };
    },
  };
}

function requestLines(request: SampleRequest, names: Emission): readonly Code[] | undefined {
  const { plan } = request.call;
  const { kind } = givenBy(plan, names);
  const sent =
    kind === "stream"
      ? callExpression(request.call, names, {
          ...{ by: streamFunction(plan, names), behind: [printing] },
        })
      : callExpression(request.call, names);
  if (sent === undefined) return undefined;
  const client = clientLine(request, names);
  if (kind === "stream" || kind === "nothing") return [client, sent];
  return [client, variable("answer", sent), code`println(answer)`];
}

/** Prints each item of a flow. */
export const printing: Code = withBlock(id("collect"), [code`println(it)`]);

function clientLine(
  { serviceUrl, commonHeaders, credentials }: SampleRequest,
  names: Emission,
): Code {
  const settings = [
    assigned(id("baseUrl"), str(serviceUrl)),
    ...commonHeaders.map(({ name, text }) => call(id("header"), [str(name), str(text)])),
    ...credentials.flatMap((each) => credentialSetting(each, names)),
  ];
  return variable("client", withBlock(std(names.client, names.types.package), settings));
}

function credentialSetting(credential: SentCredential, names: Emission): readonly Code[] {
  const name = names.credentials.get(credential.scheme.name);
  if (credential.kind === "certificate" || name === undefined) return [];
  const given = variablesOf(credential).map(([{ name: of }]) => environmentValue(of));
  return [call(id(name), given)];
}

/** A variable of the program's environment. */
export function environmentValue(name: string): Code {
  return call(code`System.getenv`, [str(name)]);
}

/** A whole program, of the statements of its main function, or of functions beside an empty one. */
export function program(
  body: readonly Hole[],
  kind: "program" | "statements" | "methods" = "program",
): string {
  const main = kind === "methods" ? nothing : block(code`suspend fun main()`, [lines(body)]);
  const whole = kind === "methods" ? lines(body, 1) : main;
  return inWidth(printedFile({ ...{ head: nothing, taken: ["main"] }, body: whole }, kotlinText));
}
