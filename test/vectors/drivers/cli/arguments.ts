/** Calls of cases as command lines of a built tool. */
import { writeFileSync } from "node:fs";
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { optionNames } from "../../../../generator/targets/cli/command-names.js";
import type { Emission } from "../../../../generator/targets/cli/emission.js";
import { operationsIn } from "../../../../generator/sdk/shapes/service-shapes.js";
import type { CallableOperation } from "../../../../generator/sdk/plan.js";
import type { ParameterPlan } from "../../../../generator/sdk/operations/parameters.js";
import { plainShape } from "../../../../generator/sdk/shapes/settled-shapes.js";
import type { Shape } from "../../../../generator/sdk/shapes/shape.js";
import { namedParameters, pathParameters } from "../../../../generator/sdk/operations/request.js";
import type { JobCall, Job } from "../../protocol.js";
import { jsonText, singleText, specialOf } from "./given-values.js";
import { NoCommand } from "./unsayable.js";

/** A command line, with what stands around it. */
export interface CommandLine {
  readonly given: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** What stdin gives, in pieces; left out = nothing. */
  readonly stdin?: readonly Buffer[];
}

/** The command line of a call; throws where there is none. `folder` takes files. */
export function commandLine(
  call: JobCall,
  client: Job["client"],
  { names, folder }: { readonly names: Emission; readonly folder: string },
): CommandLine {
  const { options = {}, input = {}, take = "value" } = call;
  const plan = planOf(call, names);
  const body = bodyWords(call, plan, folder);
  const timeouts = [
    ["timeout", options.timeoutMs ?? client.timeoutMs],
    ["deadline", options.deadlineMs ?? client.deadlineMs],
  ] as const;
  const retries = options.maxRetries ?? client.maxRetries;
  const isWalk = take === "items" || take === "events";
  const isPaged = plan?.paging?.kind === "followed";
  const headers = { ...client.headers, ...withoutNothing(input.headers), ...options.headers };
  const { command, values, named } = commandWords(call, plan, names);
  const given = [
    ...command,
    ...option("base-url", client.baseUrl),
    ...option(
      "idempotent",
      options.idempotent === undefined ? undefined : String(options.idempotent),
    ),
    ...timeouts.flatMap(([name, value]) =>
      option(name, value === undefined ? undefined : `${value}ms`),
    ),
    ...option("retries", retries === undefined ? undefined : String(retries)),
    ...(client.followRedirects === true ? ["--follow-redirects"] : []),
    ...(client.log === true ? ["--verbose"] : []),
    ...named,
    ...parameterWords(
      plan,
      "query",
      { ...withoutOwn(client.query, input.query), ...input.query },
      names,
    ),
    ...parameterWords(plan, "header", headers, names),
    ...parameterWords(plan, "cookie", input.cookies ?? {}, names),
    ...option("content-type", input.contentType),
    ...option("accept", input.accept),
    ...body.given,
    ...(isWalk && isPaged
      ? ["--all", "--output=lines", ...(call.pages ?? []).map((each) => `--list=${each}`)]
      : isWalk
        ? ["--output=lines"]
        : ["--include", "--output=raw"]),
    // A value may begin with a dash.
    ...(values.length === 0 ? [] : ["--", ...values]),
  ];
  return {
    given: [
      ...given.slice(0, command.length),
      ...emptySecrets(client, folder),
      ...given.slice(command.length),
    ],
    env: secretsOf(client, names),
    ...(body.stdin && { stdin: body.stdin }),
  };
}

function withoutNothing(values: object | undefined): Readonly<Record<string, unknown>> {
  const entries = Object.entries(values ?? {});
  if (entries.some(([, value]) => specialOf(value)?.$nothing === true))
    throw new NoCommand("leftOut");
  return Object.fromEntries(entries);
}

/** Defaults of a client without those that a call has itself. */
function withoutOwn(values: object | undefined, own: object | undefined): object {
  return Object.fromEntries(
    Object.entries(values ?? {}).filter(([name]) => own === undefined || !(name in own)),
  );
}

