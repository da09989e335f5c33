/** The compiler of Kotlin: one warm process for all files of the suite, since it costs seconds to start and minutes to get warm. */
import { spawn } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { createInterface } from "node:readline";
import { jarsFolder, jarsPath } from "./jars.js";

/** What is compiled, and into which folder. */
export interface Compilation {
  readonly sources: readonly string[];
  readonly classes: string;
  /** Folders of classes beside the jars. */
  readonly beside?: readonly string[];
  /** Folders of classes whose internal declarations are visible. */
  readonly friends?: readonly string[];
  /** Jars that are left out, by their names. */
  readonly without?: RegExp;
  /** The package is one that is published: every public declaration says that it is. */
  readonly isPublished?: boolean;
  /** Warnings are no errors: a program may call what is deprecated. */
  readonly mayWarn?: boolean;
  /** A call of what is deprecated is no fault. */
  readonly mayBeDeprecated?: boolean;
}

/** A compiler that waits for more. */
export interface Compiler {
  /** Compiles, with warnings as errors; rejects with what the compiler says. */
  compile(given: Compilation): Promise<void>;
  /** Compiles, and gives what the compiler says; an empty text where it says nothing. */
  diagnose(given: Compilation): Promise<string>;
  /** A folder for all that is kept as long as the compiler runs. */
  readonly folder: string;
}

let running: Compiler | undefined;

/** The compiler, which starts when it is first asked for. It ends with this process, and removes its folder. */
export function sharedCompiler(): Compiler {
  running ??= startCompiler();
  return running;
}

function startCompiler(): Compiler {
  const folder = mkdtempSync(join(tmpdir(), "kotlin-compiler-"));
  const server = join(import.meta.dirname, "CompileServer.java");
  const compilerJars = join(jarsFolder("compiler/pom.xml"), "*");
  const flags = ["-Xmx2g", "-XX:+UseSerialGC", "-cp", compilerJars];
  const child = spawn("java", [...flags, server, folder], { stdio: ["pipe", "pipe", "inherit"] });
  const waiting: ((line: string | undefined) => void)[] = [];
  createInterface({ input: child.stdout }).on("line", (line) => waiting.shift()?.(line));
  child.on("close", () => {
    for (const each of waiting.splice(0)) each(undefined);
  });
  let count = 0;

  async function run(given: Compilation): Promise<string> {
    count += 1;
    const file = join(folder, `arguments-${count}.txt`);
    writeFileSync(file, compilerArguments(given).join("\n"));
    const answer = await new Promise<string | undefined>((resolve) => {
      waiting.push(resolve);
      child.stdin.write(`${file}\n`);
    });
    if (answer === undefined) throw new Error("the compiler has ended");
    const [code, said = ""] = answer.split(" ");
    const text = Buffer.from(said, "base64").toString("utf8");
    return code === "OK" ? "" : `${code}: ${text}`;
  }

  return {
    diagnose: run,
    compile: async (given) => {
      const said = await run(given);
      if (said !== "") throw new Error(said);
    },
    folder,
  };
}

function compilerArguments({
  sources,
  classes,
  beside = [],
  friends = [],
  without,
  isPublished = false,
  mayWarn = false,
  mayBeDeprecated = false,
}: Compilation): readonly string[] {
  const jars = jarsPath("pom.xml").split(":");
  const used = jars.filter((each) => without?.test(basename(each)) !== true);
  return [
    ...["-d", classes, "-cp", [...used, ...beside, ...friends].join(":")],
    ...[
      "-no-stdlib",
      "-no-reflect",
      "-Xjdk-release=11",
      "-language-version",
      "2.2",
      mayWarn ? "-nowarn" : "-Werror",
    ],
    ...(friends.length > 0 ? [`-Xfriend-paths=${friends.join(",")}`] : []),
    ...(mayBeDeprecated ? ["-Xwarning-level=DEPRECATION:disabled"] : []),
    ...(isPublished ? ["-Xexplicit-api=strict"] : []),
    ...sources,
  ];
}
