/** The README on who calls: the hook of each scheme, and what it is given. */
import { inlineCode, inlineText, table } from "../../emit/markdown/text.js";
import { code } from "../../emit/typescript/code-lines.js";
import { memberOfId } from "../../emit/typescript/names.js";
import type { Block } from "../../emit/typescript/package/readme-section.js";
import { sampleOf } from "../../emit/typescript/package/sample-imports.js";
import {
  arrayValue,
  callOf,
  literalValue,
  name as nameValue,
  objectValue,
  type ValueTree,
} from "../../emit/typescript/value-tree.js";
import { isOpen } from "../../model/known.js";
import type { Service } from "../../model/model.js";
import { requirementsOf } from "../../model/requirements.js";
import type { NeededScheme, SchemeData } from "./authentication.js";
import { countText, type RoutedOperation } from "./routed-operations.js";
import type { SampledServer } from "./sample-server.js";

/** The hooks that prove credentials. */
export function authenticationSection(
  shown: SampledServer,
  routed: readonly RoutedOperation[],
  service: Service,
): readonly Block[] {
  const unknown = routed.filter(({ route }) => route.security === undefined).length;
  const open = routed.filter(
    ({ operation, route }) =>
      route.security !== undefined && isOpen(requirementsOf(operation, service)),
  ).length;
  const notShown = [
    ...(unknown === 0
      ? []
      : [
          `Not shown: whether ${countText(unknown, routed.length)} ${unknown === 1 ? "needs" : "need"} a credential. The server requires none there.`,
        ]),
    ...(open === 0
      ? []
      : [
          `Not shown: other ways to authenticate for ${countText(open, routed.length)}. The server accepts requests without the credentials above there, because they may have others.`,
        ]),
  ];
  if (shown.schemes.length > 0) {
    return [...hookBlocks(shown, routed), ...notShown];
  }
  const none =
    service.authentication.schemes.state === "none" || unknown === 0
      ? ["No operation needs a credential."]
      : [];
  return [...none, ...(none.length === 0 ? notShown : [])];
}

function hookBlocks(shown: SampledServer, routed: readonly RoutedOperation[]): readonly Block[] {
  const requirements = routed.flatMap(({ route }) => route.security ?? []);
  const isAnyUnread = shown.schemes.some(({ data }) => data.type === "other");
  const isSeveral = routed.some(({ route }) => (route.security ?? []).filter(isAsked).length > 1);
  return [
    `\`authenticate\` has a hook for each scheme that an operation needs. The hook gets the credential from the place that the scheme names. It returns the caller as any value, which the option \`context\` gets as \`identity\`. The server answers \`undefined\`, \`null\` and \`false\` with 401 and \`WWW-Authenticate\`, and \`forbidden\` with 403. It refuses a request without a credential, or with one that it cannot read, and calls no hook.${isAnyUnread ? " It always calls a hook that reads the request itself." : ""}`,
    table(["Hook", "Gets", "Description"], shown.schemes.map(schemeRow)),
    ...scopeBlocks(shown, requirements),
    ...(isSeveral
      ? [
          "If an operation allows several ways, the first one whose hooks accept the credentials counts.",
        ]
      : []),
    ...(requirements.every(isAsked)
      ? []
      : [
          "If an operation also allows requests without a credential, their `identity` is `undefined`. The server refuses an invalid credential there, too.",
        ]),
  ];
}

/** True if an alternative asks for a credential. */
function isAsked(alternative: Readonly<Record<string, readonly string[]>>): boolean {
  return Object.keys(alternative).length > 0;
}

function schemeRow({ name, data, description }: NeededScheme): readonly string[] {
  return [inlineCode(memberOfId(name)), givenText(data), inlineText(description ?? "")];
}

function givenText(data: SchemeData): string {
  switch (data.type) {
    case "bearer":
      return "the token behind `Bearer`";
    case "basic":
      return "`{ username, password }`";
    case "apiKey":
      return `the key in the ${data.in} ${data.in === "query" ? "parameter " : ""}${inlineCode(data.name)}`;
    case "http":
      return `what stands behind ${inlineCode(data.scheme)} in \`Authorization\``;
    case "other":
      return "nothing: it reads `request` itself";
  }
}

/** A hook that asks for scopes, where the manifest shows some. */
function scopeBlocks(
  shown: SampledServer,
  requirements: readonly Readonly<Record<string, readonly string[]>>[],
): readonly Block[] {
  const scoped = shown.schemes
    .filter(({ data }) => data.type === "bearer")
    .flatMap(({ name }) => {
      const key = memberOfId(name);
      const scopes = requirements.flatMap((each) => each[key] ?? []);
      return scopes.length === 0 ? [] : [{ key, scope: scopes[0] ?? "" }];
    });
  const [first] = scoped;
  if (first === undefined) return [];
  const scope: ValueTree = arrayValue([literalValue(first.scope)]);
  const user = objectValue([
    { key: "name", value: literalValue("someone") },
    { key: "scopes", value: scope },
  ]);
  const isOnly = shown.schemes.length === 1;
  return [
    "Beside the credential, a hook gets the `scopes` that the operation needs, the `operation`, the `request` and a `signal`:",
    sampleOf(shown, (imports) => {
      const forbidden = imports.use("forbidden");
      const type = `${imports.useType("ServiceAuthenticators")}<User>`;
      return [
        code`interface User {`,
        code`  readonly name: string;`,
        code`  readonly scopes: readonly string[];`,
        code`}`,
        code``,
        code`const users = new Map<string, User>();`,
        code`${callOf(nameValue("users.set"), [literalValue("your-token"), user])};`,
        code``,
        code`export const authenticate: ${isOnly ? type : `Pick<${type}, "${first.key}">`} = {`,
        code`  async ${first.key}(token, { scopes }) {`,
        code`    const user = users.get(token);`,
        code`    if (user === undefined) return undefined;`,
        code`    return scopes.every((each) => user.scopes.includes(each)) ? user : ${forbidden};`,
        code`  },`,
        code`};`,
      ];
    }),
  ];
}
