/** Which credentials an operation needs: `src/security.ts`, the entry of its constant, and what its docs say of it. */
import { camelCase, localName } from "../../emit/typescript/names.js";
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
import { isOpen, knownItems, knownValue, whenFact } from "../../model/known.js";
import type { ApiModel, Operation, Service } from "../../model/model.js";
import { asksForNothing, requirementsOf } from "../../model/requirements.js";
import { placeText } from "../../model/place.js";
import { operationsOf } from "../../model/walk.js";
import {
  authenticationPath,
  credentialFunctions,
  hasAuthentication,
  wantsSecretOnly,
} from "../../emit/typescript/package/authentication-schemes.js";
import { inComment } from "../../emit/typescript/package/comment-spelling.js";
import { requirementWords } from "../../sdk/words/credentials.js";
import { isCallable } from "../../sdk/operations/facts.js";
import { FileImports } from "../../emit/typescript/package/source-files.js";
import { sourceFile } from "./source-files.js";

/** Its path below `src/`, without its ending. */
const securityPath = "security";

/** Credentials that are needed together, as the runtime takes them. */
type Alternative = readonly (readonly [scheme: string, scopes: readonly string[]])[];

/** A constant of the file: operations that need the same share it. */
interface SecurityConstant {
  readonly name: string;
  readonly alternatives: readonly Alternative[];
}

/** The file; none where no operation is known to need credentials. */
export function securityFile(model: ApiModel): readonly BuiltFile[] {
  const constants = [...securityConstants(model).values()];
  if (constants.length === 0) return [];
  const names = constants.map(({ name }) => name);
  const imports = new FileImports(securityPath, names);
  const makers = secretMakers(model);
  const type = reference(imports.type("Security", "runtime/security"));
  const requires = nameValue(imports.value("requires", "runtime/security"));
  return [
    sourceFile({
      file: securityPath,
      origins: [placeText(model.folder, { file: "service.yaml", path: ["authentication"] })],
      imports: imports.imports,
      statements: constants.map(({ name, alternatives }) =>
        constOf({
          name,
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

/** What an operation's constant says of it. */
export function securityEntries(
  operation: Operation,
  model: ApiModel,
  imports: FileImports,
): readonly ObjectEntry[] {
  const constant = securityConstants(model).get(keyOf(alternativesOf(operation, model.service)));
  if (constant === undefined) return [];
  return [{ key: "security", value: nameValue(imports.value(constant.name, securityPath)) }];
}

/** What the docs of an operation say of it. */
export function securityText(operation: Operation, { service }: ApiModel): readonly string[] {
  return whenFact(requirementsOf(operation, service), {
    known: (listing) => {
      const { items, open } = listing;
      if (items.every(asksForNothing)) return [];
      const isOptional = items.some(asksForNothing);
      const ways = inComment(requirementWords(listing, service), (scheme) =>
        credentialText(scheme, service),
      );
      return [`${isOptional || open ? "Takes" : "Needs"} ${ways}.`];
    },
    none: () => ["Needs no authentication."],
    notShown: () => [],
  });
}

/** Names of schemes, as credentials have them, that operations are known to need though the manifest lists none such. */
export function unlistedSchemes(model: ApiModel): readonly string[] {
  const listed = knownItems(model.service.authentication.schemes);
  const names = new Set(listed.map(({ name }) => camelCase(name)));
  const needed = [...securityConstants(model).values()].flatMap(({ alternatives }) =>
    alternatives.flatMap((each) => each.map(([scheme]) => scheme)),
  );
  return [...new Set(needed)].filter((name) => !names.has(name));
}

/** The functions that make credentials of secrets, by the names of the schemes that want nothing else. */
function secretMakers(model: ApiModel): ReadonlyMap<string, string> {
  const schemes = credentialFunctions(model).filter(({ scheme }) => wantsSecretOnly(scheme));
  return new Map(schemes.map(({ scheme, name }) => [camelCase(scheme.name), name]));
}

const constantsOf = new WeakMap<ApiModel, ReadonlyMap<string, SecurityConstant>>();

/** By their alternatives, in the order in which operations need them; made once for a model, since all its groups ask. */
function securityConstants(model: ApiModel): ReadonlyMap<string, SecurityConstant> {
  const known = constantsOf.get(model);
  if (known) return known;
  const names = new Scope();
  const found = new Map<string, SecurityConstant>();
  for (const operation of hasAuthentication(model) ? operationsOf(model) : []) {
    const alternatives = alternativesOf(operation, model.service);
    const key = keyOf(alternatives);
    const isNeeded = alternatives.some((each) => each.length > 0);
    if (!isNeeded || !isCallable(operation) || found.has(key)) continue;
    found.set(key, { name: names.take(nameOf(alternatives)), alternatives });
  }
  constantsOf.set(model, found);
  return found;
}

/** A certificate is no matter of a request: `fetch` presents it, or nobody. */
function alternativesOf(operation: Operation, service: Service): readonly Alternative[] {
  const requirements = requirementsOf(operation, service);
  const alternatives = knownItems(requirements).map(({ schemes }) =>
    schemes
      .filter(({ scheme }) => meansOf(scheme, service) !== "mutualTLS")
      .map(({ scheme, scopes }): Alternative[number] => [
        camelCase(scheme),
        knownValue(scopes) ?? [],
      ]),
  );
  // What is not shown may ask for nothing: a call without the others is none to be refused.
  const isSaid = alternatives.some((each) => each.length === 0);
  return isOpen(requirements) && !isSaid ? [...alternatives, []] : alternatives;
}

function meansOf(scheme: string, { authentication }: Service): string | undefined {
  return knownItems(authentication.schemes).find(({ name }) => name === scheme)?.means.type;
}

function keyOf(alternatives: readonly Alternative[]): string {
  return JSON.stringify(alternatives);
}

/** `needsOauthLibraryRead`, `needsOauthAndKeyOrBasic`. */
function nameOf(alternatives: readonly Alternative[]): string {
  const texts = alternatives.map((alternative) =>
    alternative.map(([scheme, scopes]) => [scheme, ...scopes].join(" ")).join(" and "),
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
    alternative.map(([key, scopes]) => {
      const own = makers.get(key);
      const maker =
        own === undefined
          ? imports.value("credentialOnly", "runtime/security")
          : imports.value(own, authenticationPath);
      return { key, value: arrayValue([nameValue(maker), ...scopes.map(literalValue)]) };
    }),
  );
}

/** What a caller gives for a scheme. */
function credentialText(scheme: string, service: Service): string {
  return meansOf(scheme, service) === "mutualTLS"
    ? `a certificate that \`fetch\` presents (\`${scheme}\`)`
    : `\`auth.${camelCase(scheme)}\``;
}
