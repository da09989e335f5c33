/** Samples in TypeScript: a module that calls the operation with the client package. */
import { type CodeLine, code } from "./code-lines.js";
import { printCode, printSample } from "./code-sample.js";
import { memberOfId } from "./names.js";
import {
  authenticationPath,
  credentialArguments,
  credentialFunctions,
} from "./package/authentication-schemes.js";
import { layoutOf } from "./package/layout.js";
import { located } from "./package/located.js";
import { answeredText, methodCall, type SampleCall } from "./package/sample-calls.js";
import { plainObject } from "./plain-value.js";
import { type SampleImports, sampleOf } from "./package/sample-imports.js";
import { clientLine, type SampledPackage, sampledPackage } from "./package/sampled-package.js";
import type { CredentialPlan } from "../../sdk/operations/credentials.js";
import { resultPlan } from "../../sdk/operations/result.js";
import { callOf, name as nameValue, type ObjectEntry, objectValue } from "./value-tree.js";
import { type SentCredential, variablesOf } from "../../sdk/samples/credentials.js";
import type { LanguageScope, SampledClient, SampleLanguage } from "../samples/language.js";
import type { SampleRequest } from "../../sdk/samples/request.js";

/** The language of a client's samples: nothing where `fetch` does not send the method (Fetch standard, section 2.2.1). */
export function typescript(client: SampledClient): SampleLanguage {
  return { id: "typescript", label: "TypeScript", fence: "ts", printer: printerFor(client) };
}

function printerFor(client: SampledClient): SampleLanguage["printer"] {
  return ({ model, find }) => {
    const functions = new Map(
      credentialFunctions(model).map(({ scheme, name }) => [scheme.name, name]),
    );
    const layouts = layoutOf(model.groups, new Set());
    const places = new Map(located(layouts).map((each) => [each.operation, each]));
    const headOf = headPrinter(functions, (baseUrl) =>
      sampledPackage(model, { ...client, baseUrl }),
    );
    return async (request) => {
      const place = places.get(request.call.operation);
      if (request.method === "TRACE" || place === undefined) return undefined;
      const lines = callLines({ ...request.call, ...place }, find);
      return `${await headOf(request)}\n${await printCode(lines)}`;
    };
  };
}

/** Prints what stands before the call. Most operations of a service have it in common, so that each is printed once. */
function headPrinter(
  functions: ReadonlyMap<string, string>,
  shownAt: (baseUrl: string) => SampledPackage,
): (request: SampleRequest) => Promise<string> {
  const printed = new Map<string, Promise<string>>();
  return (request) => {
    const { serviceUrl, commonHeaders } = request;
    const credentials = request.credentials.filter(({ scheme }) => functions.has(scheme.name));
    const key = JSON.stringify([commonHeaders, credentials.map(({ scheme }) => scheme.name)]);
    const shown = shownAt(serviceUrl);
    const text =
      printed.get(key) ??
      printSample(
        sampleOf(shown, (imports) => [
          ...variableLines(credentials),
          clientLine(shown, imports, [
            ...headerEntries(request),
            ...authenticationEntries(credentials, functions, imports),
          ]),
        ]),
      );
    printed.set(key, text);
    return text;
  };
}

/** Returns the lines for variables that the environment has to have; without them the client throws. */
function variableLines(credentials: readonly SentCredential[]): readonly CodeLine[] {
  const names = credentials.flatMap((each) => variablesOf(each).map(([{ name }]) => name));
  if (names.length === 0) return [];
  return [
    ...[...new Set(names)].map((name) => code`const { ${name} = "" } = process.env;`),
    code``,
  ];
}

function headerEntries({ commonHeaders }: SampleRequest): readonly ObjectEntry[] {
  if (commonHeaders.length === 0) return [];
  const headers = Object.fromEntries(commonHeaders.map(({ name, text }) => [name, text]));
  return [{ key: "headers", value: plainObject(headers) }];
}

function authenticationEntries(
  credentials: readonly SentCredential[],
  functions: ReadonlyMap<string, string>,
  imports: SampleImports,
): readonly ObjectEntry[] {
  if (credentials.length === 0) return [];
  const entries = credentials.map((each) => ({
    key: memberOfId(each.scheme.name),
    value: callOf(
      nameValue(imports.use(functions.get(each.scheme.name) ?? "", authenticationPath)),
      argumentsOf(each.scheme, each),
    ),
  }));
  return [{ key: "auth", value: objectValue(entries) }];
}

/** The variables, each where the function wants it. */
function argumentsOf(scheme: CredentialPlan, credential: SentCredential) {
  const variables = variablesOf(credential);
  return credentialArguments(scheme, (wanted) => {
    const [first] = variables;
    const [variable] = variables.find(([, what]) => what === wanted) ?? first ?? [];
    return nameValue(variable?.name ?? "undefined");
  });
}

function callLines(call: SampleCall, find: LanguageScope["find"]): readonly CodeLine[] {
  const made = methodCall(call);
  switch (resultPlan(call.operation, find).kind) {
    case "stream":
      return [code`for await (const item of await ${made}) {`, code`  console.log(item);`, code`}`];
    case "nothing":
      return [code`await ${made};`];
    case "other": {
      const text = answeredText(call.operation, find);
      const answer = text === undefined ? "answer" : `answer.${text}`;
      return [code`const answer = await ${made};`, code`console.log(${answer});`];
    }
  }
}
