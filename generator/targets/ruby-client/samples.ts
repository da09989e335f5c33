/** Samples in Ruby: a program that calls the operation with the gem. */
import { expression, mapOf } from "../../emit/ruby/expressions.js";
import { type Paragraph, program } from "../../emit/ruby/programs.js";
import { call, make, named, scoped, str } from "../../emit/ruby/ruby-code.js";
import type { SampleLanguage } from "../../emit/samples/language.js";
import { type Code, code, type Hole } from "../../emit/text/code.js";
import { type SentCredential, variablesOf } from "../../sdk/samples/credentials.js";
import type { SampleRequest } from "../../sdk/samples/request.js";
import { givenBy } from "./answers.js";
import type { Emission } from "./emission.js";
import { callExpression } from "./sample-calls.js";

/** The language of a client's samples; `namesOf` are those of a model's gem. */
export function rubySamples(
  namesOf: (model: Parameters<SampleLanguage["printer"]>[0]["model"]) => Emission,
): SampleLanguage {
  return {
    ...{ id: "ruby", label: "Ruby", fence: "ruby" },
    printer: ({ model }) => {
      const names = namesOf(model);
      return (request) => program(requestLines(request, names), names);
    },
  };
}

function requestLines(request: SampleRequest, names: Emission): readonly Paragraph[] {
  const headers = request.commonHeaders.map(({ name, text }) => [name, str(text)] as const);
  const secrets = request.credentials.flatMap((each) => credentialEntry(each, names));
  const options = [
    ...named("headers", headers.length === 0 ? undefined : mapOf(headers)),
    ...named("auth", secrets.length === 0 ? undefined : mapOf(secrets)),
  ];
  const client = clientValue(names, { baseUrl: request.serviceUrl, options });
  return [[code`client = ${client}`], callLines(request, names)];
}

/** `Library::Client.new(base_url: "…")`; the URL is left out where the gem knows it. */
export function clientValue(
  names: Emission,
  { baseUrl, options = [] }: { readonly baseUrl: string; readonly options?: readonly Code[] },
): Code {
  const known = names.plan.service.defaults.baseUrl;
  const isKnown = known?.replace(/\/$/, "") === baseUrl.replace(/\/$/, "");
  return make(scoped(names.module, "Client"), [
    ...named("base_url", isKnown ? undefined : str(baseUrl)),
    ...options,
  ]);
}

function callLines({ call: values }: SampleRequest, names: Emission): readonly Code[] {
  const made = callExpression(values, names);
  switch (givenBy(values.plan, names).kind) {
    case "stream":
      return [each(made, "item", [code`p item`])];
    case "nothing":
      return [made];
    default:
      return [code`answer = ${made}`, code`p answer`];
  }
}

/** `made.each do |item|`, its body, `end` */
export function each(made: Hole, item: "item" | "page", body: readonly Code[]): Code {
  const name = item === "item" ? code`item` : code`page`;
  return code`${made}.each do |${name}|
  ${body.reduce(
    (whole, line) => code`${whole}
${line}`,
  )}
end`;
}

/** The variables that a program reads from its environment. */
export function environmentValue(name: string): Code {
  return call(code`ENV.fetch`, [str(name)]);
}

function credentialEntry(
  credential: SentCredential,
  { module }: Emission,
): readonly (readonly [string, Hole])[] {
  if (credential.kind === "certificate") return [];
  const secrets = variablesOf(credential).map(([{ name }]) => environmentValue(name));
  const [secret = expression("", module)] = secrets;
  const basic = call(code`${scoped(module, "Credential")}.basic`, secrets);
  return [[credential.scheme.name, credential.kind === "basic" ? basic : secret]];
}
