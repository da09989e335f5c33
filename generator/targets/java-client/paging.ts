/** Pages: how they are followed, and walks where one answer has several lists. */
import {
  type ChainedCall,
  block,
  generic,
  id,
  make,
  ofType,
  ofVariable,
  parameter,
  str,
  variable,
} from "../../emit/java/java-code.js";
import { javadoc } from "../../emit/java/javadoc.js";
import { javaNames } from "../../emit/java/names.js";
import { runtime } from "../../emit/java/types.js";
import { type Code, code, lines, nothing, numberLiteral } from "../../emit/text/code.js";
import { identifiersOf } from "../../sdk/names/scope.js";
import { nameOf } from "../../sdk/names/words.js";
import type { PagePlan } from "../../sdk/operations/paging.js";
import type { CallableOperation } from "../../sdk/plan.js";
import { hasType } from "../../sdk/shapes/class-shapes.js";
import { answerType, type Given, topType } from "./answers.js";
import type { Emission } from "./emission.js";

/** The type of the items of a list. */
export function itemOf(
  root: PagePlan | undefined,
  plan: CallableOperation,
  names: Emission,
): Given {
  const shape = root && names.shapes.calls.get(plan.id)?.items.get(root);
  const isKnown = shape !== undefined && hasType(shape, names.types);
  return topType(isKnown ? shape : { kind: "raw", why: "not-shown" }, names);
}

/** How pages are followed; nothing where they are not. */
export function pagingConstant({ paging }: CallableOperation, names: Emission): Code {
  if (paging?.kind !== "followed") return nothing;
  const { strategy, parameter: of, first, places, isSingle, roots } = paging;
  const { types } = names;
  const text = (name: string, value: string | undefined): readonly ChainedCall[] =>
    value === undefined || value === "" ? [] : [{ name, given: [str(value)] }];
  const place = (value: string): Code =>
    code`${runtime("Place", types)}.${id(value.toUpperCase())}`;
  const calls: readonly ChainedCall[] = [
    { name: "by", given: [code`${runtime("Strategy", types)}.${id(strategy.toUpperCase())}`] },
    ...(of === undefined
      ? []
      : of.place === "body"
        ? [{ name: "bodyMember", given: [str(of.name)] }]
        : [{ name: "parameter", given: [place(of.place), str(of.name)] }]),
    ...(first === 0 ? [] : [{ name: "first", given: [numberLiteral(first)] }]),
    ...text("root", isSingle ? roots[0]?.pointer : undefined),
    ...text("items", places.items),
    ...text("total", places.total),
    ...text("next", places.next),
    ...text("cursor", places.cursor),
    ...text("hasMore", places.hasMore),
    { name: "build" },
  ];
  const type = runtime("Paging", types);
  return code`${variable({ before: code`private static final`, type, name: "PAGING" }, ofType(type, calls))};`;
}

/** The names of the lists that one answer has. */
export function listNames(roots: readonly PagePlan[]): readonly string[] {
  return identifiersOf(
    roots.map(({ name }) => nameOf(name)),
    "field",
    javaNames,
    ["first"],
  );
}

/** Several lists in one answer: a walk for each. */
export function walksClass(plan: CallableOperation, names: Emission): readonly Code[] {
  const { paging } = plan;
  if (paging?.kind !== "followed" || paging.isSingle) return [];
  const { types } = names;
  const { type } = answerType(plan, names);
  const start = generic(runtime("WalkStart", types), [type]);
  const lists = listNames(paging.roots);
  const walks = paging.roots.map((root, index) => {
    const item = itemOf(root, plan, names);
    return lines([
      javadoc(
        [`The list at \`${root.pointer}\`.`],
        [{ tag: "return", text: "a walk through all of its pages" }],
      ),
      block(
        code`public ${generic(runtime("Walk", types), [item.type])} ${id(lists[index] ?? "")}()`,
        [
          code`return ${ofVariable("start", [{ name: "at", given: [str(root.pointer), item.decoder] }])};`,
        ],
      ),
    ]);
  });
  return [
    lines([
      javadoc(
        ["Sends the call."],
        [{ tag: "return", text: "a walk for each list in the response" }],
      ),
      block(code`public Walks walks()`, [
        code`return ${make(id("Walks"), [ofType(runtime("WalkStart", types), [{ name: "of", given: [code`this`, code`PAGING`] }])])};`,
      ]),
    ]),
    lines([
      javadoc(["The first response, and a walk for each list in it."]),
      block(
        code`public static final class Walks`,
        [
          code`private final ${start} start;`,
          block(code`private Walks(${parameter(start, "start")})`, [code`this.start = start;`]),
          lines([
            javadoc(
              ["The first response."],
              [{ tag: "return", text: "its value, status and headers" }],
            ),
            block(code`public ${generic(runtime("Answered", types), [type])} first()`, [
              code`return start.first();`,
            ]),
          ]),
          ...walks,
        ],
        1,
      ),
    ]),
  ];
}
