/** Signatures of operations. A parameter takes what the runtime takes, whatever its type, so that no call that was right is refused. */
import { id, spokenCode } from "../../emit/ruby/ruby-code.js";
import { rooted, steadyType, untyped } from "../../emit/ruby/signature-types.js";
import { type SignedCall, signedMethod } from "../../emit/ruby/signatures.js";
import { type Code, code } from "../../emit/text/code.js";
import type { ParameterPlan } from "../../sdk/operations/parameters.js";
import type { CallableOperation, OperationPlan } from "../../sdk/plan.js";
import type { GivenShape } from "../../sdk/shapes/service-shapes.js";
import { unreachable } from "../../unreachable.js";
import { givenBy } from "./answers.js";
import { keywordArguments, pathArguments } from "./arguments.js";
import type { Emission } from "./emission.js";
import { namesOf } from "./operation-docs.js";

/** The methods of an operation. */
export function operationSignatures(plan: OperationPlan, names: Emission): readonly Code[] {
  const { method, formerly } = namesOf(plan, names);
  const own =
    plan.kind === "callable"
      ? callSignatures(plan, names)
      : [code`def ${id(method)}: (*untyped, **untyped) -> bot`];
  return [...own, ...formerly.map((each) => code`alias ${id(each)} ${id(method)}`)];
}

function callSignatures(plan: CallableOperation, names: Emission): readonly Code[] {
  const { method } = namesOf(plan, names);
  const taking = parametersOf(plan);
  return [
    signedMethod(id(method), waysToCall(plan, taking, names)),
    ...doorSignatures(plan, taking, names),
  ];
}

/** What makes a value of the caller's own type. */
const converted = code`as: _Converter[T] | _FromJson[T]`;
const maybeConverted = code`?as: converter?`;

/** Options of a call before and behind `as`. */
const named: readonly Code[] = [
  code`?query: named?`,
  code`?headers: named?`,
  code`?cookies: named?`,
  code`?body: untyped`,
  code`?content_type: text?`,
  code`?accept: text?`,
];
const others: readonly Code[] = [
  code`?timeout: seconds?`,
  code`?deadline: seconds?`,
  code`?idle_timeout: seconds?`,
  code`?max_retries: count`,
  code`?max_response_bytes: count`,
  code`?hooks: untyped`,
  code`?follow_redirects: choice?`,
  code`?idempotent: bool?`,
  code`?backoff: backoff?`,
];

/** Gives all parameters, with the conversion that one way to call has. */
type Parameters = (as?: Code) => readonly Code[];

function parametersOf(plan: CallableOperation): Parameters {
  const own = [
    ...pathArguments(plan).map(({ name, parameter }) =>
      isSingle(parameter) ? code`value ${id(name)}` : code`untyped ${id(name)}`,
    ),
    ...keywordArguments(plan).map(({ name, parameter }) =>
      isSingle(parameter) ? code`?${id(name)}: parameter` : code`?${id(name)}: untyped`,
    ),
    ...named,
  ];
  return (as) => [...own, ...(as === undefined ? [] : [as]), ...others];
}

/** Whether the runtime takes a single value only: any other needs a style. */
function isSingle({ writing }: ParameterPlan): boolean {
  return writing === undefined || writing.style === "single";
}

function waysToCall(
  plan: CallableOperation,
  taking: Parameters,
  names: Emission,
): readonly SignedCall[] {
  const given = givenBy(plan, names);
  const gives = answerType(given, names);
  const response = code`(${rooted(names.module, "Response")} response)`;
  if (spokenCode(gives) === "untyped") {
    const block = code`?{ ${response} -> untyped }`;
    return [{ parameters: taking(maybeConverted), block, gives }];
  }
  const isEvents = given.kind === "stream" && given.stream.kind === "events";
  const made = given.kind === "stream" ? code`Enumerator[T, untyped]` : code`T`;
  return [
    { parameters: taking(isEvents ? maybeConverted : code`?as: nil`), gives },
    ...(isEvents ? [] : [{ generic: true, parameters: taking(converted), gives: made }]),
    {
      generic: true,
      parameters: taking(maybeConverted),
      block: code`{ ${response} -> T }`,
      gives: code`T`,
    },
  ];
}

/** The type of what a call gives. */
export function answerType(given: GivenShape, names: Emission): Code {
  switch (given.kind) {
    case "nothing":
      return code`nil`;
    case "unknown":
      return untyped;
    case "stream": {
      const { item, stream } = given;
      const type = item === undefined ? untyped : steadyType(item, signed(names));
      const event = rooted(names.module, "Event");
      return code`Enumerator[${stream.kind === "events" ? event : type}, untyped]`;
    }
    case "text":
    case "bytes":
    case "value": {
      const [only, ...more] = given.all ?? [];
      if (only === undefined || more.length > 0 || given.mayBeEmpty) return untyped;
      return only.kind === "value" ? steadyType(only.shape, signed(names)) : code`String`;
    }
    default:
      return unreachable(given);
  }
}

/** The type of what a receiver gives of an event. */
export function payloadType(event: string, names: Emission): Code {
  const shape = names.shapes.payloads.get(event);
  return shape === undefined ? untyped : steadyType(shape, signed(names));
}

/** What types of values are made with. */
export function signed({ types, module }: Emission) {
  return { ...types, module };
}

function doorSignatures(
  plan: CallableOperation,
  taking: Parameters,
  names: Emission,
): readonly Code[] {
  const { items, pages, roots } = names.doors.get(plan) ?? {};
  if (plan.paging?.kind !== "followed") return [];
  const parameters = taking(maybeConverted);
  if (roots !== undefined) {
    return [signedMethod(id(roots), [{ parameters, gives: rooted(names.module, "PageRoots") }])];
  }
  if (items === undefined || pages === undefined) return [];
  const [root] = plan.paging.roots;
  const shape = root && names.shapes.calls.get(plan.id)?.items.get(root);
  const item = shape === undefined ? untyped : steadyType(shape, signed(names));
  const page = code`${rooted(names.module, "Page")}[${item}]`;
  return [
    signedMethod(id(items), [
      { parameters: taking(code`?as: nil`), gives: code`Enumerator[${item}, untyped]` },
      {
        generic: true,
        parameters: taking(converted),
        gives: code`Enumerator[T, untyped]`,
      },
    ]),
    signedMethod(id(pages), [{ parameters, gives: code`Enumerator[${page}, untyped]` }]),
  ];
}
