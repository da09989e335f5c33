/** The settings of an output in TypeScript: an npm package, or its sources alone. */
import { z } from "zod";
import { closed, folder, placement, text } from "./forms.js";
import { textLike } from "./patterns.js";

/** The words for an output. */
interface OutputWords {
  /** `client`, `server`. */
  readonly noun: string;
  /** Who takes its sources: `your own bundler`. */
  readonly taker: string;
  /** Name of a package, as an example. */
  readonly example: string;
}

/** The two shapes, each with the settings that the output has in both. */
export function npmOutput<S extends z.ZodRawShape>(
  { noun, taker, example }: OutputWords,
  common: S,
) {
  const packageShape = closed({
    ...placement,
    as: z
      .literal("package")
      .optional()
      .meta({
        description: `Form of the ${noun}: \`package\` is an npm package, \`sources\` are its TypeScript files alone, for ${taker}. The default is a package.`,
        examples: ["package"],
      }),
    package: textLike("packageName").meta({
      description: "Name of the npm package.",
      examples: [example],
    }),
    version: textLike("version").meta({
      description:
        "Version of the package (Semantic Versioning 2.0.0). `diff` says what the next one has to be.",
      examples: ["1.0.0"],
    }),
    license: text.meta({
      description: "License of the package, as npm wants it: an SPDX expression, or `UNLICENSED`.",
      examples: ["MIT"],
    }),
    ...common,
  });
  const sourcesShape = closed({
    to: folder,
    as: z.literal("sources").meta({
      description: `Form of the ${noun}: \`sources\` are its TypeScript files alone, in the folder \`to\`, for ${taker}.`,
      examples: ["sources"],
    }),
    ...common,
  });
  return { packageShape, settingsShape: z.discriminatedUnion("as", [packageShape, sourcesShape]) };
}
