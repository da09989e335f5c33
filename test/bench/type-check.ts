/** A project whose code calls a large client, and what the compiler says that its check costs. */
import { mkdirSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { strictest } from "../consumers/compiler.js";
import { writeTexts } from "./disk.js";
import { type ConsumerSize, syntheticConsumer } from "./synthetic/consumer.js";
import { syntheticManifest } from "./synthetic/manifest.js";

/** Arguments of `node`, by step. */
export interface TypeCheck {
  /** Generates the client, then writes the declarations that its package would have; both have to be run first. */
  readonly preparation: readonly (readonly string[])[];
  /** Checks the calls against the package's declarations, in a project as `tsc --init` makes it. */
  readonly calls: readonly string[];
  /** Checks the calls and the client's own sources, with every setting that refuses something. */
  readonly sources: readonly string[];
  /** Checks the calls, the client's own sources and the standard library, with every setting that refuses something. */
  readonly everything: readonly string[];
}

/** The settings of a consumer as a project of today has them, with everything that is strict by one word. */
export const consumerOptions = {
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  extendedDiagnostics: true,
  target: "es2022",
  lib: ["es2022", "dom", "dom.iterable"],
  types: [],
};

/** Writes the project into a folder; `root` is that of the repository, built. */
export function typeCheckProject(
  folder: string,
  { root, ...size }: ConsumerSize & { readonly root: string },
): TypeCheck {
  const client = join(folder, "generated/typescript-client");
  const compilerOptions = {
    ...strictest,
    target: "es2022",
    lib: ["es2022", "dom", "dom.iterable"],
    types: [],
    module: "nodenext",
    declaration: true,
    noEmit: true,
    extendedDiagnostics: true,
  };
  const paths = {
    "synthetic-service": [`${client}/src/index.ts`],
    "synthetic-service/*": [`${client}/src/groups/*.ts`],
  };
  const json = (options: object): string =>
    JSON.stringify({ compilerOptions: options, include: ["calls.ts"] });
  const manifest = [...syntheticManifest(size)].map(
    ([path, text]) => [`manifest/${path}`, text] as const,
  );
  writeTexts(folder, [
    ...manifest,
    ["package.json", JSON.stringify({ private: true, type: "module" })],
    ["calls.ts", syntheticConsumer(size)],
    ["calls.json", json({ ...compilerOptions, skipLibCheck: true })],
    ["everything.json", json({ ...compilerOptions, paths })],
  ]);
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(client, join(folder, "node_modules/synthetic-service"), "junction");

  const { resolve } = createRequire(join(root, "package.json"));
  const compiler = resolve("typescript/bin/tsc");
  const out = ["--manifest", join(folder, "manifest"), "--out", join(folder, "generated")];
  return {
    preparation: [
      [join(root, "dist/main.js"), "generate", ...out, "--only", "typescript-client"],
      [compiler, "--project", client, "--noCheck", "--emitDeclarationOnly"],
    ],
    calls: [compiler, "--project", join(folder, "calls.json")],
    sources: [compiler, "--project", join(folder, "everything.json"), "--skipLibCheck"],
    everything: [compiler, "--project", join(folder, "everything.json")],
  };
}

/** The compiler's figures for a program. */
export interface TypeCost {
  readonly errors: number;
  /** How often it put types in place of type parameters; the same on every machine. */
  readonly instantiations: number;
  /** Seconds of the check alone, and of the whole. */
  readonly check: number;
  readonly total: number;
  /** MB of its heap at the end. */
  readonly memory: number;
}

/** Reads what the compiler printed. */
export function typeCost(printed: string): TypeCost {
  const figure = (name: string): number => {
    const value = new RegExp(`^${name}:\\s+([0-9.]+)`, "m").exec(printed)?.[1];
    if (value === undefined) throw new Error(`the compiler does not say its ${name}:\n${printed}`);
    return Number(value);
  };
  return {
    errors: printed.match(/error TS\d+/g)?.length ?? 0,
    instantiations: figure("Instantiations"),
    check: figure("Check time"),
    total: figure("Total time"),
    memory: figure("Memory used") / 1000,
  };
}
