/** Programs against packages, compiled and run: their transport sends to where the sender of samples says. */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  runPrograms,
  type SentProgram,
  writeSender,
  type WrittenPrograms,
} from "../jvm/sent-programs.js";
import { shortToolRun } from "../jvm/short-run.js";
import {
  type CompiledPackage,
  compiledPackage,
  once,
  runtimeClasses,
  sourcesIn,
  templates,
} from "./compiled-packages.js";
import { sharedCompiler } from "./compiler.js";
import { jarsPath } from "./jars.js";
import { writePrograms } from "./sample-programs.js";

/** The classes of the sender, and of a transport that asks it where to send; they stand before those of the runtime. */
const senderClasses = once(async (): Promise<readonly string[]> => {
  const compiler = sharedCompiler();
  const folder = join(compiler.folder, "sender");
  const [sender, transport] = [join(folder, "classes"), join(folder, "transport")];
  mkdirSync(folder);
  const given = [
    ...shortToolRun,
    "--release",
    "11",
    "-Xlint:-options",
    "-d",
    sender,
    writeSender(folder),
  ];
  execFileSync("javac", given, { cwd: folder });
  const [source = ""] = sourcesIn(templates).filter((each) => each.endsWith("/JdkTransport.kt"));
  const redirected = join(folder, "JdkTransport.kt");
  writeFileSync(redirected, redirect(readFileSync(source, "utf8")));
  await compiler.compile({
    ...{ sources: [redirected], classes: transport },
    ...{ friends: await runtimeClasses(), beside: [sender] },
  });
  return [sender, transport];
});

/** Programs that were compiled against a package. */
export interface CompiledPrograms extends WrittenPrograms {
  readonly package: CompiledPackage;
  /** The folder of their classes. */
  readonly folder: string;
  /** The messages of the compiler; empty = no fault. */
  readonly said: string;
}

/**
 * Compiles programs below a folder against the package of a manifest, with warnings as errors, but for calls of what is
 * deprecated. `programsOf` gives them.
 */
export async function compilePrograms(
  folder: string,
  [name, manifest]: readonly [name: string, manifest: string],
  programsOf: (of: CompiledPackage) => ReadonlyMap<string, string>,
): Promise<CompiledPrograms> {
  const made = await compiledPackage(manifest);
  const written = writePrograms(folder, name, programsOf(made));
  const sources = written.sources.map((path) => join(folder, path));
  const classes = join(folder, `${name}-programs`);
  const said = await sharedCompiler().diagnose({
    ...{ sources, classes, beside: [...(await runtimeClasses()), made.classes] },
    mayBeDeprecated: true,
  });
  return { ...written, sources, said, package: made, folder: classes };
}

/** Runs programs in one process, with variables in its environment; gives back what went wrong, by their ids. */
export async function runCompiled(
  compiled: CompiledPrograms,
  programs: readonly SentProgram[],
  variables: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> {
  const own = [compiled.folder, compiled.package.classes];
  const shared = [...(await senderClasses()), ...(await runtimeClasses())];
  const path = [...own, ...shared, jarsPath("pom.xml")];
  return runPrograms(`${compiled.folder}.list`, path, programs, variables);
}

/** Makes a transport ask the sender where to send. */
function redirect(transport: string): string {
  const redirected = transport
    .replace(
      "newBuilder(URI(request.url))",
      "newBuilder(samples.SampleSender.elsewhere(URI(request.url)))",
    )
    .replace(
      'request.url.startsWith("http:", ignoreCase = true)',
      'samples.SampleSender.elsewhere(URI(request.url)).scheme == "http"',
    );
  if (redirected === transport) throw new Error("the transport sends another way");
  return redirected;
}
