/** The hooks that prove credentials: one for each scheme that a route needs. */
import { docComment } from "../../emit/typescript/doc-comments.js";
import { memberOfId } from "../../emit/typescript/names.js";
import { isCallable } from "../../sdk/operations/facts.js";
import type { FileImports } from "../../emit/typescript/package/source-files.js";
import { typeAliasOf } from "../../emit/typescript/structures.js";
import { objectType, type Property, reference } from "../../emit/typescript/type-tree.js";
import type { ApiModel } from "../../model/model.js";
import { operationsOf } from "../../model/walk.js";
import { type CredentialMeans, credentialPlans } from "../../sdk/operations/credentials.js";
import { securityOf } from "../../sdk/operations/security.js";
import { unreachable } from "../../unreachable.js";

/** Name of the interface of the hooks. */
export const authenticatorsName = "ServiceAuthenticators";

/** The facts of a scheme that the runtime needs to read its credential. */
export type SchemeData =
  | { readonly type: "bearer" | "basic" | "other" }
  | { readonly type: "apiKey"; readonly in: string; readonly name: string }
  | { readonly type: "http"; readonly scheme: string };

/** How the credential of a scheme is read; `other` where that is not shown, or is no matter of a request. */
export function schemeData(means: CredentialMeans): SchemeData {
  switch (means.kind) {
    case "oauth":
    case "openid":
    case "bearer":
      return { type: "bearer" };
    case "basic":
      return { type: "basic" };
    case "authorization": {
      const { scheme } = means;
      return scheme === undefined ? { type: "other" } : { type: "http", scheme };
    }
    case "key": {
      const { place, name } = means;
      return place === undefined || name === undefined
        ? { type: "other" }
        : { type: "apiKey", in: place, name };
    }
    case "certificate":
      return { type: "other" };
    default:
      return unreachable(means);
  }
}

/** A scheme that some route needs; of one that the manifest does not list nothing but its name is known. */
export interface NeededScheme {
  readonly name: string;
  readonly description: string | undefined;
  readonly data: SchemeData;
}

/** The schemes that some route needs: those listed in the manifest's order, then others. */
export function neededSchemes(model: ApiModel): readonly NeededScheme[] {
  const needed = new Set(
    operationsOf(model)
      .filter(isCallable)
      .flatMap((operation) => securityOf(operation, model.service).alternatives.flat())
      .map(({ scheme }) => scheme),
  );
  const listed = credentialPlans(model.service).filter((each) => needed.delete(each.name));
  return [
    ...listed.map(({ name, description, means }) => ({
      name,
      description,
      data: schemeData(means),
    })),
    ...[...needed].map((name) => ({
      name,
      description: undefined,
      data: { type: "other" } as const,
    })),
  ];
}

/** All needed schemes, as data by the names of their hooks. */
export function schemesData(model: ApiModel): Readonly<Record<string, SchemeData>> {
  return Object.fromEntries(neededSchemes(model).map(({ name, data }) => [memberOfId(name), data]));
}

/** The type of the hooks: an alias, for an interface would be no record of hooks. */
export function authenticatorsType(model: ApiModel, imports: FileImports) {
  return typeAliasOf({
    name: authenticatorsName,
    docs: docComment({
      summary: "Hooks that verify credentials, one for each scheme that a route needs.",
    }),
    typeParameters: [{ name: "Identity" }],
    type: objectType(
      neededSchemes(model).map((scheme): Property => {
        const said = scheme.description;
        return {
          name: memberOfId(scheme.name),
          type: reference(imports.type("Authenticator", "runtime/authenticate"), [
            reference("Identity"),
            reference(imports.type(credentialType(scheme.data), "runtime/credentials")),
          ]),
          readonly: true,
          ...(said !== undefined && { docs: docComment({ paragraphs: [said] }) }),
        };
      }),
    ),
  });
}

/** The option that takes them. */
export function authenticateOption() {
  return objectType([
    {
      name: "authenticate",
      type: reference(authenticatorsName, [reference("Identity")]),
      readonly: true,
    },
  ]);
}

function credentialType({ type }: SchemeData): string {
  switch (type) {
    case "bearer":
      return "BearerCredential";
    case "basic":
      return "BasicCredential";
    case "apiKey":
      return "ApiKeyCredential";
    case "http":
      return "HttpCredential";
    case "other":
      return "OtherCredential";
  }
}
