/** Measures the calls of all clients, each in a process of its own. */
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import type { CallCost } from "./calls.js";
import type { NamedPackage } from "./entries.js";

/** Where the measured program finds what it calls, and how often it does. */
export interface Measurement {
  /** The root of the repository. */
  readonly root: string;
  /** Folder with our client in its `node_modules`. */
  readonly project: string;
  /** Folder with the peers; nothing where they are missing. */
  readonly peers: string | undefined;
  readonly rounds: number;
}

/** Bundles a program with all clients, starts a service, and gives back what the program measures. */
export async function measureClients(
  ours: NamedPackage,
  { root, project, peers, rounds }: Measurement,
): Promise<readonly CallCost[]> {
  const program = join(project, "calls.mjs");
  const entry = join(project, "calls-entry.ts");
  writeFileSync(entry, programText(ours, { root, peers, rounds }));
  await build({
    entryPoints: [entry],
    outfile: program,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20.19",
    logLevel: "warning",
    ...(peers !== undefined && { nodePaths: [join(peers, "node_modules")] }),
  });
  const server = spawn(process.execPath, [join(root, "test/bench/client/server.mjs")], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const url = await new Promise<string>((resolve) => {
      server.stdout.once("data", (line: Buffer) => resolve(line.toString().trim()));
    });
    return JSON.parse(await printedBy([program, url]));
  } finally {
    server.kill();
  }
}

function programText(
  { name, group }: NamedPackage,
  { root, peers, rounds }: Pick<Measurement, "root" | "peers" | "rounds">,
): string {
  const of = (path: string): string => JSON.stringify(path);
  return `
    import { createClient } from "${name}";
    import { retrieve } from "${name}/${group}";
    import { measureCalls, serveMeasurements } from ${of(join(root, "test/bench/client/calls.ts"))};
    ${
      peers === undefined
        ? ""
        : `
    import openapiFetch from "openapi-fetch";
    import { client as heyApi } from ${of(join(peers, "generated/client.gen.js"))};
    import { retrieveArtist } from ${of(join(peers, "generated/sdk.gen.js"))};`
    }
    const baseUrl = process.argv[2];
    const ours = createClient({ baseUrl });
    const clients = {
      "raw fetch": async () => {
        const response = await fetch(\`\${baseUrl}/artists/\${encodeURIComponent("1")}\`);
        if (!response.ok) throw new Error(String(response.status));
        return response.json();
      },
      ours: () => retrieve(ours, "1"),
    };
    ${
      peers === undefined
        ? ""
        : `
    const other = openapiFetch({ baseUrl });
    clients["openapi-fetch"] = () => other.GET("/artists/{id}", { params: { path: { id: "1" } } });
    heyApi.setConfig({ baseUrl });
    clients["hey-api"] = () => retrieveArtist({ path: { id: "1" } });`
    }
    const own = clients[process.argv[3]];
    if (own === undefined) console.log(JSON.stringify(await measureCalls(clients, ${rounds})));
    else serveMeasurements(own);
  `;
}

async function printedBy(given: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, given, {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  child.stdout.on("data", (part: Buffer) => {
    text += part.toString();
  });
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  if (code === 0) return text;
  throw new Error(`the calls ended with ${code}\n${text}`);
}
