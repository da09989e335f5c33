/** The constants that the mock of a package answers with: the responses of all operations are written once. */
import type { StatementStructures } from "ts-morph";
import type { MockData, MockOperation, MockReply } from "#runtime/typescript-server/mock-data.js";
import { mockData } from "../../sdk/mock-data/mock-data.js";
import { servedCommonReplies, servedReplies } from "../../sdk/operations/served-replies.js";
import type { FileImports } from "../../emit/typescript/package/source-files.js";
import { plainObject, plainValue } from "../../emit/typescript/plain-value.js";
import { constOf } from "../../emit/typescript/structures.js";
import { arrayOf, reference } from "../../emit/typescript/type-tree.js";
import {
  arrayValue,
  literalValue,
  name as nameValue,
  objectValue,
  spread,
  type ValueTree,
} from "../../emit/typescript/value-tree.js";
import type { ApiModel } from "../../model/model.js";
import { schemaFinder } from "../../model/schema-finder.js";
import { operationsOf } from "../../model/walk.js";

/** How they are called. */
export const mockConstantNames = { data: "data", common: "commonReplies" } as const;

/** Their declarations. */
export function mockConstants(
  model: ApiModel,
  imports: FileImports,
): readonly StatementStructures[] {
  const { baseUrl, errors = [], schemas, operations } = mockData(model);
  const common = commonReplies(model, operations);
  const entries = Object.entries(operations).map(([id, each]) => ({
    key: id,
    value: operationValue(each, common),
  }));
  const data = constOf({
    name: mockConstantNames.data,
    exported: false,
    type: reference(imports.type("MockData", "runtime/mock-data")),
    value: objectValue([
      ...(baseUrl === undefined ? [] : [{ key: "baseUrl", value: literalValue(baseUrl) }]),
      ...(errors.length === 0 ? [] : [{ key: "errors", value: errorsValue(errors, common) }]),
      { key: "schemas", value: plainValue(schemas) },
      { key: "operations", value: objectValue(entries) },
    ]),
  });
  if (common.length === 0) return [data];
  const reply = reference(imports.type("MockReply", "runtime/mock-data"));
  return [
    constOf({
      name: mockConstantNames.common,
      exported: false,
      type: arrayOf(reply, { readonly: true }),
      value: plainValue(common),
    }),
    data,
  ];
}

/** Written once, where an operation has them all. */
function errorsValue(errors: readonly MockReply[], common: readonly MockReply[]): ValueTree {
  return JSON.stringify(errors) === JSON.stringify(common)
    ? nameValue(mockConstantNames.common)
    : plainValue(errors);
}

/** The answers that any operation may give, as an operation has them that gives them all; empty where none does. */
function commonReplies(model: ApiModel, operations: MockData["operations"]): readonly MockReply[] {
  const { service } = model;
  const find = schemaFinder(model);
  const statuses = servedCommonReplies(service, find).map(({ status }) => status);
  const inheriting = operationsOf(model).find(
    (each) => Object.hasOwn(operations, each.id) && servedReplies(each, service, find).inheritsAll,
  );
  const replies = (inheriting && operations[inheriting.id]?.replies) ?? [];
  return replies.filter(({ status }) => statuses.includes(status));
}

function operationValue(
  { replies, ...others }: MockOperation,
  common: readonly MockReply[],
): ValueTree {
  const sought = JSON.stringify(common);
  const at = replies.findIndex(
    (_, index) => JSON.stringify(replies.slice(index, index + common.length)) === sought,
  );
  const plain = (some: readonly MockReply[]) => some.map((each) => plainValue(each));
  const value =
    common.length === 0 || at < 0
      ? plainValue(replies)
      : arrayValue([
          ...plain(replies.slice(0, at)),
          spread(nameValue(mockConstantNames.common)),
          ...plain(replies.slice(at + common.length)),
        ]);
  return objectValue([{ key: "replies", value }, ...plainObject(others).entries]);
}
