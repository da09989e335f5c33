/** `src/common-replies.ts`: what any operation may answer, as one type that all replies share. */
import type { BuiltFile } from "../../emit/target.js";
import { docComment } from "../../emit/typescript/doc-comments.js";
import { importingScopes } from "../../emit/typescript/package/schema-scopes.js";
import { replyData } from "../../sdk/server/route.js";
import { validatorName } from "../../emit/typescript/package/validator-names.js";
import { ruleScope, validatorScopes } from "../../emit/typescript/package/validators.js";
import { plainValue } from "../../emit/typescript/plain-value.js";
import { FileImports } from "../../emit/typescript/package/source-files.js";
import type { SchemaNames } from "../../emit/typescript/schemas/schema-names.js";
import { constOf, typeAliasOf } from "../../emit/typescript/structures.js";
import { arrayOf, reference, unionOf } from "../../emit/typescript/type-tree.js";
import { arrayValue } from "../../emit/typescript/value-tree.js";
import type { ApiModel } from "../../model/model.js";
import { placeText } from "../../model/place.js";
import { commonRepliesPath, commonReplyName, commonRoutes } from "./common-replies.js";
import { servedCommonReplies } from "../../sdk/operations/served-replies.js";
import { replyTypes } from "./replies.js";
import { replyRules, rulesValue } from "./rules.js";
import { sharedFolder, sourceFile } from "./source-files.js";
import { validatorsPath } from "./validators-file.js";

/** The file; none where the manifest shows no such answers. */
export function commonRepliesFile(model: ApiModel, names: SchemaNames): readonly BuiltFile[] {
  const replies = servedCommonReplies(model.service, names.find);
  if (replies.length === 0) return [];
  const imports = new FileImports(commonRepliesPath, [
    commonReplyName,
    ...Object.values(commonRoutes),
  ]);
  const scope = { imports, types: importingScopes(names, imports), service: model.service };
  const listed = replies.map(({ status }) => status);
  const declaration = typeAliasOf({
    name: commonReplyName,
    docs: docComment({ summary: "The responses that any operation may give." }),
    type: unionOf(replies.flatMap((each) => replyTypes(each, listed, scope))),
  });
  const rules = ruleScope(imports, sharedFolder, (schema, side) => {
    const name = validatorName(schema, side, names);
    return imports.value(name, validatorsPath, `${name}Validator`);
  });
  const scopes = validatorScopes(names.find);
  return [
    sourceFile({
      file: commonRepliesPath,
      origins: [placeText(model.folder, { file: "service.yaml", path: ["errors"] })],
      imports: imports.imports,
      statements: [
        declaration,
        constOf({
          name: commonRoutes.replies,
          docs: docComment({ summary: "The same responses, in the form of routes." }),
          type: arrayOf(reference(imports.type("RouteReply", "runtime/route")), { readonly: true }),
          value: arrayValue(replies.map((each) => plainValue(replyData(each)))),
        }),
        constOf({
          name: commonRoutes.rules,
          docs: docComment({ summary: "The checks of their bodies." }),
          type: reference(imports.type("ReplyRules", "runtime/route")),
          value: rulesValue(replyRules(replies, scopes.response), rules, "response"),
        }),
      ],
    }),
  ];
}
