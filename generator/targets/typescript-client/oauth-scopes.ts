/** What a scheme of OAuth 2 gets beside its functions: the type of its scopes, and which of them operations need. */
import type { StatementStructures } from "ts-morph";
import { docComment } from "../../emit/typescript/doc-comments.js";
import { camelCase, pascalCase } from "../../emit/typescript/names.js";
import type { Scope } from "../../sdk/names/scope.js";
import { openUnionOf } from "../../emit/typescript/schemas/enum-types.js";
import { constOf, typeAliasOf } from "../../emit/typescript/structures.js";
import {
  arrayOf,
  keyword,
  literal,
  reference,
  type TypeTree,
  unionOf,
} from "../../emit/typescript/type-tree.js";
import { arrayValue, literalValue, objectValue } from "../../emit/typescript/value-tree.js";
import type { Scope as Permission } from "../../model/authentication.js";
import { isOpen, knownItems, knownValue, whenFact } from "../../model/known.js";
import type { ApiModel } from "../../model/model.js";
import { operationsOf } from "../../model/walk.js";
import type {
  HelperNames,
  OAuthScheme,
} from "../../emit/typescript/package/authentication-schemes.js";
import { isCallable } from "../../sdk/operations/facts.js";
import { requirementsOf } from "../../model/requirements.js";

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
  const isKnown = scheme.means.scopes.state === "known";
  return [
    ...(isKnown ? [scopeType(scheme, names.scope)] : []),
    ...operationScopes(scheme, names, model),
  ];
}

/** What may be asked for: nothing where there are no scopes, and any text while they are not shown. */
export function scopeOf({ means }: OAuthScheme, names: HelperNames): TypeTree | undefined {
  return whenFact<unknown, TypeTree | undefined>(means.scopes, {
    known: () => reference(names.scope),
    none: () => keyword("never"),
    notShown: () => undefined,
  });
}

function scopeType({ means }: OAuthScheme, name: string): StatementStructures {
  const scopes = knownItems(means.scopes);
  const listed = scopes.map((scope) => literal(scope.name));
  return typeAliasOf({
    name,
    docs: docComment({
      summary: "What a token may be allowed.",
      paragraphs: [
        scopes.map(scopeLine).join("\n"),
        ...(isOpen(means.scopes) ? ["There may be others, which are not shown."] : []),
      ],
    }),
    type: isOpen(means.scopes) ? openUnionOf([...listed, keyword("string")]) : unionOf(listed),
  });
}

function scopeLine({ name, description }: Permission): string {
  const said = knownValue(description);
  return said === undefined ? `- \`${name}\`` : `- \`${name}\`: ${said}`;
}

/** The operations that are known to need scopes of a scheme, by their ids. */
export function scopesOfOperations(
  scheme: OAuthScheme,
  model: ApiModel,
): readonly { readonly key: string; readonly scopes: readonly string[] }[] {
  return operationsOf(model)
    .filter(isCallable)
    .flatMap((operation) => {
      const needed = knownItems(requirementsOf(operation, model.service))
        .flatMap(({ schemes }) => schemes)
        .find((each) => each.scheme === scheme.name);
      const scopes = (needed && knownValue(needed.scopes)) ?? [];
      return scopes.length === 0 ? [] : [{ key: operation.id, scopes }];
    });
}

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
