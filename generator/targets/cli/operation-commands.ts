/** An operation in the table of its group: its command, its help, and what it takes. */
import { blockLine, entryLine, list, std, str, strings } from "../../emit/go/go-code.js";
import { type Code, code, lines } from "../../emit/text/code.js";
import { boundsText } from "../../emit/schema-docs.js";
import type { StreamPlan } from "../../sdk/messages/carried-bodies.js";
import { mayBeOthers, type ParameterPlan } from "../../sdk/operations/parameters.js";
import { namedParameters, pathParameters } from "../../sdk/operations/request.js";
import type { CallableOperation, OperationPlan } from "../../sdk/plan.js";
import { nameOf } from "../../sdk/names/words.js";
import { pathValueKind } from "../../sdk/shapes/path-values.js";
import type { Shape } from "../../sdk/shapes/shape.js";
import { unreachable } from "../../unreachable.js";
import { bodyEntry } from "./bodies.js";
import { optionNames, wordsOf } from "./command-names.js";
import { exampleWords } from "./examples.js";
import type { Emission } from "./emission.js";
import { aboutOf, engine, placeValue, valueLiteral } from "./parameter-values.js";
import { plainLine, plainProse, plainText, saidLine } from "./plain-texts.js";

/** The literal. */
export function operationEntry(plan: OperationPlan, names: Emission): Code {
  const { name = "", formerly = [] } = names.commands.operations.get(plan) ?? {};
  const { title, summary, description } = plan.doc;
  const head = [title, summary].flatMap((each) => (each === undefined ? [] : [plainLine(each)]));
  const text = (key: string, said: string): readonly Code[] =>
    entryLine(key, said === "" ? undefined : str(said));
  const entries = [
    ...text("Name", name),
    ...entryLine("Formerly", formerly.length === 0 ? undefined : strings(formerly)),
    ...text("ID", plan.id),
    ...text("Title", head.join(": ")),
    ...text("About", description === undefined ? "" : plainText(description)),
    ...text("Place", saidLine(plan.place)),
    ...text("Deprecated", deprecatedText(plan, names)),
    ...(plan.kind === "callable"
      ? callEntries(plan, names)
      : entryLine("Missing", strings(plan.missing))),
  ];
  return code`{
	${lines(entries)}
},`;
}

function deprecatedText({ doc }: OperationPlan, names: Emission): string {
  const { deprecation } = doc.words;
  return deprecation === undefined ? "" : proseText(deprecation.text, names);
}

function proseText(prose: Parameters<typeof plainProse>[0], names: Emission): string {
  return plainProse(prose, (id) => commandText(id, names));
}

/** A command as people type it. */
export function commandText(id: string, { program, commands }: Emission): string {
  for (const [plan, { words }] of commands.operations) {
    if (plan.id === id) return [program, ...words].join(" ");
  }
  return id;
}

function callEntries(plan: CallableOperation, names: Emission): readonly Code[] {
  const constant = names.constants.get(plan) ?? "";
  const client = (name: string): Code => code`&${std(name, `${names.module}/internal/client`)}`;
  const { paging, answer } = plan;
  const isPaged = paging?.kind === "followed";
  const lists = isPaged && !paging.isSingle ? paging.roots : [];
  const stream = answer.result.kind === "stream" ? streamOf(plan, names) : undefined;
  const example = exampleWords(plan, names);
  return [
    ...entryLine("Notes", textOf(notesOf(plan, names))),
    ...entryLine("Call", client(`${constant}Op`)),
    ...entryLine("Paging", isPaged ? client(`${constant}Paging`) : undefined),
    ...entryLine(
      "Lists",
      lists.length === 0
        ? undefined
        : code`[]${engine("List", names)}{${list(
            lists.map(({ name, pointer }) => code`{Name: ${str(name)}, Place: ${str(pointer)}}`),
          )}}`,
    ),
    ...entryLine("Stream", stream),
    ...blockLine("Values", parameterList(pathValues(plan, names), names)),
    ...blockLine("Options", parameterList(options(plan, names), names)),
    ...entryLine("Open", openPlaces(plan, names)),
    ...bodyEntry(plan, names),
    ...entryLine("Example", example === undefined ? undefined : str(example)),
  ];
}

function textOf(text: string) {
  return text === "" ? undefined : str(text);
}

