/** Samples in Go: a program that calls the operation with the package, and what the README has of such programs. */
import { inColumns } from "../../emit/go/columns.js";
import { list, std, str } from "../../emit/go/go-code.js";
import { goText } from "../../emit/go/text.js";
import { own } from "../../emit/go/types.js";
import type { SampleLanguage } from "../../emit/samples/language.js";
import { type Code, code, lines, printedFile } from "../../emit/text/code.js";
import { type SentCredential, variablesOf } from "../../sdk/samples/credentials.js";
import type { SampleRequest } from "../../sdk/samples/request.js";
import { givenBy } from "./answers.js";
import type { Emission } from "./emission.js";
import { callExpression, importedName, outside } from "./sample-calls.js";

/** The language of a client's samples; `namesOf` are those of a model's package. */
export function goSamples(
  namesOf: (model: Parameters<SampleLanguage["printer"]>[0]["model"]) => Emission,
): SampleLanguage {
  return {
    ...{ id: "go", label: "Go", fence: "go" },
    printer: ({ model }) => {
      const names = namesOf(model);
      return (request) => {
        const body = requestLines(request, names);
        return body && program(body, names);
      };
    },
  };
}

function requestLines(request: SampleRequest, names: Emission): readonly Code[] | undefined {
  const { plan } = request.call;
  const { stream } = names.doors.get(plan) ?? {};
  const call = callExpression(request.call, names, {
    door: stream,
    context: code`${std("Background", "context")}()`,
  });
  if (call === undefined) return undefined;
  const options = [
    ...request.commonHeaders.map(
      ({ name, text }) => code`${own("WithHeader", outside(names))}(${str(name)}, ${str(text)})`,
    ),
    ...request.credentials.flatMap((each) => credentialOption(each, names)),
  ];
  return [
    ...clientLines(str_(request.serviceUrl), options, names),
    ...callLines(request, call, names),
  ];
}

function str_(text: string): Code {
  return code`${str(text)}`;
}

/** The expression that makes a client. */
export function clientLines(
  baseUrl: Code,
  options: readonly Code[],
  names: Emission,
): readonly Code[] {
  return [
    code`client, err := ${own("New", outside(names))}(${list([baseUrl, ...options])})
if err != nil {
	${std("Fatal", "log")}(err)
}`,
  ];
}

function callLines(
  { call: { plan } }: SampleRequest,
  call: Code,
  names: Emission,
): readonly Code[] {
  const given = givenBy(plan, names);
  const { stream } = names.doors.get(plan) ?? {};
  const failed = code`if err != nil {
	${std("Fatal", "log")}(err)
}`;
  const print = std("Println", "fmt");
  if (stream !== undefined) {
    return [
      code`stream, err := ${call}
${failed}
for item, err := range stream.All() {
	if err != nil {
		${std("Fatal", "log")}(err)
	}
	${print}(item)
}`,
    ];
  }
  if (given.kind === "nothing") {
    return [
      code`if _, err := ${call}; err != nil {
	${std("Fatal", "log")}(err)
}`,
    ];
  }
  const shown = given.kind === "unknown" ? code`string(answer.Raw)` : code`answer.Data`;
  return [
    code`answer, err := ${call}
${failed}
${print}(${shown})`,
  ];
}

function credentialOption(credential: SentCredential, names: Emission): readonly Code[] {
  const name = names.credentials.get(credential.scheme.name);
  if (credential.kind === "certificate" || name === undefined) return [];
  const secrets = variablesOf(credential).map(
    ([variable]) => code`${std("Getenv", "os")}(${str(variable.name)})`,
  );
  return [code`${own(`With${name}`, outside(names))}(${list(secrets)})`];
}

/** A whole program, which imports the package. */
export function program(body: readonly Code[], names: Emission): string {
  const main = code`func main() {
	${lines(body)}
}`;
  const taken = [importedName(names)];
  const text = printedFile({ head: code`package main`, body: main, taken }, goText);
  return inColumns(withImport(text, names));
}

/** The package stands behind those of the standard library, under its name where its path does not end in it. */
export function withImport(text: string, names: Pick<Emission, "module" | "package">): string {
  const { module } = names;
  const name = importedName(names);
  const line = module.split("/").at(-1) === name ? `\t"${module}"` : `\t${name} "${module}"`;
  return text.includes("\n)\n") && text.includes("import (")
    ? text.replace("\n)\n", () => `\n\n${line}\n)\n`)
    : text.replace("package main\n", () => `package main\n\nimport (\n${line}\n)\n`);
}
