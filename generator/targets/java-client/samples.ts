/** Samples in Java: a program that calls the operation with the package. */
import { assigned, block, id, ofType, ofVariable, std, str } from "../../emit/java/java-code.js";
import { javaText } from "../../emit/java/text.js";
import { inWidth } from "../../emit/java/width.js";
import type { SampleLanguage } from "../../emit/samples/language.js";
import { type Code, code, lines, printedFile, nothing } from "../../emit/text/code.js";
import { type SentCredential, variablesOf } from "../../sdk/samples/credentials.js";
import type { SampleRequest } from "../../sdk/samples/request.js";
import { givenBy } from "./answers.js";
import type { Emission } from "./emission.js";
import { callExpression } from "./sample-calls.js";

/** The language of a client's samples; `namesOf` are those of a model's package. */
export function javaSamples(
  namesOf: (model: Parameters<SampleLanguage["printer"]>[0]["model"]) => Emission,
): SampleLanguage {
  return {
    ...{ id: "java", label: "Java", fence: "java" },
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
  const given = givenBy(plan, names);
  const door =
    given.kind === "stream" ? (given.stream.kind === "events" ? "events" : "open") : "execute";
  const call = callExpression(request.call, names, [{ name: door }]);
  if (call === undefined) return undefined;
  return [clientLine(request, names), ...callLines(call, given.kind)];
}

/** The expression that makes a client. */
function clientLine(
  { serviceUrl, commonHeaders, credentials }: SampleRequest,
  names: Emission,
): Code {
  const type = std(names.client, names.types.package);
  const calls = [
    { name: "builder" },
    { name: "baseUrl", given: [str(serviceUrl)] },
    ...commonHeaders.map(({ name, text }) => ({ name: "header", given: [str(name), str(text)] })),
    ...credentials.flatMap((each) => credentialCall(each, names)),
    { name: "build" },
  ];
  return code`${assigned(code`${type} client`, ofType(type, calls))};`;
}

function credentialCall(credential: SentCredential, names: Emission) {
  const name = names.credentials.get(credential.scheme.name);
  if (credential.kind === "certificate" || name === undefined) return [];
  const given = variablesOf(credential).map(([variable]) =>
    ofVariable("System", [{ name: "getenv", given: [str(variable.name)] }]),
  );
  return [{ name, given }];
}

function callLines(call: Code, kind: ReturnType<typeof givenBy>["kind"]): readonly Code[] {
  if (kind === "nothing") return [code`${call};`];
  if (kind === "stream") return streamLines(call);
  return [code`${assigned(code`var answer`, call)};`, code`System.out.println(answer);`];
}

/** The statements that read a stream. */
export function streamLines(opened: Code): readonly Code[] {
  return [
    block(code`try (var items = ${opened})`, [
      block(code`for (var item : items)`, [code`System.out.println(item);`]),
    ]),
  ];
}

/** A whole program, of the statements of its main method, or of methods beside an empty one. */
export function program(
  body: readonly Code[],
  kind: "program" | "statements" | "methods" = "program",
): string {
  const methods =
    kind === "methods"
      ? body
      : [block(code`public static void main(String[] args)`, [lines(body)])];
  const text = printedFile(
    {
      ...{ head: nothing, taken: ["Sample"] },
      body: block(code`class ${id("Sample")}`, methods, 1),
    },
    javaText,
  );
  return inWidth(text);
}
