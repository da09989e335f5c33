/** The comment of an operation: what it is, its route, what is known of calling it, and what is not shown. */
import { yardDoc, type YardTag, sentence } from "../../emit/ruby/yard.js";
import { yardType } from "../../emit/ruby/types.js";
import { boundsText, shapeTexts } from "../../emit/schema-docs.js";
import type { Comment } from "../../emit/text/code.js";
import type { CallableOperation, OperationPlan } from "../../sdk/plan.js";
import type { Shape } from "../../sdk/shapes/shape.js";
import type { Prose } from "../../sdk/words/prose.js";
import { givenBy, givenText, givenType } from "./answers.js";
import { type Argument, keywordArguments, pathArguments } from "./arguments.js";
import type { Emission } from "./emission.js";
import type { OperationNames } from "./package-names.js";
import { inDocs } from "./spelling.js";

/** The names of an operation. */
export function namesOf(plan: OperationPlan, { operations }: Emission): OperationNames {
  const found = operations.get(plan);
  if (found === undefined) throw new Error(`${plan.id} has no names`);
  return found;
}

/** What stands above its method. */
export function operationDoc(plan: OperationPlan, names: Emission): Comment {
  const tags =
    plan.kind === "callable"
      ? callTags(plan, names)
      : [{ tag: "raise", type: "NotShownError" } as const];
  return yardDoc(operationTexts(plan, names), [...tags, ...deprecationTags(plan, names)]);
}

function operationTexts(plan: OperationPlan, names: Emission): readonly string[] {
  const { id, doc } = plan;
  const { title, summary, description, origin, words, comment } = doc;
  const head = [title, summary].filter((each) => each !== undefined).join(": ");
  const text = (prose: Prose): string => inDocs(prose, names);
  const isCallable = plan.kind === "callable";
  const facts = [
    ...(isCallable ? [`\`${plan.request.method} ${plan.request.path.text}\`.`] : []),
    ...comment.beforePages.map(text),
    ...(isCallable && words.pages ? [`${text(words.pages)}${doorsText(plan, names)}.`] : []),
    ...comment.afterPages.map(text),
    // What cannot be called has said its place.
    isCallable ? origin : `Fill in ${plan.place}.`,
  ];
  return [
    head === "" ? `The operation \`${id}\`.` : sentence(head),
    ...(description === undefined ? [] : [description]),
    facts.join(" "),
  ];
}

function doorsText(plan: CallableOperation, { doors }: Emission): string {
  const { items, pages, roots } = doors.get(plan) ?? {};
  if (items !== undefined) return `: \`${items}\` gives all items, \`${pages ?? ""}\` all pages`;
  return roots === undefined ? "" : `: \`${roots}\` follows each of them`;
}

/** What is said of its end. */
export function deprecationTags(plan: OperationPlan, names: Emission): readonly YardTag[] {
  const { deprecation } = plan.doc.words;
  if (deprecation === undefined) return [];
  const { since, sentences } = deprecation;
  const head = since === undefined ? [] : [`Since ${since}.`];
  const text = [...head, ...sentences.map((each) => inDocs(each, names))].join(" ");
  return [{ tag: "deprecated", text }];
}

/** What its callers give and get. */
export function callTags(
  plan: CallableOperation,
  names: Emission,
  returned?: YardTag,
): readonly YardTag[] {
  const given = givenBy(plan, names);
  return [
    ...pathArguments(plan).map((each) => parameterTag(each, plan, names)),
    ...keywordArguments(plan).map((each) => parameterTag(each, plan, names)),
    { tag: "param", name: "options", text: "options of the call, such as `timeout:`" },
    ...bodyTags(plan, names),
    ...acceptTags(plan),
    ...(returned === undefined && given.kind !== "stream"
      ? [
          {
            tag: "yieldparam",
            name: "response",
            type: "Response",
            text: "with its body unread",
          } as const,
        ]
      : []),
    returned ?? { tag: "return", type: givenType(given, names), text: givenText(given) },
    ...plan.answer.failures.named
      .filter(({ status }) => !commonStatuses(names).has(status))
      .map(({ status, description }): YardTag => ({
        tag: "raise",
        type: names.failures.get(status) ?? "",
        text: description === undefined ? status : `${status}: ${description}`,
      })),
  ];
}

function commonStatuses({ plan }: Emission): ReadonlySet<string> {
  return new Set(plan.service.failures.common.named.map(({ status }) => status));
}

function parameterTag(
  { name, parameter }: Argument,
  plan: CallableOperation,
  names: Emission,
): YardTag {
  const { description = "", schema, from, isJson, isDeprecated, place, name: wire } = parameter;
  const shape = names.shapes.calls.get(plan.id)?.parameters.get(parameter);
  const texts = [
    sentence((description.split(/\n\s*\n/, 1)[0] ?? "").trim()),
    name === wire || place === "path" ? "" : `The ${places[place]} \`${wire}\`.`,
    from === "client" ? "A call that gives none gets a key of its own." : "",
    boundsText(schema),
    ...(shape === undefined ? [] : shapeTexts(shape, names.types.named)),
    isJson ? "It is sent as JSON." : "",
    isDeprecated || schema.deprecated === true ? "Deprecated." : "",
  ];
  const text = texts.filter((each) => each !== "").join(" ");
  return { tag: "param", name, type: typeOf(shape, names), text };
}

const places = {
  query: "query parameter",
  header: "header",
  cookie: "cookie",
  path: "path parameter",
} as const;

function typeOf(shape: Shape | undefined, { types }: Emission): string {
  return shape === undefined ? "Object" : yardType(shape, types);
}

function bodyTags({ id, request }: CallableOperation, names: Emission): readonly YardTag[] {
  const { body, sendsBody } = request;
  if (!sendsBody || body.kind !== "known") return [];
  const shapes = names.shapes.calls.get(id)?.contents;
  const types = body.contents.map((each) => {
    if (each.codec === "form" || (each.kind === "json" && each.codec === "value")) {
      return typeOf(shapes?.get(each), names).replaceAll(/Models::[\w:]+/g, "Hash");
    }
    return each.kind === "unknown" ? "Object" : "String, IO, Pathname, Enumerator";
  });
  const sent = body.contents.map(({ mediaType }) => `\`${mediaType}\``).join(" or ");
  const said =
    (body.description ?? body.contents[0]?.schema.description ?? "").split(/\n\s*\n/, 1)[0] ?? "";
  const text = [sentence(said.trim()), sent === "" ? "" : `Sent as ${sent}.`];
  return [
    {
      tag: "option",
      name: "body",
      type:
        body.isOpen || types.length === 0
          ? "Object"
          : [...new Set(types.flatMap((each) => each.split(", ")))].join(", "),
      text: text.filter((each) => each !== "").join(" "),
    },
  ];
}

/** Which representation a call asks for, where it may choose. */
function acceptTags({ answer }: CallableOperation): readonly YardTag[] {
  const { choice } = answer.result.negotiation;
  if (choice === undefined) return [];
  const types = choice.representations.map(({ mediaType }) => `\`${mediaType}\``);
  const usual = choice.preferred === undefined ? "any of them" : `\`${choice.preferred}\``;
  const text = `The media type to request: ${types.join(", ")}; ${usual} unless given.`;
  return [{ tag: "option", name: "accept", type: "String", text }];
}
