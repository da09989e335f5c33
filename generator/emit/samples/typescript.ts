/** Samples in TypeScript: a module that calls the operation with the client package. */
import type { Scheme } from "../../model/authentication.js";
import { isOpen, knownItems } from "../../model/known.js";
import type { Operation } from "../../model/model.js";
import { successesIn } from "../../model/successes.js";
import { type CodeLine, code } from "../typescript/code-lines.js";
import { printCode, printSample } from "../typescript/code-sample.js";
import { camelCase } from "../typescript/names.js";
import {
  authenticationPath,
  credentialArguments,
  credentialFunctions,
} from "../typescript/package/authentication-schemes.js";
import { answeredText } from "../typescript/package/sample-answers.js";
import { methodCall } from "../typescript/package/sample-calls.js";
import { type SampleImports, sampleOf } from "../typescript/package/sample-imports.js";
import {
  clientLine,
  type SampledPackage,
  sampledPackage,
} from "../typescript/package/sampled-package.js";
import { isStream } from "../../sdk/messages/streams.js";
import {
  callOf,
  literalValue,
  name as nameValue,
  type ObjectEntry,
  objectValue,
} from "../typescript/value-tree.js";
import { type SentCredential, variablesOf } from "./credentials.js";
import type { LanguageScope, SampledClient, SampleLanguage } from "./language.js";
import type { SampleRequest } from "./request.js";

/** The language of a client's samples: nothing where `fetch` does not send the method (Fetch standard, section 2.2.1). */
export function typescript(client: SampledClient): SampleLanguage {
  return { id: "typescript", label: "TypeScript", fence: "ts", printer: printerFor(client) };
}

function printerFor(client: SampledClient): SampleLanguage["printer"] {
  return ({ model, find }) => {
    const functions = new Map(
      credentialFunctions(model).map(({ scheme, name }) => [scheme.name, name]),
    );
    const headOf = headPrinter(functions, (baseUrl) =>
      sampledPackage(model, { ...client, baseUrl }),
    );
    return async (request) => {
      if (request.method === "TRACE") return undefined;
      const lines = callLines(request, find);
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

/** What the environment has to hold; the client says so where it does not. */
function variableLines(credentials: readonly SentCredential[]): readonly CodeLine[] {
  const names = credentials.flatMap((each) => variablesOf(each).map(([{ name }]) => name));
  if (names.length === 0) return [];
  return [...names.map((name) => code`const { ${name} = "" } = process.env;`), code``];
}

function headerEntries({ commonHeaders }: SampleRequest): readonly ObjectEntry[] {
  if (commonHeaders.length === 0) return [];
  const entries = commonHeaders.map(({ name, text }) => ({ key: name, value: literalValue(text) }));
  return [{ key: "headers", value: objectValue(entries) }];
}

function authenticationEntries(
  credentials: readonly SentCredential[],
  functions: ReadonlyMap<string, string>,
  imports: SampleImports,
): readonly ObjectEntry[] {
  if (credentials.length === 0) return [];
  const entries = credentials.map((each) => ({
    key: camelCase(each.scheme.name),
    value: callOf(
      nameValue(imports.use(functions.get(each.scheme.name) ?? "", authenticationPath)),
      argumentsOf(each.scheme, each),
    ),
  }));
  return [{ key: "auth", value: objectValue(entries) }];
}

/** The variables, each where the function wants it. */
function argumentsOf(scheme: Scheme, credential: SentCredential) {
  const variables = variablesOf(credential);
  return credentialArguments(scheme, (wanted) => {
    const [first] = variables;
    const [variable] = variables.find(([, what]) => what === wanted) ?? first ?? [];
    return nameValue(variable?.name ?? "undefined");
  });
}

function callLines(
  { operation, call }: SampleRequest,
  find: LanguageScope["find"],
): readonly CodeLine[] {
  const made = methodCall(call);
  if (isStreamed(operation)) {
    return [code`for await (const item of await ${made}) {`, code`  console.log(item);`, code`}`];
  }
  if (isEmpty(operation)) return [code`await ${made};`];
  const text = answeredText(operation, find);
  const answer = text === undefined ? "answer" : `answer.${text}`;
  return [code`const answer = await ${made};`, code`console.log(${answer});`];
}

/** Whether every success is a stream. */
function isStreamed({ responses }: Operation): boolean {
  const successes = successesIn(responses);
  const contents = successes.flatMap(({ content }) => knownItems(content));
  const isAll = contents.every(isStream) && !successes.some(({ content }) => isOpen(content));
  return contents.length > 0 && isAll;
}

/** Whether no success has anything in it. */
function isEmpty({ responses }: Operation): boolean {
  const successes = successesIn(responses);
  return (
    !isOpen(responses) &&
    successes.length > 0 &&
    successes.every(({ content }) => content.state === "none")
  );
}
