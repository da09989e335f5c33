/** `src/errors.ts`: a class of errors for each status that the manifest names for something else than a success. */
import type { StatementStructures } from "ts-morph";
import {
  classSources,
  type FailureClass,
  type ServiceFailures,
} from "../../sdk/operations/failures.js";
import { reasonPhrase } from "../../sdk/operations/status-names.js";
import { type BuiltFile, ofParts } from "../../emit/target.js";
import { type DocComment, docComment } from "../../emit/typescript/doc-comments.js";
import { typeName } from "../../emit/typescript/names.js";
import type { SchemaNames } from "../../emit/typescript/schemas/schema-names.js";
import { constOf, interfaceOf } from "../../emit/typescript/structures.js";
import { keyword, literal, reference, type TypeTree } from "../../emit/typescript/type-tree.js";
import { callOf, literalValue, name as nameValue } from "../../emit/typescript/value-tree.js";
import { madeOfGroups, type MadeOf } from "../../model/made-of.js";
import type { ApiModel } from "../../model/model.js";
import { placeText } from "../../model/place.js";
import { answerType } from "./answer-types.js";
import { errorsPath } from "./error-classes.js";
import { importingScopes } from "../../emit/typescript/package/schema-scopes.js";
import { FileImports, type FileParts } from "../../emit/typescript/package/source-files.js";
import { lateFile } from "./source-files.js";

/** The type parameter that an operation says where its errors of a status have another body than all of them together. */
const bodyParameter = "Body";

/** The file; none where the manifest names no such status. */
export function errorsFile(
  model: ApiModel,
  names: SchemaNames,
  { classes }: ServiceFailures,
): readonly BuiltFile[] {
  if (classes.length === 0) return [];
  const parts = (): FileParts => {
    const own = classes.map(({ name }) => typeName(name));
    const imports = new FileImports(errorsPath, [bodyParameter, ...own]);
    const scope = importingScopes(names, imports).response;
    return {
      origins: [
        placeText(model.folder, { file: "service.yaml", path: ["errors"] }),
        placeText(model.folder, { file: "groups/*.yaml", path: [] }),
      ],
      imports: imports.imports,
      statements: classes.flatMap((each) =>
        errorClass(each, answerType(each.bodies, scope), imports),
      ),
    };
  };
  return ofParts(madeOfClasses(model), [lateFile(errorsPath, parts)]);
}

/** The file has the texts of bodies that it writes out. Those of other bodies stand with their types. */
function madeOfClasses(model: ApiModel): MadeOf {
  const sources = classSources(model).flatMap((each) => each.sources);
  const ids = sources.flatMap((each) =>
    each !== "service" && "operation" in each ? each.operation : [],
  );
  return { texts: madeOfGroups(ids, model).texts };
}

/** A class and the type of its errors under one name, because they are one thing to a reader. */
function errorClass(
  { status, ...named }: FailureClass,
  body: TypeTree,
  imports: FileImports,
): readonly StatementStructures[] {
  const name = typeName(named.name);
  return [
    constOf({
      name,
      docs: errorDocs(status),
      type: reference(imports.type("ErrorClass", "runtime/errors"), [reference(name)]),
      value: callOf(
        nameValue(imports.value("errorClass", "runtime/errors")),
        [literalValue(name)],
        { pure: true },
      ),
    }),
    interfaceOf({
      name,
      typeParameters: [{ name: bodyParameter, default: body }],
      extends: [
        reference(imports.type("StatusError", "runtime/errors"), [
          literal(name),
          status.endsWith("XX") ? keyword("number") : literal(Number(status)),
          reference(bodyParameter),
        ]),
      ],
      properties: [],
    }),
  ];
}

function errorDocs(status: string): DocComment {
  const phrase = reasonPhrase(status);
  const summary = status.endsWith("XX")
    ? `A response with a status of ${status} that its operation does not list.`
    : `A response with status ${status}${phrase === undefined ? "" : ` (${phrase})`}.`;
  return docComment({ summary });
}