function option(name: string, value: string | undefined): readonly string[] {
  return value === undefined ? [] : [`--${name}=${value}`];
}

function planOf({ call }: JobCall, names: Emission): CallableOperation | undefined {
  const found = names.plan.groups.flatMap(operationsIn).find(({ id }) => id === call);
  return found?.kind === "callable" ? found : undefined;
}

function commandWords(
  { call, request, input }: JobCall,
  plan: CallableOperation | undefined,
  names: Emission,
): CommandWords {
  if (request !== undefined) {
    const [method = "", path = ""] = request.split(" ");
    return { command: ["request"], values: [method, path], named: [] };
  }
  const command = [...names.commands.operations].find(([each]) => each.id === call)?.[1];
  if (command === undefined) throw new Error(`there is no operation ${call ?? ""}`);
  if (plan === undefined) return { command: command.words, values: [], named: [] };
  const values: string[] = [];
  const named: string[] = [];
  for (const { name } of pathParameters(plan.request)) {
    const value: unknown = Reflect.get(input?.path ?? {}, name);
    // A value that is not given cannot be skipped: the command lacks a value then, as it should.
    if (value === undefined || specialOf(value)?.$nothing === true) continue;
    if (isSingle(value)) values.push(singleText(value) ?? "");
    else named.push(...namedWords(name, value));
  }
  return { command: command.words, values, named };
}

/** The words of the command, the values of its path at their positions, and those that have names. */
interface CommandWords {
  readonly command: readonly string[];
  readonly values: readonly string[];
  readonly named: readonly string[];
}

function isSingle(value: unknown): boolean {
  const { $number } = specialOf(value) ?? {};
  return $number === undefined ? singleText(value) !== undefined : Number.isFinite(Number($number));
}

/** A list of texts, of which each is given by itself, or else JSON. */
function namedWords(name: string, value: unknown): readonly string[] {
  return Array.isArray(value) && value.length > 1 && value.every((each) => typeof each === "string")
    ? value.map((each) => `--path=${name}=${each}`)
    : [`--path=${name}:=${jsonText(value)}`];
}

function parameterWords(
  plan: CallableOperation | undefined,
  place: "query" | "header" | "cookie",
  values: object,
  names: Emission,
): readonly string[] {
  const own = plan === undefined ? [] : namedParameters(plan.request);
  const all = optionNames(own);
  const shapes = plan && names.shapes.calls.get(plan.id)?.parameters;
  return Object.entries(values).flatMap(([name, value]: [string, unknown]): readonly string[] => {
    const special = specialOf(value);
    if (special?.$nothing === true) return [];
    if (value === null) throw new NoCommand("null");
    const index = own.findIndex(
      (each) =>
        each.place === place &&
        (each.name === name ||
          (place === "header" && each.name.toLowerCase() === name.toLowerCase())),
    );
    const parameter = own[index];
    const isTyped = parameter !== undefined && shapes?.get(parameter) !== undefined;
    const text = singleText(value);
    if (!isTyped) {
      if (text === undefined) throw new NoCommand("field");
      return [`--${place}=${name}=${text}`];
    }
    if (Array.isArray(value) && value.length === 0) throw new NoCommand("emptyList");
    if (
      Array.isArray(value) &&
      value.length > 0 &&
      value.every((each) => singleText(each) !== undefined)
    ) {
      if (value.length === 1 && typeOf(parameter, shapes, names) === "any") {
        return [`--${all[index] ?? ""}=${jsonText(value)}`];
      }
      const isText = typeOf(parameter, shapes, names) === "any";
      const items = value.map((each) =>
        (singleText(each) ?? "").replaceAll(/[\\,]/g, isText ? "$&" : "\\$&"),
      );
      return items.map((each) => `--${all[index] ?? ""}=${each}`);
    }
    return [`--${all[index] ?? ""}=${text ?? jsonText(value)}`];
  });
}

