/** The files that a first run writes beside those with handlers, and what every file is before handlers are added. */
import { type CodeStyle, quoted } from "./code-style.js";
import { docLines } from "./entries.js";
import { type ServerHome, serverModule } from "./server-home.js";
import type { WantedObject } from "./wanted.js";

/** The file of an object before its imports and members are put in. */
export function skeletonText(
  object: WantedObject,
  contextName: string | undefined,
  style: CodeStyle,
): string {
  const { typeName, name, summary } = object;
  const isHooks = object.members.some(({ kind }) => kind === "hook");
  const argument = isHooks ? "Identity" : contextName;
  const type = argument === undefined ? typeName : `${typeName}<${argument}>`;
  return moduleText(
    [
      ...(isHooks ? identityLines : []),
      ...docLines(summary),
      `export const ${name}: ${type} = {};`,
    ],
    style,
  );
}

/** The result of a hook, which belongs to the person. */
const identityLines: readonly string[] = [
  "/** Who a caller is, as the hooks below say it. */",
  "export interface Identity {",
  "  readonly id: string;",
  "}",
  "",
];

/** `context.ts`: what all handlers share. */
export function contextText({ home, hasAuthentication }: FirstFiles, style: CodeStyle): string {
  const doc =
    "/** The second argument of each handler: put in what they need, such as a database. */";
  if (!hasAuthentication) {
    return moduleText(
      [
        doc,
        "export type Context = Record<never, never>;",
        "",
        "/** Makes the context of one request. */",
        "export function createContext(): Context {",
        "  return {};",
        "}",
      ],
      style,
    );
  }
  return moduleText(
    [
      `import type { ContextSource } from ${quoted(serverModule(home, "", { path: "context.ts", style }), style)};`,
      `import type { Identity } from ${quoted(`./authenticate${style.ending}`, style)};`,
      "",
      doc,
      "export interface Context {",
      "  /** Who calls, as a hook of `authenticate` says; undefined where an operation needs nobody. */",
      "  readonly identity: Identity | undefined;",
      "}",
      "",
      "/** Makes the context of one request. */",
      "export function createContext({ identity }: ContextSource<Identity>): Context {",
      "  return { identity };",
      "}",
    ],
    style,
  );
}

/** `main.ts`: the program that serves the handlers on Node. */
export function mainText({ home, hasAuthentication }: FirstFiles, style: CodeStyle): string {
  const from = (module: string): string => `from ${quoted(module, style)};`;
  const server = (subpath: string): string =>
    from(serverModule(home, subpath, { path: "main.ts", style }));
  const options = hasAuthentication
    ? "authenticate, context: createContext"
    : "context: createContext";
  return moduleText(
    [
      `import { createServer } ${server("")}`,
      `import { serve } ${server("node")}`,
      ...(hasAuthentication
        ? [`import { authenticate } ${from(`./authenticate${style.ending}`)}`]
        : []),
      `import { createContext } ${from(`./context${style.ending}`)}`,
      `import { handlers } ${from(`./index${style.ending}`)}`,
      "",
      `const server = createServer(handlers, { ${options} });`,
      "const { url } = await serve(server, { port: 3000 });",
      `console.log(${quoted("Listening at", style)}, url);`,
    ],
    style,
  );
}

/** The facts that the files of a first run depend on. */
export interface FirstFiles {
  readonly home: ServerHome;
  readonly hasAuthentication: boolean;
}

/** Lines as a style has them: written in ours, with one level of indentation at most. */
function moduleText(lines: readonly string[], { indent, lineEnd, semicolon }: CodeStyle): string {
  return lines
    .map((line) => line.replace(/^ {2}(?! )/, indent).replace(/;$/, semicolon))
    .map((line) => line + lineEnd)
    .join("");
}
