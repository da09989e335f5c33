/** The parts of an OAuth 2 scheme beside its functions: the type of its scopes, and the scopes that operations need. */
import type { StatementStructures } from "ts-morph";
import { docComment } from "../../emit/typescript/doc-comments.js";
import { camelCase, pascalCase } from "../../emit/typescript/names.js";
import type { Scope } from "../../sdk/names/scope.js";
import { openUnionOf } from "../../emit/typescript/schemas/enum-types.js";
import { constOf, typeAliasOf } from "../../emit/typescript/structures.js";
import { arrayOf, keyword, literal, reference, unionOf } from "../../emit/typescript/type-tree.js";
import { arrayValue, literalValue, objectValue } from "../../emit/typescript/value-tree.js";
import { oncePerFacts } from "../../model/decided.js";
import type { ApiModel } from "../../model/model.js";
import { operationsOf } from "../../model/walk.js";
import type {
  HelperNames,
  OAuthScheme,
} from "../../emit/typescript/package/authentication-schemes.js";
import { isCallable } from "../../sdk/operations/facts.js";
import type { ScopesPlan } from "../../sdk/operations/credentials.js";
import { securityOf } from "../../sdk/operations/security.js";
import { unreachable } from "../../unreachable.js";

/** Names that each begin with that of the scheme: `oauthClientCredentials`, `OauthScope`. */
export function helperNames(scheme: OAuthScheme, scope: Scope): HelperNames {
  const take = (suffix: string): string => scope.take(camelCase(`${scheme.name}-${suffix}`));
  return {
    authorizationRequest: take("authorization-request"),
    clientCredentials: take("client-credentials"),
    exchangeCode: take("exchange-code"),
    operationScopes: take("operation-scopes"),
    refreshToken: take("refresh-token"),
    scope: scope.take(pascalCase(`${scheme.name}-scope`)),
  };
}

/** The type of the scopes, and what operations need of them; nothing while they are not shown. */
export function scopeStatements(
  scheme: OAuthScheme,
  names: HelperNames,
  model: ApiModel,
): readonly StatementStructures[] {
  const { scopes } = scheme.means;
  return [
    ...(scopes.kind === "known" ? [scopeType(scopes, names.scope)] : []),
    ...operationScopes(scheme, names, model),
  ];
}

/**
 * Returns the type of the scopes that callers may request: nothing where there are no scopes, any text while they are not
 * shown.
 */
export function scopeOf({ means: { scopes } }: OAuthScheme, names: HelperNames) {
  switch (scopes.kind) {
    case "known":
      return reference(names.scope);
    case "none":
      return keyword("never");
    case "not-shown":
      return undefined;
    default:
      return unreachable(scopes);
  }
}

function scopeType(
  { scopes, isOpen }: Extract<ScopesPlan, { kind: "known" }>,
  name: string,
): StatementStructures {
  const listed = scopes.map((scope) => literal(scope.name));
  return typeAliasOf({
    name,
    docs: docComment({
      summary: "The permissions that a token may carry.",
      paragraphs: [
        scopes
          .map((each) =>
            each.description === undefined
              ? `- \`${each.name}\``
              : `- \`${each.name}\`: ${each.description}`,
          )
          .join("\n"),
        ...(isOpen ? ["There may be others, which are not shown."] : []),
      ],
    }),
    type: isOpen ? openUnionOf([...listed, keyword("string")]) : unionOf(listed),
  });
}

/** The operations that are known to need scopes of a scheme, by their ids. */
export function scopesOfOperations(
  scheme: OAuthScheme,
  model: ApiModel,
): readonly { readonly key: string; readonly scopes: readonly string[] }[] {
  return scopesNeeded(model).flatMap(({ key, schemes }) => {
    const { scopes = [] } = schemes.find((each) => each.scheme === scheme.name) ?? {};
    return scopes.length === 0 ? [] : [{ key, scopes }];
  });
}

/** The schemes that operations need scopes of. */
const scopesNeeded = oncePerFacts("scopes of operations", (model) =>
  operationsOf(model)
    .filter(isCallable)
    .flatMap((operation) => {
      const { alternatives } = securityOf(operation, model.service);
      const schemes = alternatives.flat().map(({ scheme, scopes }) => ({ scheme, scopes }));
      return schemes.some(({ scopes }) => scopes.length > 0)
        ? [{ key: operation.id, schemes }]
        : [];
    }),
);

/** The scopes that operations need, for those who ask a user for no more than they use; none where none needs one. */
function operationScopes(
  scheme: OAuthScheme,
  names: HelperNames,
  model: ApiModel,
): readonly StatementStructures[] {
  const needs = scopesOfOperations(scheme, model);
  if (needs.length === 0) return [];
  return [
    constOf({
      name: names.operationScopes,
      docs: docComment({
        summary: "The scopes that operations are known to need, by their ids.",
      }),
      type: reference("Readonly", [
        reference("Record", [
          unionOf(needs.map(({ key }) => literal(key))),
          arrayOf(scopeOf(scheme, names) ?? keyword("string"), { readonly: true }),
        ]),
      ]),
      value: objectValue(
        needs.map(({ key, scopes }) => ({ key, value: arrayValue(scopes.map(literalValue)) })),
      ),
    }),
  ];
}