/** True if an option takes a list as such, or whatever it is given. */
function typeOf(
  parameter: ParameterPlan,
  shapes: ReadonlyMap<ParameterPlan, Shape> | undefined,
  names: Emission,
): "list" | "any" {
  const shape = shapes?.get(parameter);
  return shape && plainShape(shape, names.shapes.named).kind === "list" ? "list" : "any";
}

/** The body, as `--body` or `--field`. */
function bodyWords(
  { input }: JobCall,
  plan: CallableOperation | undefined,
  folder: string,
): { readonly given: readonly string[]; readonly stdin?: readonly Buffer[] } {
  const value: unknown = input?.body;
  const special = specialOf(value);
  if (value === undefined || special?.$nothing === true) return { given: [] };
  const body = plan?.request.body;
  const usual =
    body?.kind === "known" ? (body.defaultType ?? body.contents[0]?.mediaType) : undefined;
  const mediaType = input?.contentType ?? usual ?? "";
  if (special?.$bytes !== undefined) {
    const file = join(mkdtempSync(join(folder, "body-")), "body");
    writeFileSync(file, Buffer.from(special.$bytes, "base64"));
    return { given: [`--body=@${file}`] };
  }
  if (special?.$stream !== undefined) {
    return { given: ["--body=-"], stdin: special.$stream.map((each) => Buffer.from(each)) };
  }
  if (/^(?:multipart\/|application\/x-www-form-urlencoded)/.test(mediaType) && isRecord(value)) {
    return {
      given: Object.entries(value).flatMap(([name, each]) => fieldWords(name, each, folder)),
    };
  }
  if (typeof value === "string" && !/[/+]json/.test(mediaType)) {
    return /^[@-]/.test(value)
      ? { given: ["--body=-"], stdin: [Buffer.from(value)] }
      : { given: [`--body=${value}`] };
  }
  if (mediaType !== "" && !/[/+]json|\*/.test(mediaType)) throw new NoCommand("body");
  return { given: [`--body=${jsonText(value)}`] };
}

function isRecord(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function fieldWords(name: string, value: unknown, folder: string): readonly string[] {
  const special = specialOf(value);
  if (special?.$nothing === true) return [];
  if (/[=@]/.test(name)) throw new NoCommand("field");
  if (special?.$file !== undefined) {
    const { name: own, type, bytes } = special.$file;
    if (/[/\0;]/.test(own) || own === "") throw new NoCommand("field");
    const file = join(mkdtempSync(join(folder, "file-")), own);
    writeFileSync(file, Buffer.from(bytes, "base64"));
    return [`--field=${name}@${file}${type === undefined ? "" : `;type=${type}`}`];
  }
  if (special?.$bytes !== undefined || special?.$stream !== undefined) throw new NoCommand("field");
  if (Array.isArray(value) && value.some((each) => specialOf(each)?.$file !== undefined)) {
    return value.flatMap((each: unknown) => fieldWords(name, each, folder));
  }
  const text = typeof value === "string" ? value : undefined;
  return [text === undefined ? `--field=${name}:=${jsonText(value)}` : `--field=${name}=${text}`];
}

/** Secrets that are empty come from files: a variable that is empty is as one that is not set. */
function emptySecrets({ auth = {} }: Job["client"], folder: string): readonly string[] {
  return Object.entries(auth).flatMap(([scheme, each]) => {
    if (!("secret" in each) || each.secret.trim() !== "") return [];
    const file = join(mkdtempSync(join(folder, "secret-")), "secret");
    writeFileSync(file, each.secret);
    return [`--credential=${scheme}@${file}`];
  });
}

/** Secrets in the environment. */
function secretsOf({ auth = {} }: Job["client"], { program }: Emission): Record<string, string> {
  const prefix = program.toUpperCase().replaceAll("-", "_");
  return Object.fromEntries(
    Object.entries(auth).map(([scheme, each]) => {
      const name = `${prefix}_AUTH_${scheme.replaceAll(/[^a-z0-9]/gi, "_").toUpperCase()}`;
      if ("secret" in each) return [name, each.secret];
      if ("username" in each) return [name, `${each.username}:${each.password}`];
      throw new NoCommand("flow");
    }),
  );
}
