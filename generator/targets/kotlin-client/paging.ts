/** Pages: how they are followed, and walks where one answer has several lists. */
import { kdoc } from "../../emit/kotlin/kdoc.js";
import {
  block,
  call,
  classHeader,
  generic,
  getter,
  id,
  longLiteral,
  named,
  orNull,
  parameter,
  str,
  variable,
} from "../../emit/kotlin/kotlin-code.js";
import { kotlinNames } from "../../emit/kotlin/names.js";
import { runtime } from "../../emit/kotlin/types.js";
import { type Code, code, lines, nothing } from "../../emit/text/code.js";
import { identifiersOf } from "../../sdk/names/scope.js";
import { nameOf } from "../../sdk/names/words.js";
import type { PagePlan } from "../../sdk/operations/paging.js";
import type { CallableOperation } from "../../sdk/plan.js";
import { hasType } from "../../sdk/shapes/class-shapes.js";
import { answerType, type Given, topType } from "./answers.js";
import type { Emission } from "./emission.js";
import { textArgument } from "./operation-constant.js";
import { namesOf } from "./operation-docs.js";

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
export function pagingConstant(plan: CallableOperation, names: Emission): Code {
  const { paging } = plan;
  if (paging?.kind !== "followed") return nothing;
  const { strategy, parameter: of, first, places, isSingle, roots } = paging;
  const { types } = names;
  const constant = (type: string, value: string): Code =>
    code`${runtime(type, types)}.${id(value.toUpperCase())}`;
  const text = (name: string, value: string | undefined): readonly Code[] =>
    textArgument(name, value === "" ? undefined : value);
  const given = [
    named("strategy", constant("Strategy", strategy)),
    ...(of === undefined || of.place === "body"
      ? []
      : [named("place", constant("Place", of.place))]),
    ...text("name", of?.name),
    ...(first === 0 ? [] : [named("first", longLiteral(first))]),
    ...text("root", isSingle ? roots[0]?.pointer : undefined),
    ...text("items", places.items),
    ...text("total", places.total),
    ...text("next", places.next),
    ...text("cursor", places.cursor),
    ...text("hasMore", places.hasMore),
  ];
  return variable(namesOf(plan, names).paging, call(runtime("Paging", types), given), {
    before: code`private val`,
  });
}

/** The names of the lists that one answer has. */
export function listNames(roots: readonly PagePlan[]): readonly string[] {
  return identifiersOf(
    roots.map(({ name }) => nameOf(name)),
    "field",
    kotlinNames,
    ["first"],
  );
}

/** Several lists in one answer: the class that has a walk for each. */
export function listsClass(plan: CallableOperation, names: Emission): readonly Code[] {
  const { paging } = plan;
  if (paging?.kind !== "followed" || paging.isSingle) return [];
  const { types } = names;
  const own = id(namesOf(plan, names).lists);
  const type = answerType(plan, names)?.type ?? code`${runtime("JsonValue", types)}`;
  const lists = listNames(paging.roots);
  const walks = paging.roots.map((root, index) => {
    const item = itemOf(root, plan, names);
    return lines([
      kdoc([`A walk through all pages of the list at \`${root.pointer}\`.`]),
      getter(
        code`public val ${id(lists[index] ?? "")}: ${generic(runtime("Walk", types), [item.type])}`,
        call(code`start.at`, [str(root.pointer), item.decoder]),
      ),
    ]);
  });
  return [
    lines([
      kdoc(["The first response, and a walk for each list in it."]),
      block(
        classHeader(code`public class ${own} internal constructor`, [
          code`private val ${parameter("start", generic(runtime("WalkStart", types), [type]))}`,
        ]),
        [
          lines([
            kdoc(["The first response: its value, its status and its headers."]),
            getter(
              code`public val first: ${generic(runtime("Answered", types), [orNull(type)])}`,
              code`start.first()`,
            ),
          ]),
          ...walks,
        ],
        1,
      ),
    ]),
  ];
}
