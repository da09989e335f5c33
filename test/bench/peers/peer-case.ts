/** A run of another generator, as a case of the bench. */
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { writeTexts } from "../disk.js";
import type { Case } from "../measure.js";
import { writtenWith } from "../written.js";
import type { Generator } from "./generators.js";

/** Each run begins with an empty folder. */
export function peerCase(
  { name, args, config, wanted }: Generator,
  { folder, operations }: { readonly folder: string; readonly operations: number },
): Case {
  const out = join(folder, "out");
  return {
    name,
    args,
    cwd: folder,
    prepare: () => {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(out, { recursive: true });
      if (config !== undefined) writeTexts(folder, [[config.file, config.text]]);
    },
    wrote: (printed) => {
      // They say so and go on.
      const [trouble] = /.*(?:prettier not found|failed to format).*/i.exec(printed) ?? [];
      if (trouble !== undefined) throw new Error(trouble);
      return writtenWith(out, { ...wanted, operations });
    },
  };
}
