/** The function of each scheme that makes a credential of what its caller has: a token, a key, a name and password. */
import type { FunctionDeclarationStructure } from "ts-morph";
import { docComment } from "../../emit/typescript/doc-comments.js";
import { type DocumentedParameter, functionOf } from "../../emit/typescript/structures.js";
import { keyword, reference } from "../../emit/typescript/type-tree.js";
import {
  callOf,
  literalValue,
  name as nameValue,
  returns,
  type ValueTree,
} from "../../emit/typescript/value-tree.js";
import type { CredentialMeans, CredentialPlan } from "../../sdk/operations/credentials.js";
import type { FileImports } from "../../emit/typescript/package/source-files.js";
import { unreachable } from "../../unreachable.js";

/** A function of the runtime, and what it is called with. */
interface Credential {
  readonly summary: string;
  readonly paragraphs?: readonly string[];
  readonly parameters: readonly DocumentedParameter[];
  readonly value: ValueTree;
}

/** The function, exported under the name of its scheme. What is not shown of the scheme is a parameter. */
export function credentialFunction(
  { means, description }: CredentialPlan,
  name: string,
  imports: FileImports,
): FunctionDeclarationStructure {
  const { summary, paragraphs = [], parameters, value } = credentialOf(means, imports);
  return functionOf({
    name,
    docs: docComment({
      summary,
      paragraphs: [...(description === undefined ? [] : [description]), ...paragraphs],
    }),
    parameters,
    returnType: reference(imports.type("Credential", "runtime/credential")),
    body: [returns(value)],
  });
}

function credentialOf(means: CredentialMeans, imports: FileImports): Credential {
  switch (means.kind) {
    case "key":
      return keyCredential(means, imports);
    case "bearer": {
      const { format } = means;
      const summary = format === undefined ? "A token." : `A token (${format}).`;
      return { ...bearerCredential(imports), summary };
    }
    case "basic":
      return basicCredential(imports);
    case "authorization":
      return otherCredential(means, imports);
    case "oauth":
      return { ...bearerCredential(imports), summary: "An access token that you have." };
    case "openid":
      return {
        ...bearerCredential(imports),
        summary: "An access token that you have from an OpenID provider.",
        paragraphs: [
          means.url === undefined
            ? "Not shown: the provider's description."
            : `The provider describes itself at ${means.url}.`,
        ],
      };
    case "certificate":
      throw new TypeError("a certificate is presented by fetch, and not put into a request");
    default:
      return unreachable(means);
  }
}

/** Functions of the runtime by place. */
const keyFunctions = { header: "headerKey", query: "queryKey", cookie: "cookieKey" } as const;

/** Places as a reader would say them. */
const placeTexts = {
  header: "in the header",
  query: "in the query as",
  cookie: "in the cookie",
} as const;

function keyCredential(
  { name, place }: Extract<CredentialMeans, { kind: "key" }>,
  imports: FileImports,
): Credential {
  const where =
    place === undefined || name === undefined ? "" : ` ${placeTexts[place]} \`${name}\``;
  const make = imports.value(
    place === undefined ? "apiKey" : keyFunctions[place],
    "runtime/api-key",
  );
  const placeType = place === undefined && imports.type("ApiKeyPlace", "runtime/api-key");
  return {
    summary: `A key${where}.`,
    parameters: [
      secretParameter("key", imports),
      ...(name === undefined
        ? [{ name: "name", type: keyword("string"), docs: "Not shown: its name." }]
        : []),
      ...(placeType
        ? [{ name: "place", type: reference(placeType), docs: "Not shown: where it stands." }]
        : []),
    ],
    value: callOf(nameValue(make), [
      nameValue("key"),
      name === undefined ? nameValue("name") : literalValue(name),
      ...(placeType ? [nameValue("place")] : []),
    ]),
  };
}

function basicCredential(imports: FileImports): Credential {
  return {
    summary: "A user name without a colon, and a password.",
    parameters: ["username", "password"].map((name) => ({ name, type: keyword("string") })),
    value: callOf(nameValue(imports.value("basic", "runtime/basic")), [
      nameValue("username"),
      nameValue("password"),
    ]),
  };
}

function otherCredential(
  { scheme }: Extract<CredentialMeans, { kind: "authorization" }>,
  imports: FileImports,
): Credential {
  const make = nameValue(imports.value("authorization", "runtime/secret"));
  const docs = "Not shown: the scheme of the header `authorization`.";
  return {
    summary: `The text after ${scheme === undefined ? "the scheme" : `\`${scheme}\``} in the header \`authorization\`.`,
    parameters: [
      secretParameter("credential", imports),
      ...(scheme === undefined ? [{ name: "scheme", type: keyword("string"), docs }] : []),
    ],
    value: callOf(make, [
      nameValue("credential"),
      scheme === undefined ? nameValue("scheme") : literalValue(scheme),
    ]),
  };
}

function bearerCredential(imports: FileImports): Pick<Credential, "parameters" | "value"> {
  return {
    parameters: [secretParameter("token", imports)],
    value: callOf(nameValue(imports.value("bearer", "runtime/secret")), [nameValue("token")]),
  };
}

function secretParameter(name: string, imports: FileImports): DocumentedParameter {
  return { name, type: reference(imports.type("Secret", "runtime/credential")) };
}