/** The sentences on calls, and what is not shown. */
function notesOf({ doc }: CallableOperation, names: Emission): string {
  const { comment, words } = doc;
  const pages = words.pages === undefined ? [] : [`${proseText(words.pages, names)}.`];
  return [
    ...comment.beforePages.map((each) => proseText(each, names)),
    ...pages,
    ...comment.afterPages.map((each) => proseText(each, names)),
    saidLine(doc.origin).replaceAll("`", ""),
  ]
    .filter((each) => each !== "")
    .join("\n\n");
}

function streamOf({ id, answer }: CallableOperation, names: Emission): Code | undefined {
  const given = names.shapes.calls.get(id)?.given;
  const stream =
    given?.kind === "stream"
      ? given.stream
      : answer.result.bodies.flatMap(({ contents }) => contents.map((each) => each.stream)).at(0);
  return stream && code`${std(streamKind(stream), `${names.module}/internal/client`)}`;
}

function streamKind(stream: StreamPlan): string {
  switch (stream.kind) {
    case "lines":
      return "Lines";
    case "sequence":
      return "Sequence";
    case "events":
      return stream.data === "json" ? "Events" : "TextEvents";
    default:
      return unreachable(stream);
  }
}

/** A parameter with its name on the command line, and its shape where that is settled. */
interface NamedParameter {
  readonly parameter: ParameterPlan;
  readonly option: string;
  readonly shape: Shape | undefined;
  /** The other arguments of the command line. */
  readonly hint?: string;
}

/**
 * A value of a path is a text at its position, whatever is known of it: a list that is filled in later must not change calls that
 * are right today. `--path` gives lists and objects.
 */
function pathValues(plan: CallableOperation, names: Emission): readonly NamedParameter[] {
  const shapes = names.shapes.calls.get(plan.id)?.parameters;
  return pathParameters(plan.request).map((parameter) => {
    const shape = shapes?.get(parameter);
    const kind = pathValueKind(parameter, shape, names.shapes.named);
    const isSingle = kind !== "parts" && kind !== "any";
    return {
      parameter,
      option: wordsOf(nameOf(parameter.name)),
      shape: isSingle ? shape : undefined,
      ...(!isSingle && { hint: partsHint(parameter.name) }),
    };
  });
}

function partsHint(name: string): string {
  const own = saidLine(name);
  return `A list: --path ${own}=ITEM for each item. A list or an object: --path ${own}:=JSON.`;
}

/** Parameters that are settled; others are given by `--query`, `--header` and `--cookie`. */
function options(plan: CallableOperation, names: Emission): readonly NamedParameter[] {
  const shapes = names.shapes.calls.get(plan.id)?.parameters;
  const own = namedParameters(plan.request);
  const all = optionNames(own);
  return own.flatMap((parameter, index) => {
    const shape = shapes?.get(parameter);
    return shape === undefined ? [] : [{ parameter, option: all[index] ?? "", shape }];
  });
}

function parameterList(all: readonly NamedParameter[], names: Emission): Code | undefined {
  if (all.length === 0) return undefined;
  const literals = all.map(({ parameter, option, shape, hint = "" }) => {
    const { place, name, description, schema, isDeprecated, mustBeGiven, from } = parameter;
    const isMade = from === "client" ? "A random key is made where it is left out." : "";
    const about = [aboutOf(description, schema), saidLine(formatText(parameter)), isMade, hint];
    return valueLiteral(
      {
        ...{ option, name, place, shape, schema, isDeprecated },
        about: about.filter((each) => each !== "").join(" "),
        isNeeded: mustBeGiven && place !== "path",
      },
      names,
    );
  });
  return code`[]${engine("Parameter", names)}{
	${lines(literals.map((each) => code`${each},`))}
}`;
}

/** The limits of a text beside its length, which the table has. */
function formatText({ schema }: ParameterPlan): string {
  return schema.kind === "string"
    ? boundsText(schema)
        .split(/(?<=\.) /)
        .filter((each) => /^(?:Format|Pattern|Encoding)/.test(each))
        .join(" ")
        .replaceAll("`", "")
    : "";
}

/** The places that may have more than is shown, and those whose parameters have no option. */
function openPlaces(plan: CallableOperation, names: Emission): Code | undefined {
  const shapes = names.shapes.calls.get(plan.id)?.parameters;
  const { places } = plan.request;
  const open = (["query", "header", "cookie"] as const).filter(
    (place) =>
      mayBeOthers(places[place].known) ||
      places[place].own.some((each) => shapes?.get(each) === undefined),
  );
  if (open.length === 0) return undefined;
  const of = std("Place", `${names.module}/internal/wire`);
  return code`[]${of}{${list(open.map((place) => placeValue(place, names)))}}`;
}
