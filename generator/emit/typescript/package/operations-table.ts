/** The table of operations of a README: what each is called, its request, or what keeps it from being one. */
import type { ApiModel } from "../../../model/model.js";
import { knownValue } from "../../../model/known.js";
import { madeOfTitles } from "../../../model/made-of.js";
import { placeText } from "../../../model/place.js";
import { inlineCode, inlineText, table, tableRow } from "../../markdown/text.js";
import { memberOfId } from "../names.js";
import { missingForCall } from "../../../sdk/operations/facts.js";
import type { SectionRows } from "../../../sdk/readme/sections.js";
import type { GroupLayout } from "./layout.js";
import { type Located, located } from "./located.js";

/** All operations, in their order. */
export function operationsTable(layouts: readonly GroupLayout[], model: ApiModel): string {
  return [operationsHead, ...operationRows(layouts, model).map(({ print }) => print())].join("");
}

/** The table without its rows. */
export const operationsHead: string = table(["Operation", "Request", "Manifest"], []);

/** The rows of all operations, in their order: each outermost group's by themselves. */
export function operationRows(
  layouts: readonly GroupLayout[],
  model: ApiModel,
): readonly SectionRows[] {
  return layouts.map((layout) => ({
    ...{ name: layout.group.id, madeOf: madeOfTitles(layout.group.id, model) },
    print: () =>
      located([layout])
        .map((each) => `\n${tableRow(operationRow(each, model))}`)
        .join(""),
  }));
}

function operationRow({ operation, owner }: Located, model: ApiModel): readonly string[] {
  const { method, path } = operation;
  const request =
    method.state === "known" && path.state === "known"
      ? inlineCode(`${method.value} ${path.value.text}`)
      : `${missingForCall(operation).join(" and ")} not shown`;
  const title = knownValue(operation.title);
  const name = inlineCode(`${owner}.${memberOfId(operation.name)}`);
  const deprecated = operation.deprecated.state === "known" ? " (deprecated)" : "";
  return [
    `${name}${title === undefined ? "" : ` ${inlineText(title)}`}${deprecated}`,
    request,
    inlineCode(placeText(model.folder, operation.at)),
  ];
}
