/** `src/mock.ts`: handlers that answer as the manifest shows, before any other exists. */
import type { StatementStructures } from "ts-morph";
import type { BuiltFile } from "../../emit/target.js";
import {
  mockData,
  type MockData,
  type MockOperationData,
  type MockReplyData,
} from "../../emit/mock-data/mock-data.js";
import { docComment } from "../../emit/typescript/doc-comments.js";
import { exportFrom } from "../../emit/typescript/module-structures.js";
import { commonAnswers } from "../../emit/typescript/package/replies.js";
import { FileImports } from "../../emit/typescript/package/source-files.js";
import { plainObject, plainValue } from "../../emit/typescript/plain-value.js";
import { constOf, functionOf } from "../../emit/typescript/structures.js";
import { arrayOf, keyword, reference } from "../../emit/typescript/type-tree.js";
import {
  arrayValue,
  callOf,
  name as nameValue,
  objectValue,
  returns,
  spread,
  type ValueTree,
} from "../../emit/typescript/value-tree.js";
import type { ApiModel } from "../../model/model.js";
import { placeText } from "../../model/place.js";
import { operationsOf } from "../../model/walk.js";
import { inheritsAll } from "./common-replies.js";
import { serverPath } from "./server-file.js";
import { sourceFile } from "./source-files.js";

/** Its path below `src/` without its ending, and its subpath of the package. */
export const mockPath = "mock";

const commonName = "commonReplies";

/** The file. */
export function mockFile(model: ApiModel): BuiltFile {
  const imports = new FileImports(mockPath, [commonName, "data", "mockHandlers"]);
  const handlers = reference(imports.type("Handlers", serverPath), [keyword("unknown")]);
  const options = imports.type("MockOptions", "runtime/mock");
  return sourceFile({
    file: mockPath,
    origins: [placeText(model.folder, { file: "service.yaml", path: [] })],
    imports: imports.imports,
    statements: [
      ...dataStatements(model, imports),
      functionOf({
        name: "mockHandlers",
        docs: docComment({
          summary: "Handlers for all operations, with the manifest's examples or made-up values.",
        }),
        parameters: [{ name: "options", optional: true, type: reference(options) }],
        returnType: handlers,
        body: [
          returns(
            callOf(
              nameValue(imports.value("mockHandlers", "runtime/mock", "handlersOf")),
              [
                nameValue(imports.value("service", serverPath)),
                nameValue("data"),
                nameValue("options"),
              ],
              { typeArguments: [handlers] },
            ),
          ),
        ],
      }),
      exportFrom({ module: "./runtime/mock.js", names: [{ name: "MockOptions" }], typeOnly: true }),
    ],
  });
}

/** What it answers with. What all operations may answer is written once: of many operations it would be most of the file. */
function dataStatements(model: ApiModel, imports: FileImports): readonly StatementStructures[] {
  const { schemas, operations } = mockData(model);
  const common = commonAnswersIn(model, operations);
  const reply = reference(imports.type("MockReply", "runtime/mock-data"));
  const declared = constOf({
    name: commonName,
    exported: false,
    type: arrayOf(reply, { readonly: true }),
    value: plainValue(common),
  });
  const entries = Object.entries(operations).map(([id, each]) => ({
    key: id,
    value: operationValue(each, common),
  }));
  return [
    ...(common.length === 0 ? [] : [declared]),
    constOf({
      name: "data",
      exported: false,
      type: reference(imports.type("MockData", "runtime/mock-data")),
      value: objectValue([
        { key: "schemas", value: plainValue(schemas) },
        { key: "operations", value: objectValue(entries) },
      ]),
    }),
  ];
}

/** The answers that any operation may give, as the first operation has them that gives them all; empty where none does. */
function commonAnswersIn(
  model: ApiModel,
  operations: MockData["operations"],
): readonly MockReplyData[] {
  const statuses = commonAnswers(model.service).map(({ status }) => status);
  const [first] = statuses;
  const inheriting = operationsOf(model).filter((each) => inheritsAll(each, model.service));
  for (const { id } of first === undefined ? [] : inheriting) {
    const replies = Object.hasOwn(operations, id) ? (operations[id]?.replies ?? []) : [];
    const at = replies.findIndex(({ status }) => status === first);
    const found = replies.slice(Math.max(at, 0), at + statuses.length);
    if (found.every(({ status }, index) => status === statuses[index])) return found;
  }
  return [];
}

function operationValue(
  { replies, ...others }: MockOperationData,
  common: readonly MockReplyData[],
): ValueTree {
  const sought = JSON.stringify(common);
  const at = replies.findIndex(
    (_, index) => JSON.stringify(replies.slice(index, index + common.length)) === sought,
  );
  const plain = (some: readonly MockReplyData[]) => some.map((each) => plainValue(each));
  const value =
    common.length === 0 || at < 0
      ? plainValue(replies)
      : arrayValue([
          ...plain(replies.slice(0, at)),
          spread(nameValue(commonName)),
          ...plain(replies.slice(at + common.length)),
        ]);
  return objectValue([{ key: "replies", value }, ...plainObject(others).entries]);
}
