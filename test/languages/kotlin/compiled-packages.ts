/**
 * The runtime and the packages that several files of the suite need, each compiled once. All packages have the name of the
 * templates, so that one runtime is that of all of them.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { sharedCompiler } from "./compiler.js";
import { settingsOf, type WrittenPackage, writePackage } from "./emitted-packages.js";

/** The package of all classes, as the templates have it. */
export const sharedName = "client";

/** The settings of all packages. */
export const sharedSettings = settingsOf("music", sharedName);

/** The folder of the runtime. */
export const templates: string = join(import.meta.dirname, "../../../templates/kotlin-client");

/** The sources of Kotlin in a folder. */
export function sourcesIn(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return files.filter((each) => each.endsWith(".kt")).map((each) => join(folder, each));
}

/** Makes a value when it is first asked for. */
export function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Makes a value for each key when it is first asked for. */
export function onceEach<Value>(
  make: (key: string, count: number) => Promise<Value>,
): (key: string) => Promise<Value> {
  const made = new Map<string, Promise<Value>>();
  return (key) => {
    const known = made.get(key) ?? make(key, made.size);
    made.set(key, known);
    return known;
  };
}

/** The compiler's words on the runtime, as a package that is published, and its folders of classes. */
export interface RuntimeClasses {
  /** Of all but the adapter of OkHttp, which is not in sight; an empty text where it says nothing. */
  readonly said: string;
  readonly folders: readonly string[];
}

/** The runtime; rejects where the adapter of OkHttp does not compile. */
export const diagnosedRuntime = once(async (): Promise<RuntimeClasses> => {
  const compiler = sharedCompiler();
  const [own, adapter] = ["runtime", "adapter"].map((each) => join(compiler.folder, each));
  const isAdapter = (path: string): boolean => path.endsWith("OkHttpTransport.kt");
  const all = sourcesIn(templates);
  const said = await compiler.diagnose({
    sources: all.filter((each) => !isAdapter(each)),
    ...{ classes: own ?? "", isPublished: true, without: /okhttp|okio/ },
  });
  if (said !== "") return { said, folders: [] };
  await compiler.compile({
    sources: all.filter(isAdapter),
    ...{ classes: adapter ?? "", friends: [own ?? ""], isPublished: true },
  });
  return { said, folders: [own ?? "", adapter ?? ""] };
});

/** The folders of the runtime's classes; rejects with what the compiler says. */
export async function runtimeClasses(): Promise<readonly string[]> {
  const { said, folders } = await diagnosedRuntime();
  if (said !== "") throw new Error(said);
  return folders;
}

/** A package on disk, with what the compiler says of it. */
export interface CompiledPackage extends WrittenPackage {
  /** Its own folder. */
  readonly folder: string;
  /** The folder of its classes, without those of the runtime. */
  readonly classes: string;
  /** An empty text where it says nothing. */
  readonly said: string;
}

/** The package of a manifest, as one that is published: warnings are errors. */
export const diagnosedPackage = onceEach(
  async (manifest: string, count): Promise<CompiledPackage> => {
    const compiler = sharedCompiler();
    const friends = await runtimeClasses();
    const around = join(compiler.folder, `package-${count}`);
    const name = "music";
    const written = await writePackage(around, { name, manifest, settings: sharedSettings });
    const classes = join(around, "classes");
    const given = { sources: written.built, classes, friends, isPublished: true };
    return {
      ...written,
      classes,
      folder: join(around, name),
      said: await compiler.diagnose(given),
    };
  },
);

/** The same; rejects with what the compiler says. */
export async function compiledPackage(manifest: string): Promise<CompiledPackage> {
  const made = await diagnosedPackage(manifest);
  if (made.said !== "") throw new Error(made.said);
  return made;
}
