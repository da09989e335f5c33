/**
 * The generators of others, each in its own best configuration for the same work: types and a client on `fetch`, of the same
 * description, into an empty folder. Node runs the program that their command starts, without what stands before it.
 */
import { join } from "node:path";
import type { Wanted } from "../written.js";

/** A generator as it is measured. */
export interface Generator {
  readonly name: string;
  /** Name of its package. */
  readonly package: string;
  /** Arguments of `node`. */
  readonly args: readonly string[];
  /** Its configuration, a module in the folder where it runs. */
  readonly config?: { readonly file: string; readonly text: string };
  /** How each operation begins in what it writes. */
  readonly wanted: Pick<Wanted, "operation" | "files">;
}

/** Where they are, and what they read. */
export interface Places {
  /** `node_modules` of the peers. */
  readonly modules: string;
  /** File of the description. */
  readonly description: string;
}

/** The generators of types and a client in TypeScript; each writes into the folder `out` of where it runs. */
export function generators({ modules, description }: Places): readonly Generator[] {
  const places = { modules, description };
  return [
    heyApi(places, { name: "hey-api", postProcess: [] }),
    heyApi(places, { name: "hey-api + prettier", postProcess: ["prettier"] }),
    orval(places, { name: "orval, one file", mode: "single" }),
    orval(places, { name: "orval, one file, + prettier", mode: "single", formatter: "prettier" }),
    orval(places, {
      name: "orval, many files, + prettier",
      mode: "tags-split",
      formatter: "prettier",
    }),
    redocly(places, typescript),
    {
      name: "openapi-typescript (types only)",
      package: "openapi-typescript",
      // It has neither a client nor a formatter: less work than all others.
      args: [join(modules, "openapi-typescript/bin/cli.js"), description, "--output", "out/api.ts"],
      wanted: { operation: /^ {4}(?:"[^"]+"|\w+): \{$/gm, files: "api.ts" },
    },
  ];
}

/**
 * Its command starts a second Node with `dist/run.mjs`, which is run directly here; log files are off. The plugins are those of its
 * guide to the client on `fetch`. prettier is its own post-processor, which starts the command that is installed beside it.
 */
function heyApi(
  { modules, description }: Places,
  { name, postProcess }: { readonly name: string; readonly postProcess: readonly string[] },
): Generator {
  const config = {
    input: description,
    output: { path: "out", postProcess },
    plugins: ["@hey-api/client-fetch", "@hey-api/sdk", "@hey-api/typescript"],
    logs: { file: false },
  };
  const file = "openapi-ts.config.mjs";
  return {
    name,
    package: "@hey-api/openapi-ts",
    args: [join(modules, "@hey-api/openapi-ts/dist/run.mjs"), "--file", file],
    config: { file, text: `export default ${JSON.stringify(config)};\n` },
    wanted: { operation: /^export const \w+ =/gm, files: "sdk.gen.ts" },
  };
}

const typescript: RedoclyClient = {
  name: "Redocly",
  generator: "typescript",
  wanted: { operation: /^ {4}\w+: \{ id: "/gm, files: "api.ts" },
};

/** A client that `redocly generate-client` makes: its generator, and how each operation begins in what it writes. */
export interface RedoclyClient extends Pick<Generator, "name" | "wanted"> {
  readonly generator: string;
}

/** One file with all types, without a formatter, is all that it does. */
export function redocly(
  { modules, description }: Places,
  { name, generator, wanted }: RedoclyClient,
): Generator {
  const program = join(modules, "@redocly/cli/bin/cli.js");
  const given = ["--output", "out/api.ts", "--generator", generator];
  return {
    name,
    package: "@redocly/cli",
    args: [program, "generate-client", description, ...given],
    wanted,
  };
}

/**
 * One file with all types is what it does in the least time; a file for each tag, and for each schema, is what its guide shows.
 * prettier is its own option, and runs in its process.
 */
function orval(
  { modules, description }: Places,
  {
    name,
    mode,
    formatter,
  }: {
    readonly name: string;
    readonly mode: "single" | "tags-split";
    readonly formatter?: "prettier";
  },
): Generator {
  const output = {
    target: "out/api.ts",
    client: "fetch",
    mode,
    ...(mode === "tags-split" && { schemas: "out/model" }),
    ...(formatter !== undefined && { formatter }),
  };
  const file = "orval.config.mjs";
  return {
    name,
    package: "orval",
    args: [join(modules, "orval/dist/bin/orval.mjs"), "--config", file],
    config: {
      file,
      text: `export default ${JSON.stringify({ api: { input: { target: description }, output } })};\n`,
    },
    wanted: { operation: /^export const \w+ = async \(/gm, files: ".ts" },
  };
}
