/** `compare`: says call by call what customers of a published SDK change to move to the client that is emitted. */
import { codemodFolder, codemodText, type OurPackage } from "../compare/codemod.js";
import { type Comparison, compared } from "../compare/comparison.js";
import { movingPage } from "../compare/moving-page.js";
import { ourCalls } from "../compare/our-calls.js";
import { comparisonJson, printComparison } from "../compare/print-comparison.js";
import { type LookAtFiles, publishedSdk } from "../compare/published-sdk.js";
import { diagnostic, type Diagnostic, hasErrors } from "../diagnostics/diagnostic.js";
import { comparedText } from "../output/content.js";
import { realDisk } from "../output/disk.js";
import { readSingleFile, writeSingleFile } from "../output/single-file.js";
import { load, type Loaded } from "../pipeline.js";
import { unreachable } from "../unreachable.js";
import type { CompareOptions } from "./compare-options.js";
import { defaults, type ExitCode, exitCodes, manifestName, type Terminal } from "./options.js";
import { reportDiagnostics, stopwatch } from "./run.js";
import { template } from "./templates.js";

/** Runs the command. */
export function compare(options: CompareOptions, terminal: Terminal): ExitCode {
  const { manifest, with: path, output, codemod } = options;
  const { stage } = stopwatch(terminal);
  const loaded = load({ folder: manifest, name: manifestName(manifest), targets: [], stage });
  const { locate, model } = loaded.value;
  const format = options.format === "json" ? "json" : "text";
  const failed = (diagnostics: readonly Diagnostic[]): boolean => {
    reportDiagnostics(diagnostics, { ...defaults, format }, { locate, terminal });
    return hasErrors(diagnostics);
  };
  if (failed(loaded.diagnostics.filter(({ severity }) => severity === "error"))) {
    return exitCodes.wrong;
  }
  const ours = emittedClient(loaded.value);
  if (ours === undefined) {
    failed([noClient()]);
    return exitCodes.wrong;
  }
  const sdk = stage("read the SDK", () => publishedSdk(path, filesOnDisk));
  if (failed(sdk.diagnostics) || sdk.value === undefined) return exitCodes.wrong;
  const comparison = compared(sdk.value, ourCalls(model));
  if (codemod !== undefined && sdk.value.className === undefined) {
    failed([noDeclarations(path)]);
    return exitCodes.wrong;
  }
  const files = [
    ...(output === undefined ? [] : [[output, movingPage(comparison, ours)] as const]),
    ...(codemod === undefined ? [] : [[codemod, codemodOf(comparison, ours)] as const]),
  ];
  for (const [file, text] of files) {
    const before = readSingleFile(file);
    if (failed(before.diagnostics)) return exitCodes.wrong;
    if (failed(writeSingleFile(file, { before: before.value, text }))) return exitCodes.wrong;
  }
  terminal.out(printed(comparison, ours, options));
  for (const [file] of files) if (options.format === "text") terminal.out(`\nwritten: ${file}\n`);
  return exitCodes.done;
}

function printed(
  comparison: Comparison,
  ours: OurPackage,
  { format }: Pick<CompareOptions, "format">,
): string {
  switch (format) {
    case "text":
      return printComparison(comparison);
    case "json":
      return comparisonJson(comparison);
    case "markdown":
      return movingPage(comparison, ours);
    default:
      return unreachable(format);
  }
}

function codemodOf(comparison: Comparison, ours: OurPackage): string {
  const textOf = (file: string) => comparedText(template(`${codemodFolder}/${file}`));
  return codemodText(textOf, comparison, ours);
}

/** The package and the class of the client that `targets.yaml` asks for. */
function emittedClient({ targets }: Loaded): OurPackage | undefined {
  const client = targets.find(({ name }) => name === "typescript-client");
  if (client === undefined) return undefined;
  const { release, to, entryName } = client;
  return { package: release?.package ?? `./${to}/index.js`, className: entryName ?? "ApiClient" };
}

function noClient(): Diagnostic {
  return diagnostic("no-client-target", {
    at: { file: "targets.yaml" },
    message: "targets.yaml does not ask for `typescript-client`, with which the SDK is compared",
    help: "add it: `typescript-client: { package: …, version: …, license: … }`",
  });
}

function noDeclarations(path: string): Diagnostic {
  return diagnostic("sdk-unreadable", {
    at: { file: path, onDisk: true },
    message: "a codemod needs the package's declarations, which say what its calls take",
    help: "install the SDK, and name its folder: `--with node_modules/<package>`",
  });
}

/** A package that is linked, as pnpm and workspaces do, is what the link leads to. */
const filesOnDisk: LookAtFiles = {
  kindOf: (path) => {
    const kind = realDisk.look(path)?.kind;
    if (kind !== "symlink") return kind === "file" || kind === "folder" ? kind : undefined;
    return isListed(path) ? "folder" : "file";
  },
  textOf: (path) => readSingleFile(path).value ?? "",
};

function isListed(path: string): boolean {
  try {
    realDisk.list(path);
    return true;
  } catch {
    return false;
  }
}
