/** Packages whose programs are compiled and run: their transport sends to where the sender of samples says. */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  runPrograms,
  type SentProgram,
  writeSender,
  type WrittenPrograms,
} from "../jvm/sent-programs.js";
import type { Compiler } from "./compiler.js";
import type { EmittedPackage } from "./emitted-packages.js";
import { jarsPath } from "./jars.js";
import { writePrograms } from "./sample-programs.js";
import { writePackages } from "./shared-runtime.js";

/** Packages below a folder, compiled with one runtime. */
export class SampledPackages {
  readonly #folder: string;
  readonly #compiler: Compiler;

  private constructor(folder: string, compiler: Compiler) {
    this.#folder = folder;
    this.#compiler = compiler;
  }

  /** Writes and compiles packages; throws with what the compiler says. */
  static async compile(
    folder: string,
    compiler: Compiler,
    packages: readonly EmittedPackage[],
  ): Promise<SampledPackages> {
    const given = ["--release", "11", "-Xlint:-options", "-d", "sender", writeSender(folder)];
    execFileSync("javac", given, { cwd: folder });
    const { written, runtime } = await writePackages(folder, packages);
    redirect(runtime.find((path) => path.endsWith("/JdkTransport.kt")) ?? "");
    const made = new SampledPackages(folder, compiler);
    const [sender = "", shared = ""] = made.#classPath();
    await compiler.compile({ sources: runtime, classes: shared, beside: [sender] });
    for (const [name, { built }] of written) {
      await compiler.compile({ sources: built, classes: made.#classesOf(name), friends: [shared] });
    }
    return made;
  }

  /** Compiles programs of a package with warnings as errors, but for calls of what is deprecated; gives what the compiler says. */
  async compilePrograms(
    name: string,
    programs: ReadonlyMap<string, string>,
  ): Promise<WrittenPrograms & { readonly said: string }> {
    const written = writePrograms(this.#folder, name, programs);
    const sources = written.sources.map((path) => join(this.#folder, path));
    const [, shared = ""] = this.#classPath();
    const said = await this.#compiler.diagnose({
      ...{ sources, classes: this.#classesOf(`${name}-programs`) },
      beside: [shared, this.#classesOf(name)],
      mayBeDeprecated: true,
    });
    return { ...written, sources, said };
  }

  /** Runs programs of a package in one process, with variables in its environment; gives back what went wrong, by their ids. */
  run(
    name: string,
    programs: readonly SentProgram[],
    variables: Readonly<Record<string, string>>,
  ): Promise<Readonly<Record<string, string>>> {
    const own = [this.#classesOf(name), this.#classesOf(`${name}-programs`)];
    const path = [...this.#classPath(), ...own, jarsPath("pom.xml")];
    return runPrograms(join(this.#folder, `${name}.programs`), path, programs, variables);
  }

  #classesOf(name: string): string {
    return join(this.#folder, `${name}-classes`);
  }

  /** The classes of the sender and of the runtime. */
  #classPath(): readonly string[] {
    return [join(this.#folder, "sender"), join(this.#folder, "runtime-classes")];
  }
}

/** Makes a transport ask the sender where to send. */
function redirect(transport: string): void {
  const text = readFileSync(transport, "utf8");
  const redirected = text
    .replace(
      "newBuilder(URI(request.url))",
      "newBuilder(samples.SampleSender.elsewhere(URI(request.url)))",
    )
    .replace(
      'request.url.startsWith("http:", ignoreCase = true)',
      'samples.SampleSender.elsewhere(URI(request.url)).scheme == "http"',
    );
  if (redirected === text) throw new Error(`${transport} sends another way`);
  writeFileSync(transport, redirected);
}
