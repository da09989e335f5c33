/** The README's table of operations: which can be called, and why others cannot. */
import { inlineCode, inlineText, table } from "../../emit/markdown/text.js";
import { camelCase } from "../../emit/typescript/names.js";
import { knownValue } from "../../model/known.js";
import type { ApiModel } from "../../model/model.js";
import { placeText } from "../../model/place.js";
import { isCallable, missingForCall } from "../../emit/typescript/package/facts.js";
import type { Section } from "./readme-section.js";
import type { Located } from "./sample-calls.js";

/** All operations, in their order. */
export function operationsSection(operations: readonly Located[], model: ApiModel): Section {
  const callable = operations.filter(({ operation }) => isCallable(operation)).length;
  return {
    title: "Operations",
    blocks: [
      countText(callable, operations.length),
      table(
        ["Operation", "Request", "Manifest"],
        operations.map((each) => operationRow(each, model)),
      ),
    ],
  };
}

function countText(callable: number, all: number): string {
  if (callable === all) return `All ${all} operations can be called.`;
  return `${callable} of ${all} operations can be called. The others stand in the types, documented, and become callable once their method and path are filled in.`;
}

function operationRow({ operation, owner }: Located, model: ApiModel): readonly string[] {
  const { method, path } = operation;
  const request =
    method.state === "known" && path.state === "known"
      ? inlineCode(`${method.value} ${path.value.text}`)
      : `${missingForCall(operation).join(" and ")} not shown`;
  const title = knownValue(operation.title);
  const name = inlineCode(`${owner}.${camelCase(operation.name)}`);
  const deprecated = operation.deprecated.state === "known" ? " (deprecated)" : "";
  return [
    `${name}${title === undefined ? "" : ` ${inlineText(title)}`}${deprecated}`,
    request,
    inlineCode(placeText(model.folder, operation.at)),
  ];
}
