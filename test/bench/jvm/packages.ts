/** Packages of a language of the JVM as their users get them: emitted, compiled and packed. */
import { execFileSync } from "node:child_process";
import { cpSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { childSeconds } from "../child-seconds.js";
import { median } from "../median.js";

/** The manifests: as little as is known of the shipped service, and a scenario in which every fact is known. */
const manifests = { shipped: "manifest", filled: "test/scenarios/music-filled" } as const;

/** Sources to compile, from a shell that is in their folder. */
export interface Compilation {
  /** The name of a file that lists them. */
  readonly sources: string;
  /** The folder of their classes. */
  readonly classes: string;
  /** Archives of classes that they use beside the libraries. */
  readonly path?: readonly string[];
}

/** How the sources of a language become classes. */
export interface JvmCompiler {
  /** The end of the name of a source: ".java". */
  readonly extension: string;
  /** The line of a shell that compiles. */
  line(given: Compilation): string;
}

/** A package as its users get it. */
export interface BuiltPackage {
  readonly jar: string;
  /** CPU seconds of the compiler. */
  readonly seconds: number;
}

/** Where a package comes from and goes to, and how often it is compiled. */
interface BuildPlaces {
  readonly root: string;
  readonly folder: string;
  readonly runs: number;
}

/** Emits the client of a manifest, compiles it some times, and makes its jar. */
export async function builtPackage(
  name: keyof typeof manifests,
  {
    target,
    settings,
    compiler,
  }: { readonly target: string; readonly settings: string; readonly compiler: JvmCompiler },
  { root, folder, runs }: BuildPlaces,
): Promise<BuiltPackage> {
  const project = join(folder, name);
  cpSync(join(root, manifests[name]), join(project, "manifest"), { recursive: true });
  writeFileSync(join(project, "manifest/targets.yaml"), `targets:\n  ${target}: ${settings}\n`);
  execFileSync(process.execPath, [join(root, "dist/main.js"), "generate"], { cwd: project });
  writeList(join(project, "sources"), join(project, "generated", target), compiler);
  const line = compiler.line({ sources: "sources", classes: "classes" });
  const compiled: number[] = [];
  for (let run = 0; run < runs; run++) {
    rmSync(join(project, "classes"), { recursive: true, force: true });
    compiled.push(await childSeconds(line, { cwd: project }));
  }
  return { jar: jarOf(join(project, "classes")), seconds: median(compiled) };
}

/** Compiles the programs below a folder that use a package, and gives their jar: an archive of classes takes no folders. */
export async function builtPrograms(
  sources: string,
  { compiler, jar, folder }: { compiler: JvmCompiler; jar: string; folder: string },
): Promise<string> {
  writeList(join(folder, "programs.txt"), sources, compiler);
  const given = { sources: "programs.txt", classes: "programs", path: [jar] };
  await childSeconds(compiler.line(given), { cwd: folder });
  return jarOf(join(folder, "programs"));
}

function writeList(list: string, folder: string, { extension }: JvmCompiler): void {
  const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(extension))
    .map((path) => join(folder, path));
  writeFileSync(list, sources.join("\n"));
}

function jarOf(classes: string): string {
  const jar = `${classes}.jar`;
  execFileSync("jar", ["--create", "--file", jar, "-C", classes, "."]);
  return jar;
}
