/** Packages whose samples are run: their transport sends to where the sender of samples says. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type EmittedPackage, writePackage } from "./emitted-packages.js";

/** Writes a package; gives back its sources below the folder, but for the module's. The sender has to be compiled beside them. */
export async function writeSampledPackage(
  folder: string,
  each: EmittedPackage,
): Promise<readonly string[]> {
  const { sources } = await writePackage(folder, each);
  const transport = sources.find((path) => path.endsWith("/JdkTransport.java")) ?? "";
  const text = readFileSync(join(folder, transport), "utf8");
  const redirected = text
    .replace(
      "newBuilder(request.url())",
      "newBuilder(samples.SampleSender.elsewhere(request.url()))",
    )
    .replace(
      "request.url().getScheme()",
      "samples.SampleSender.elsewhere(request.url()).getScheme()",
    );
  if (redirected === text) throw new Error(`${transport} sends another way`);
  writeFileSync(join(folder, transport), redirected);
  return sources.filter((path) => !path.endsWith("module-info.java"));
}
