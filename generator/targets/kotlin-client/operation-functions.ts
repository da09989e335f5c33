/** The functions of an operation: its call, and beside it what follows its pages or reads its stream. */
import type { DocTag } from "../../emit/kotlin/kdoc.js";
import { kdoc } from "../../emit/kotlin/kdoc.js";
import {
  call,
  expressionFunction,
  generic,
  id,
  orNull,
  parameter,
  signature,
  std,
  str,
} from "../../emit/kotlin/kotlin-code.js";
import { deprecated } from "../../emit/kotlin/schema-docs.js";
import { runtime } from "../../emit/kotlin/types.js";
import { type Code, code, type Hole, lines } from "../../emit/text/code.js";
import type { CallableOperation, OperationNotShown } from "../../sdk/plan.js";
import { answerText, answerType, givenBy, topType } from "./answers.js";
import type { Emission } from "./emission.js";
import { pathDeclarations, pathTags, pathValues } from "./inputs.js";
import { deprecationOf, namesOf, notShownTexts, operationTexts } from "./operation-docs.js";
import { itemOf } from "./paging.js";

/** A function that sends an operation. */
interface Sending {
  readonly name: string;
  /** The type of what it gives. */
  readonly type: Code;
  readonly isSuspending: boolean;
  readonly texts: readonly string[];
  readonly returns?: string;
  readonly annotation: Code;
  /** True if values of the path may be lists and objects. */
  readonly withParts?: boolean;
  /** The function of the core, and what it gets between the block and the path. */
  readonly by: string;
  readonly given: readonly Hole[];
  /** What is made of that. */
  readonly made?: (sent: Code) => Code;
}

/** All functions of an operation. */
export function operationFunctions(plan: CallableOperation, names: Emission): readonly Code[] {
  const { function: name, formerly } = namesOf(plan, names);
  const path = pathValues(plan, names);
  const hasParts = path.some(({ shape }) => shape !== undefined);
  const texts = operationTexts(plan, names, [answerText(plan, names)]);
  const annotation = deprecationOf(plan, names);
  const own = callSending(plan, names, { name, texts, annotation });
  const old = formerly.map((each) => ({
    ...own,
    name: each,
    texts: [`The former name of \`${name}\`.`],
    annotation: deprecated(`Use \`${name}\`.`),
  }));
  const all: readonly Sending[] = [
    own,
    ...(hasParts ? [{ ...own, withParts: true }] : []),
    ...pageSendings(plan, names, annotation),
    ...streamSendings(plan, names, annotation),
    ...old,
  ];
  return all.map((each) => functionOf(each, plan, names));
}

function callSending(
  plan: CallableOperation,
  names: Emission,
  head: Pick<Sending, "name" | "texts" | "annotation">,
): Sending {
  const given = answerType(plan, names);
  if (given === undefined)
    return { ...head, type: code`Nothing?`, isSuspending: true, by: "nothing", given: [] };
  return {
    ...head,
    ...{ type: orNull(given.type), isSuspending: true, by: "value", given: [given.decoder] },
    returns: "the value; null if there is none",
  };
}

function flowOf(type: Hole): Code {
  return generic(std("Flow", "kotlinx.coroutines.flow"), [type]);
}

function pageSendings(
  plan: CallableOperation,
  names: Emission,
  annotation: Code,
): readonly Sending[] {
  const { paging } = plan;
  if (paging?.kind !== "followed") return [];
  const { function: name, items, pages, walks, lists, paging: constant } = namesOf(plan, names);
  const { types } = names;
  const common = { annotation, isSuspending: false };
  if (!paging.isSingle) {
    const answer = answerType(plan, names);
    const decoder = answer?.decoder ?? code`${runtime("Decoders", types)}.json`;
    return [
      {
        ...{ ...common, isSuspending: true, name: walks, type: code`${id(lists)}` },
        texts: [`Calls \`${name}\`, and follows each list in its response by itself.`],
        returns: "the first response, and a walk for each list",
        ...{ by: "walks", given: [id(constant), decoder] },
        made: (sent) => call(id(lists), [sent]),
      },
    ];
  }
  const item = itemOf(paging.roots[0], plan, names);
  const given = [id(constant), item.decoder];
  return [
    {
      ...{ ...common, name: items, type: flowOf(item.type), by: "items", given },
      texts: [
        `The items of all pages of \`${name}\`. A page is requested when its items are collected.`,
      ],
    },
    {
      ...{ ...common, name: pages, by: "pages", given },
      type: flowOf(generic(runtime("Page", types), [item.type])),
      texts: [`All pages of \`${name}\`. Each is requested when it is collected.`],
    },
  ];
}

