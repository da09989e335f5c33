/** The table of operations of a README: what each is called, its request, or what keeps it from being one. */
import type { ApiModel } from "../../../model/model.js";
import { knownValue } from "../../../model/known.js";
import { placeText } from "../../../model/place.js";
import { inlineCode, inlineText, table } from "../../markdown/text.js";
import { memberOfId } from "../names.js";
import { missingForCall } from "../../../sdk/operations/facts.js";
import type { Located } from "./located.js";

/** All operations, in their order. */
export function operationsTable(operations: readonly Located[], model: ApiModel): string {
  return table(
    ["Operation", "Request", "Manifest"],
    operations.map((each) => operationRow(each, model)),
  );
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
