/** The guide of a client for its users: the settings and the programs that it shows. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { fencedBlocks } from "./readme-blocks.js";

const guides = join(import.meta.dirname, "../docs/guides");

const targetsShape = z.object({ targets: z.record(z.string(), z.unknown()) });

/** The text of a target's guide. */
export function guideOf(target: string): string {
  return readFileSync(join(guides, `${target}.md`), "utf8");
}

/** The programs in a target's guide, in their order; `language` is that of their fences. */
export function guidePrograms(target: string, language: string): readonly string[] {
  return fencedBlocks(guideOf(target)).flatMap((each) =>
    each.language === language ? [each.code] : [],
  );
}

/** The settings that a target's guide begins with. */
export function guideSettings(target: string): unknown {
  const block = fencedBlocks(guideOf(target)).find(({ language }) => language === "yaml");
  return targetsShape.parse(parse(block?.code ?? "")).targets[target];
}
