/** The pages of an operation: what its call is made with, and the types of its items. */
import type { VariableStatementStructure } from "ts-morph";
import { docComment } from "../../emit/typescript/doc-comments.js";
import { withLastWord } from "../../sdk/names/words.js";
import { functionName, memberName, typeName } from "../../emit/typescript/names.js";
import { openUnionOf } from "../../emit/typescript/schemas/enum-types.js";
import {
  isShort,
  schemaDeclaration,
  type TypeDeclaration,
} from "../../emit/typescript/schemas/schema-declarations.js";
import type { TypeScope } from "../../emit/typescript/schemas/type-scope.js";
import { constOf, interfaceOf, typeAliasOf } from "../../emit/typescript/structures.js";
import { keyword, reference, type TypeTree } from "../../emit/typescript/type-tree.js";
import {
  arrayValue,
  literalValue,
  name as nameValue,
  type ObjectEntry,
  objectValue,
  type ValueTree,
} from "../../emit/typescript/value-tree.js";
import type { ParameterPointer } from "../../model/behaviour.js";
import type { Schema } from "../../model/schema.js";
import type { InputScope } from "./inputs.js";
import type { FollowedPaging } from "../../sdk/operations/paging.js";
import type { CallableOperation, OperationPlan } from "../../sdk/plan.js";
import type { FileImports } from "../../emit/typescript/package/source-files.js";

/** The parts of the function of an operation with pages. */
export interface EmittedPaging {
  /** The constant that says how it pages. */
  readonly statement: VariableStatementStructure;
  /** Types that are too long to stand in the signature. */
  readonly declarations: readonly TypeDeclaration[];
  /** Names, as the file has them, of the function that sends the call and of the call's type. */
  readonly send: string;
  readonly callType: string;
  /** The type of the items; of several pages that of all their items by name. */
  readonly items: TypeTree;
}

/** Name of the constant that says how an operation pages. */
export function pagingName({ name }: Pick<OperationPlan, "name">): string {
  return functionName(withLastWord(name, "paging"));
}

/** Returns the parts of an operation's function; undefined where its pages cannot be followed. */
export function emitPaging(
  operation: CallableOperation,
  constant: string,
  { imports, types }: InputScope,
): EmittedPaging | undefined {
  const { paging } = operation;
  if (paging?.kind !== "followed") return undefined;
  const [file, send, call, type] = paging.isSingle
    ? ["paged-call", "sendPaged", "PagedCall", imports.type("Paging", "runtime/paging")]
    : [
        "multi-paged-call",
        "sendMultiPaged",
        "MultiPagedCall",
        imports.type("MultiPaging", "runtime/multi-paged-call"),
      ];
  const typed = (paging.isSingle ? itemType : itemTypes)(operation, paging, types.response);
  return {
    send: imports.value(send, `runtime/${file}`),
    callType: imports.type(call, `runtime/${file}`),
    items: typed.type,
    statement: constOf({
      name: constant,
      exported: false,
      type: reference(type),
      value: pagingValue(paging, imports),
    }),
    declarations: typed.declarations,
  };
}

const strategies: Readonly<Record<FollowedPaging["strategy"], string>> = {
  offset: "byOffset",
  cursor: "byCursor",
  page: "byPage",
  link: "byLink",
};

const members: Readonly<Record<ParameterPointer["place"], string>> = {
  path: "path",
  query: "query",
  header: "headers",
  cookie: "cookies",
  body: "body",
};

function pagingValue(paging: FollowedPaging, imports: FileImports): ValueTree {
  const { strategy, parameter, first, places } = paging;
  const by = imports.value(strategies[strategy], `runtime/by-${strategy}`);
  const said = (["items", "total", "next", "cursor", "hasMore"] as const).flatMap((role) => {
    const place = places[role];
    return place === undefined ? [] : [{ key: role, value: placeValue(place, role, imports) }];
  });
  return objectValue([
    { key: "strategy", value: nameValue(by) },
    ...(parameter === undefined
      ? []
      : [
          {
            key: "parameter",
            value: arrayValue([members[parameter.place], parameter.name].map(literalValue)),
          },
        ]),
    ...(first === 0 || parameter === undefined
      ? []
      : [{ key: "first", value: literalValue(first) }]),
    ...rootEntries(paging),
    ...said,
  ]);
}

function rootEntries({ roots, isSingle }: FollowedPaging): readonly ObjectEntry[] {
  if (!isSingle) {
    const entries = roots.map(({ name, pointer }) => ({ key: name, value: literalValue(pointer) }));
    return [{ key: "roots", value: objectValue(entries) }];
  }
  return roots.flatMap(({ pointer }) =>
    pointer === "" ? [] : [{ key: "root", value: literalValue(pointer) }],
  );
}

/** A header `Link` has to be read as RFC 8288 says; all others are texts. */
function placeValue(place: string, role: string, imports: FileImports): ValueTree {
  return role === "next" && place.toLowerCase() === "header:link"
    ? nameValue(imports.value("nextInLinkHeader", "runtime/link-header"))
    : literalValue(place);
}

/** A type and what declares it. */
interface DeclaredType {
  readonly type: TypeTree;
  readonly declarations: readonly TypeDeclaration[];
}

/** The type of the items, declared where it is too long to stand in a signature. */
function itemType(
  operation: CallableOperation,
  { roots }: FollowedPaging,
  scope: TypeScope,
): DeclaredType {
  const schemas = roots.flatMap(({ items }) => items);
  const type = typeOfItems(schemas, scope);
  if (isShort(type)) return { type, declarations: [] };
  const name = `${typeName(operation.name)}Item`;
  const docs = docComment({ summary: `One item of \`${memberName(operation.name)}\`.` });
  const [only, ...others] = schemas;
  const declaration =
    only !== undefined && others.length === 0
      ? schemaDeclaration({ name, docs, type }, only, scope)
      : typeAliasOf({ name, docs, type });
  return { type: reference(name), declarations: [declaration] };
}

/** The types of the items of several pages, by name. */
function itemTypes(
  operation: CallableOperation,
  { roots }: FollowedPaging,
  scope: TypeScope,
): DeclaredType {
  const declaration = interfaceOf({
    name: `${typeName(operation.name)}Items`,
    docs: docComment({
      summary: `The items of \`${memberName(operation.name)}\`, by the names of their pages.`,
    }),
    properties: roots.map(({ name, items }) => ({ name, type: typeOfItems(items, scope) })),
  });
  return { type: reference(declaration.name), declarations: [declaration] };
}

function typeOfItems(schemas: readonly Schema[], scope: TypeScope): TypeTree {
  return schemas.length === 0 ? keyword("unknown") : openUnionOf(schemas.map(scope.typeOf));
}
