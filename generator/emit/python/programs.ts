/** Programs that use a package: scripts without a header, which import what they name. */
import { type Code, lines } from "../text/code.js";
import { type ImportedModule, ImportTable } from "../text/imports.js";
import { std } from "./python-code.js";
import { pythonText } from "./text.js";
import { inWidth } from "./width.js";

/** A module of the standard library, by its own name: `os`. */
export function module(name: string): ReturnType<typeof std> {
  return std(name, name);
}

/** The parts of a program. */
export interface ProgramParts {
  readonly body: readonly Paragraph[];
  /** Name of the package, whose modules the body imports as its own: `own("Book", "schemas")`. */
  readonly package: string;
  /** Names that the program declares. */
  readonly taken: Iterable<string>;
}

/** Statements without a blank line between them; a function or a class is a paragraph by itself. */
export type Paragraph = readonly Code[];

/** The whole program, with its imports. */
export function program({ body, package: name, taken }: ProgramParts): string {
  const { imports: policy } = pythonText;
  const imports = new ImportTable(
    { ...policy, declare: (modules) => importLines(modules.map((each) => absolute(each, name))) },
    taken,
  );
  const texts = body.map((each) => lines(each).print(imports));
  const all = [imports.lines().join("\n"), ...texts].filter((each) => each !== "");
  const text = all.reduce((before, each) => before + gapBetween(before, each) + each);
  return inWidth(`${text}\n`.replace(/[^\S\n]+$/gm, ""));
}

/** Two blank lines around functions and classes (PEP 8, "Blank Lines"), else one. */
function gapBetween(before: string, after: string): string {
  const isDefinition = (text: string): boolean => /^(?:@|class |def |async def )/.test(text);
  const last = before.split("\n\n\n").at(-1) ?? "";
  return isDefinition(last) || isDefinition(after) ? "\n\n\n" : "\n\n";
}

function absolute(of: ImportedModule, name: string): ImportedModule {
  const [, below] = /^\.\/(.*)$/.exec(of.module) ?? [];
  if (below === undefined) return of;
  return { ...of, module: below === "" ? name : `${name}.${below}` };
}

/** Modules come before things of modules, as isort has them. */
function importLines(modules: readonly ImportedModule[]): readonly string[] {
  const isWhole = ({ module: of }: ImportedModule, name: string): boolean => of === name;
  const whole = modules.filter((each) => each.names.some(({ name }) => isWhole(each, name)));
  const parts = modules.flatMap((each) => {
    const names = each.names.filter(({ name }) => !isWhole(each, name));
    return names.length === 0 ? [] : [{ ...each, names }];
  });
  return [...whole.map(({ module: of }) => `import ${of}`), ...pythonText.imports.declare(parts)];
}