function streamSendings(
  plan: CallableOperation,
  names: Emission,
  annotation: Code,
): readonly Sending[] {
  const given = givenBy(plan, names);
  if (given.kind !== "stream") return [];
  const { stream, item } = given;
  const { function: name } = namesOf(plan, names);
  const isEvents = stream.kind === "events";
  const isText = isEvents && stream.data !== "json";
  const { type, decoder } = topType(
    isText ? { kind: "scalar", type: "string" } : (item ?? { kind: "raw", why: "not-shown" }),
    names,
  );
  const event = generic(runtime("Event", names.types), [type]);
  return [
    {
      ...{ name: streamFunction(plan, names), annotation, isSuspending: false },
      type: flowOf(isEvents ? event : type),
      texts: [`The ${isEvents ? "events" : "items"} of \`${name}\` as they arrive.`],
      ...{ by: isEvents ? "events" : "lines", given: [decoder] },
    },
  ];
}

/** The name of the function that reads an operation's stream. */
export function streamFunction(plan: CallableOperation, names: Emission): string {
  const given = givenBy(plan, names);
  const { stream, items } = namesOf(plan, names);
  return given.kind === "stream" && given.stream.kind !== "events" ? items : stream;
}

function functionOf(sending: Sending, plan: CallableOperation, names: Emission): Code {
  const { name, type, isSuspending, texts, returns, annotation, by, given, made } = sending;
  const { options, constant } = namesOf(plan, names);
  const path = pathValues(plan, names);
  const block = code`${id(options)}.() -> Unit`;
  const tags: readonly DocTag[] = [
    ...pathTags(path),
    { tag: "param", name: "options", text: "the parameters and the settings of the call" },
    ...(returns === undefined ? [] : [{ tag: "return", text: returns } as const]),
  ];
  const sent = call(code`core().${id(by)}`, [
    id(constant),
    call(id(options)),
    id("options"),
    ...given,
    ...path.map((each) => id(each.name)),
  ]);
  const word = isSuspending ? code`public suspend fun` : code`public fun`;
  return lines([
    kdoc(texts, tags),
    annotation,
    expressionFunction(
      signature(
        code`${word} ${id(name)}`,
        [
          ...pathDeclarations(path, sending.withParts ?? false, names),
          code`${parameter("options", block)} = ${runtime("CallOptions", names.types)}.NONE`,
        ],
        type,
      ),
      made?.(sent) ?? sent,
    ),
  ]);
}

/** A function that nobody may call: it asks for an opt-in that the compiler refuses with the place to fill in. */
export function notShownFunction(
  plan: OperationNotShown,
  annotation: string,
  names: Emission,
): Code {
  const { function: name } = namesOf(plan, names);
  const given = [str(plan.id), str(plan.missing.join(" and ")), str(plan.place), id("given")];
  return lines([
    kdoc(notShownTexts(plan), [
      { tag: "param", name: "given", text: "anything: the call is refused" },
    ]),
    code`@${id(annotation)}`,
    deprecationOf(plan, names),
    expressionFunction(
      signature(code`public fun ${id(name)}`, [code`vararg given: Any?`], code`Nothing`),
      call(runtime("notShown", names.types), given),
    ),
  ]);
}
