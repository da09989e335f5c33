/** The program that a customer runs: the templates of `codemod/` in one file, with the calls that move. */
import type { MovedArgument } from "./move.js";
import type { Comparison } from "./comparison.js";
import { byHandText } from "./words.js";

/** Folder of the templates below the templates' folder. */
export const codemodFolder = "codemod";

/** The modules, each before those that import it. The last one is the program, and begins the file with its comment. */
export const codemodFiles: readonly string[] = [
  ...["moves.mjs", "texts.mjs", "findings.mjs", "arguments.mjs"],
  ...["clients.mjs", "calls.mjs", "codemod.mjs"],
];

/** The package and the class of the emitted client. */
export interface OurPackage {
  readonly package: string;
  readonly className: string;
}

/** A call of the codemod's data. */
type CodemodCall =
  | {
      readonly to: readonly string[];
      readonly path: readonly string[];
      readonly arguments: readonly MovedArgument[];
      /** Left out where the call has the pages that it had. */
      readonly losesPages?: true;
    }
  | { readonly byHand: string };

/** The data of the templates. */
const slot = /^const moves = \{$[\s\S]*?^\};$/m;

/** Makes the program. `textOf` reads a template. Calls that stay as they are have entries, too: their options have other names. */
export function codemodText(
  textOf: (file: string) => string,
  { sdk, calls }: Comparison,
  ours: OurPackage,
): string {
  const entries = calls.map((call): readonly [string, CodemodCall] => {
    const name = call.old.chain.join(".");
    if (call.kind === "missing" || call.moved?.kind !== "moved") {
      return [name, { byHand: byHandText(call) ?? "it has to be looked at" }];
    }
    const move = {
      to: call.ours.chain,
      path: call.shape.pathNames,
      arguments: call.moved.arguments,
    };
    return [name, call.losesPages ? { ...move, losesPages: true } : move];
  });
  const data = {
    old: { package: sdk.name, className: sdk.className ?? "" },
    ours: { package: ours.package, className: ours.className },
    calls: Object.fromEntries(entries),
  };
  const text = JSON.stringify(data, undefined, 2);
  return inOneFile(codemodFiles.map(textOf)).replace(slot, () => `const moves = ${text};`);
}

const importLine = /^import ([^;]*?) from "([^"]+)";\n/gm;

/** Modules as one: imports from each other go, those of packages stand once, and what was exported is declared. */
function inOneFile(modules: readonly string[]): string {
  const imports = new Map<string, Set<string>>();
  const bodies = modules.map((module) =>
    module
      .replace(importLine, (_, names: string, from: string) => {
        if (!from.startsWith("./"))
          imports.set(from, new Set([...(imports.get(from) ?? []), names]));
        return "";
      })
      .replace(/^export /gm, "")
      .trim(),
  );
  const program = bodies.at(-1) ?? "";
  const [head = ""] = /^\/\*\*[\s\S]*?\*\/\n/.exec(program) ?? [];
  const lines = [...imports].map(([from, names]) => `import ${joinedNames(names)} from "${from}";`);
  const parts = [...bodies.slice(0, -1), program.slice(head.length).trim()];
  return `${head}${lines.toSorted().join("\n")}\n\n${parts.join("\n\n")}\n`;
}

/** `{ Node }` and `{ Node, Project }` are `{ Node, Project }`. */
function joinedNames(all: ReadonlySet<string>): string {
  const named = [...all].flatMap((each) => each.match(/(?<=[{,]\s*)\w+/g) ?? []);
  return named.length === 0 ? [...all].join() : `{ ${[...new Set(named)].toSorted().join(", ")} }`;
}
