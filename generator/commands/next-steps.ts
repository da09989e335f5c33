/** The next commands after outputs, or handlers, were made for the first time. */
import { projectPath } from "../output/project-path.js";
import { type GenerateResult, isFirstRun } from "../output/result.js";
import type { Loaded } from "../pipeline.js";
import { defaults, npxCommand, type Options, quoted, type StepLine, steps } from "./options.js";

/** Sources of a server have no package that brings them. */
const installDependencies: StepLine = [
  "npm install hono @hono/node-server zod",
  "install the packages that the server imports",
];

/** The lines after the first run of `scaffold`; `out` is the folder of the handlers as written. */
export function nextOfHandlers(
  server: NonNullable<Loaded["server"]>,
  { manifest, out }: { readonly manifest: string; readonly out: string },
): string {
  const made = server.to === undefined ? undefined : projectPath(manifest, server.to);
  const install: StepLine =
    server.as === "sources"
      ? installDependencies
      : [
          `npm install ./${made ?? projectPath(manifest, "generated/typescript-server")}`,
          "install the server, which the handlers import; generate makes it",
        ];
  const lines: readonly StepLine[] = [
    install,
    ["npm pkg set type=module", "handlers are ES modules; package.json has to say so"],
    [`npx tsx ${quoted(`${out}/main.ts`)}`, "serve; each handler answers 501 until you write it"],
  ];
  const setting =
    server.handlers === undefined
      ? "\nSet `handlers` of `typescript-server` in targets.yaml, and `check` reports when\nto run `scaffold` again.\n"
      : "";
  return `\nWhat next:\n${steps(lines)}${setting}`;
}

/** The lines after the result of `generate`; empty where no output is new. */
export function nextSteps(
  { targets, builds = [] }: GenerateResult,
  { targets: outputs, server }: Pick<Loaded, "targets" | "server">,
  options: Options,
): string {
  const fresh = targets.filter(isFirstRun);
  if (fresh.length === 0) return "";
  const lines = fresh.flatMap(({ target, folder }): readonly StepLine[] => {
    const output = outputs.find(({ name }) => name === target);
    if (output === undefined) return [];
    const name = output.release?.package;
    const isBuilt = builds.some((build) => build.target === target);
    if (output.audience === "implementers") {
      const out = server?.handlers === undefined ? "src/handlers" : defaults.out;
      const scaffold = npxCommand("scaffold", { ...options, out, target: [] });
      return [
        ...(name === undefined ? [installDependencies] : []),
        [scaffold, "write a file of handlers for each group"],
      ];
    }
    if (output.audience !== "callers") return [];
    if (output.firstSteps !== undefined) return output.firstSteps(folder);
    const entry = `{ ${output.entryName ?? "…"} }`;
    if (name === undefined) {
      const from = `./${projectPath(options.manifest, output.to ?? folder)}/index.js`;
      return [[`import ${entry} from "${from}"`, "call the service from a file beside the folder"]];
    }
    const install = `npm install ./${folder}`;
    return [
      ...(isBuilt ? [] : [[`npm run build --prefix ${folder}`, "build it"] as const]),
      [install, `then: import ${entry} from "${name}"; calls stand in its README.md`],
    ];
  });
  const check: StepLine = [npxCommand("check", options), "say whether all is current, for CI"];
  return `\nWhat next:\n${steps([...lines, check])}`;
}
