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
import type { Scheme, SchemeMeans } from "../../model/authentication.js";
import { knownValue } from "../../model/known.js";
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
  { means, description }: Scheme,
  name: string,
  imports: FileImports,
): FunctionDeclarationStructure {
  const { summary, paragraphs = [], parameters, value } = credentialOf(means, imports);
  const said = knownValue(description);
  return functionOf({
    name,
    docs: docComment({
      summary,
      paragraphs: [...(said === undefined ? [] : [said]), ...paragraphs],
    }),
    parameters,
    returnType: reference(imports.type("Credential", "runtime/credential")),
    body: [returns(value)],
  });
}

function credentialOf(means: SchemeMeans, imports: FileImports): Credential {
  switch (means.type) {
    case "apiKey":
      return keyCredential(means, imports);
    case "http":
      return httpCredential(means, imports);
    case "oauth2":
      return { ...bearerCredential(imports), summary: "An access token that its caller has got." };
    case "openIdConnect": {
      const url = knownValue(means.openIdConnectUrl);
      return {
        ...bearerCredential(imports),
        summary: "An access token that its caller has got from an OpenID provider.",
        paragraphs: [
          url === undefined
            ? "Not shown: where the provider describes itself."
            : `The provider describes itself at ${url}.`,
        ],
      };
    }
    case "mutualTLS":
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
  means: Extract<SchemeMeans, { type: "apiKey" }>,
  imports: FileImports,
): Credential {
  const [name, place] = [knownValue(means.name), knownValue(means.in)];
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
        ? [{ name: "name", type: keyword("string"), docs: "Not shown: what it is called." }]
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

function httpCredential(
  means: Extract<SchemeMeans, { type: "http" }>,
  imports: FileImports,
): Credential {
  const scheme = knownValue(means.scheme);
  // Names of schemes have no case (RFC 9110, section 11.1).
  switch (scheme?.toLowerCase()) {
    case "bearer": {
      const format = knownValue(means.bearerFormat);
      const summary = format === undefined ? "A token." : `A token (${format}).`;
      return { ...bearerCredential(imports), summary };
    }
    case "basic":
      return {
        summary: "A user's name, which has no colon, and password.",
        parameters: ["username", "password"].map((each) => ({
          name: each,
          type: keyword("string"),
        })),
        value: callOf(nameValue(imports.value("basic", "runtime/basic")), [
          nameValue("username"),
          nameValue("password"),
        ]),
      };
    default: {
      const make = nameValue(imports.value("authorization", "runtime/secret"));
      const docs = "Not shown: the scheme of the header `authorization`.";
      return {
        summary: `What follows ${scheme === undefined ? "the scheme" : `\`${scheme}\``} in the header \`authorization\`, ready to be sent.`,
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
  }
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
