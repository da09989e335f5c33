/** Which credentials an operation needs: `src/security.ts`, and the entry of its constant. */
import { memberOfId, localName } from "../../emit/typescript/names.js";
import { Scope } from "../../sdk/names/scope.js";
import { constOf } from "../../emit/typescript/structures.js";
import { reference } from "../../emit/typescript/type-tree.js";
import {
  arrayValue,
  callOf,
  literalValue,
  name as nameValue,
  type ObjectEntry,
  objectValue,
  type ValueTree,
} from "../../emit/typescript/value-tree.js";
import type { BuiltFile } from "../../emit/target.js";
import type { ApiModel } from "../../model/model.js";
import { placeText } from "../../model/place.js";
import {
  authenticationPath,
  credentialFunctions,
} from "../../emit/typescript/package/authentication-schemes.js";
import { isSecretAlone } from "../../sdk/operations/credentials.js";
import type { Alternative } from "../../sdk/operations/security.js";
import type { CallableOperation, ServicePlan } from "../../sdk/plan.js";
import { servicePlan } from "../../sdk/plan-of.js";
import { FileImports } from "../../emit/typescript/package/source-files.js";
import { sourceFile } from "./source-files.js";

/** Its path below `src/`, without its ending. */
const securityPath = "security";

/** The file; none where no operation is known to need credentials. */
export function securityFile(model: ApiModel): readonly BuiltFile[] {
  const needs = neededIn(servicePlan(model));
  if (needs.length === 0) return [];
  const names = constantNames(needs);
  const imports = new FileImports(securityPath, names);
  const makers = secretMakers(model);
  const type = reference(imports.type("Security", "runtime/security"));
  const requires = nameValue(imports.value("requires", "runtime/security"));
  return [
    sourceFile({
      file: securityPath,
      origins: [placeText(model.folder, { file: "service.yaml", path: ["authentication"] })],
      imports: imports.imports,
      statements: needs.map((alternatives, index) =>
        constOf({
          name: names[index] ?? "",
          type,
          value: callOf(
            requires,
            alternatives.map((each) => alternativeValue(each, makers, imports)),
            { pure: true },
          ),
        }),
      ),
    }),
  ];
}

/** Returns the entries for authentication in an operation's constant. */
export function securityEntries(
  { need }: CallableOperation,
  service: ServicePlan,
  imports: FileImports,
): readonly ObjectEntry[] {
  const name = constantNames(neededIn(service))[need ?? -1];
  return name === undefined
    ? []
    : [{ key: "security", value: nameValue(imports.value(name, securityPath)) }];
}

/** Names of schemes, as credentials have them, that operations are known to need though the manifest lists none such. */
export function unlistedSchemes(model: ApiModel): readonly string[] {
  const service = servicePlan(model);
  const names = new Set(service.credentials.map(({ name }) => memberOfId(name)));
  const needed = neededIn(service)
    .flat(2)
    .map(({ scheme }) => memberOfId(scheme));
  return [...new Set(needed)].filter((name) => !names.has(name));
}

/** The functions that make credentials of secrets, by the names of the schemes that want nothing else. */
function secretMakers(model: ApiModel): ReadonlyMap<string, string> {
  const schemes = credentialFunctions(model).filter(({ scheme }) => isSecretAlone(scheme));
  return new Map(schemes.map(({ scheme, name }) => [memberOfId(scheme.name), name]));
}

/** While no scheme is known, a client takes no credentials, and none is asked for. */
function neededIn({ credentials, needs }: ServicePlan): ServicePlan["needs"] {
  return credentials.some(({ means }) => means.kind !== "certificate") ? needs : [];
}

const known = new WeakMap<ServicePlan["needs"], readonly string[]>();

/** Names of the constants, in the order of the needs; made once, since all groups ask. */
function constantNames(needs: ServicePlan["needs"]): readonly string[] {
  const scope = new Scope();
  const names = known.get(needs) ?? needs.map((each) => scope.take(nameOf(each)));
  known.set(needs, names);
  return names;
}

/** `needsOauthLibraryRead`, `needsOauthAndKeyOrBasic`. */
function nameOf(alternatives: readonly Alternative[]): string {
  const texts = alternatives.map((alternative) =>
    alternative
      .map(({ scheme, scopes }) => [memberOfId(scheme), ...scopes].join(" "))
      .join(" and "),
  );
  return localName(`needs ${texts.map((text) => text || "nothing").join(" or ")}`);
}

/** Each scheme with what makes its credential, so that a bundle has no others, and its scopes. */
function alternativeValue(
  alternative: Alternative,
  makers: ReadonlyMap<string, string>,
  imports: FileImports,
): ValueTree {
  return objectValue(
    alternative.map(({ scheme, scopes }) => {
      const key = memberOfId(scheme);
      const own = makers.get(key);
      const maker =
        own === undefined
          ? imports.value("credentialOnly", "runtime/security")
          : imports.value(own, authenticationPath);
      return { key, value: arrayValue([nameValue(maker), ...scopes.map(literalValue)]) };
    }),
  );
}
