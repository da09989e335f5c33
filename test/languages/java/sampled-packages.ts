/** Packages whose samples are run: their transport sends to where the sender of samples says. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { packageName } from "../../../generator/targets/java-client/settings.js";
import { type EmittedPackage, settingsOf, writePackage } from "./emitted-packages.js";
import { senderSource } from "./sample-programs.js";

/** The package of a service's classes. */
export function javaPackageOf(name: string): string {
  return packageName(settingsOf(name));
}

/** Writes a package and the sender beside its classes; gives back all sources below the folder, but for the module's. */
export async function writeSampledPackage(
  folder: string,
  each: EmittedPackage,
): Promise<readonly string[]> {
  const { sources } = await writePackage(folder, each);
  const java = javaPackageOf(each.name);
  const sender = join(each.name, "src/main/java", java.replaceAll(".", "/"), "SampleSender.java");
  writeFileSync(join(folder, sender), senderSource(java));
  const transport = sources.find((path) => path.endsWith("/JdkTransport.java")) ?? "";
  const text = readFileSync(join(folder, transport), "utf8");
  const redirected = text
    .replace("newBuilder(request.url())", "newBuilder(SampleSender.elsewhere(request.url()))")
    .replace("request.url().getScheme()", "SampleSender.elsewhere(request.url()).getScheme()");
  if (redirected === text) throw new Error(`${transport} sends another way`);
  writeFileSync(join(folder, transport), redirected);
  return [...sources.filter((path) => !path.endsWith("module-info.java")), sender];
}
