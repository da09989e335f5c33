/** Samples in Python: a program that calls the operation with the package. */
import { expression } from "../../emit/python/expressions.js";
import { call, dictOf, id, named, own, str } from "../../emit/python/python-code.js";
import { module, type Paragraph, program } from "../../emit/python/programs.js";
import type { SampleLanguage } from "../../emit/samples/language.js";
import { type Code, code, type Hole } from "../../emit/text/code.js";
import { type SentCredential, variablesOf } from "../../sdk/samples/credentials.js";
import type { SampleRequest } from "../../sdk/samples/request.js";
import { givenBy } from "./answers.js";
import { clientClass } from "./client-file.js";
import type { Emission } from "./emission.js";
import { callExpression } from "./sample-calls.js";

/** The language of a client's samples; `namesOf` are those of a model's package. */
export function pythonSamples(
  namesOf: (model: Parameters<SampleLanguage["printer"]>[0]["model"]) => Emission,
): SampleLanguage {
  return {
    ...{ id: "python", label: "Python", fence: "python" },
    printer: ({ model }) => {
      const names = namesOf(model);
      return (request) => programText(requestLines(request, names), names);
    },
  };
}

/** A program that imports the package. */
export function programText(body: readonly Paragraph[], names: Emission): string {
  return program({ body, package: names.module, taken: namesOfPrograms });
}

/** The declarations of programs. */
const namesOfPrograms = ["answer", "client", "error", "item", "main", "page", "stream"];

function requestLines(request: SampleRequest, names: Emission): readonly Paragraph[] {
  const headers = request.commonHeaders.map(({ name, text }) => [str(name), str(text)] as const);
  const secrets = request.credentials.flatMap((each) => credentialEntry(each, names));
  const options = [
    ...named("headers", headers.length === 0 ? undefined : dictOf(headers)),
    ...named("auth", secrets.length === 0 ? undefined : dictOf(secrets)),
  ];
  return [[clientLine(names, { baseUrl: request.serviceUrl, options })], callLines(request, names)];
}

/** The options that a client is made with. */
export interface ClientWords {
  /** The service's URL, which is left out where the package knows it. */
  readonly baseUrl: string;
  readonly options?: readonly Code[];
  readonly isAsync?: boolean;
}

/** `Library(base_url="…")` */
export function clientValue(
  names: Emission,
  { baseUrl, options = [], isAsync = false }: ClientWords,
): Code {
  const known = names.plan.service.defaults.baseUrl;
  const isKnown = known?.replace(/\/$/, "") === baseUrl.replace(/\/$/, "");
  return call(own(clientClass(names, isAsync), ""), [
    ...named("base_url", isKnown ? undefined : str(baseUrl)),
    ...options,
  ]);
}

/** `client = Library(base_url="…")` */
export function clientLine(names: Emission, words: ClientWords): Code {
  return code`client = ${clientValue(names, words)}`;
}

function callLines({ call: values }: SampleRequest, names: Emission): readonly Code[] {
  const made = callExpression(values, names);
  switch (givenBy(values.plan, names).kind) {
    case "stream":
      return streamLines(made);
    case "nothing":
      return [made];
    default:
      return [code`answer = ${made}`, print(id("answer"))];
  }
}

/** The statements that read a stream. */
export function streamLines(made: Code): readonly Code[] {
  return [
    code`with ${made} as stream:
    for item in stream:
        ${print(id("item"))}`,
  ];
}

/** `print(…)` */
export function print(...values: readonly Hole[]): Code {
  return call(id("print"), values);
}

/** The variables that a program reads from its environment. */
export function environmentValue(name: string): Code {
  return code`${module("os")}.environ[${str(name)}]`;
}

function credentialEntry(
  credential: SentCredential,
  { credentials }: Emission,
): readonly (readonly [Hole, Hole])[] {
  const key = credentials.get(credential.scheme.name);
  if (credential.kind === "certificate" || key === undefined) return [];
  const secrets = variablesOf(credential).map(([{ name }]) => environmentValue(name));
  const [secret = expression("")] = secrets;
  return [[str(key), credential.kind === "basic" ? call(own("basic", ""), secrets) : secret]];
}
