/** The guides are true: samples compile, pieces of a manifest have its shape, and the walk-through prints what stands there. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv } from "ajv";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { targetsShape } from "../generator/targets.js";
import { manifestJsonSchema } from "../generator/validate/json-schema.js";
import { renderPackage } from "./behaviour/emitted-client.js";
import { faultsOfSamples } from "./readme-blocks.js";

const root = join(import.meta.dirname, "..");
const walkThrough = "getting-started.md";

/** Pages that people write for users, below `docs/`. */
const pages = [
  "index.md",
  walkThrough,
  ...readdirSync(join(root, "docs/guides")).map((name) => `guides/${name}`),
];

/** A fence: its language, what else its info string says, and its code. */
interface Fence {
  readonly page: string;
  readonly language: string;
  readonly remark: string;
  readonly code: string;
}

function fencesIn(page: string): readonly Fence[] {
  const text = readFileSync(join(root, "docs", page), "utf8");
  return [...text.matchAll(/^```(\w*) ?([^\n]*)\n(.*?)^```$/gms)].map(
    ([, language = "", remark = "", code = ""]) => ({ page, language, remark, code }),
  );
}

const fences = pages.flatMap(fencesIn);

/** A project of the starter. */
const project = mkdtempSync(join(tmpdir(), "tool-docs-"));
const manifest = join(project, "manifest");

beforeAll(() => cpSync(join(root, "templates/starter"), manifest, { recursive: true }));
afterAll(() => rmSync(project, { recursive: true }));

/** Puts entries in the place of the line of a file that says that they are not shown. */
function fillIn({ remark, code }: Fence): void {
  const file = join(manifest, remark.replace("fill=", ""));
  const [key = ""] = code.split(":", 1);
  const text = readFileSync(file, "utf8");
  const filled = text.replace(`  ${key}: not shown\n`, code.replace(/^(?=.)/gm, "  "));
  expect(filled).not.toBe(text);
  writeFileSync(file, filled);
}

/** Puts a line in the place of the first one of a file that has the same key. */
function mistake({ remark, code }: Fence): void {
  const file = join(manifest, remark.replace("mistake=", ""));
  const [key = ""] = code.split(":", 1);
  const line = new RegExp(`^( +)${key}: .*$`, "m");
  writeFileSync(file, readFileSync(file, "utf8").replace(line, `$1${code.trimEnd()}`));
}

describe("samples", () => {
  const samples = fences.filter(({ language }) => language === "ts");
  const ofServer = ({ code }: Fence): boolean => code.includes('"library-server');

  async function faultsOf(some: readonly Fence[]): Promise<string> {
    const client = await renderPackage(manifest, "typescript-client");
    const server = await renderPackage(manifest, "typescript-server");
    const codes = (isWanted: (fence: Fence) => boolean): readonly string[] =>
      some.filter(isWanted).map(({ code }) => code);
    return (
      faultsOfSamples(
        codes((each) => !ofServer(each)),
        client,
      ) + faultsOfSamples(codes(ofServer), server)
    );
  }

  test("compile against the starter, before and after it is filled in", async () => {
    expect(samples.length).toBeGreaterThan(10);
    const early = samples.filter(({ remark }) => remark === "before");
    expect(early).toHaveLength(1);
    expect(await faultsOf(early)).toBe("");
    const whole = mkdtempSync(join(tmpdir(), "tool-docs-filled-"));
    cpSync(manifest, whole, { recursive: true });
    for (const each of fences.filter(({ remark }) => remark.startsWith("fill="))) fillIn(each);
    expect(await faultsOf(samples.filter(({ remark }) => remark === ""))).toBe("");
    rmSync(manifest, { recursive: true });
    cpSync(whole, manifest, { recursive: true });
    rmSync(whole, { recursive: true });
  });
});

test("pieces of a manifest have its shape", () => {
  const schema: { readonly definitions: Readonly<Record<string, object>> } = JSON.parse(
    JSON.stringify(manifestJsonSchema(targetsShape), (key, value: unknown) =>
      // A piece need not have all that a file has.
      key === "required" && Array.isArray(value) ? undefined : value,
    ),
  );
  const ajv = new Ajv({ strict: false });
  ajv.addSchema(schema, "manifest");
  const forms = ["group", "operation", "service", "schemas", "shared", "targets", "parameters"];
  const isTaken = (value: unknown): boolean =>
    forms.some((form) => ajv.validate({ $ref: `manifest#/definitions/${form}` }, value));
  const pieces = fences.filter(
    ({ language, remark }) => language === "yaml" && (remark === "" || remark.startsWith("fill=")),
  );
  expect(pieces.length).toBeGreaterThan(10);
  const refused = pieces.flatMap(({ page, code }) =>
    parseAllDocuments(code).flatMap((document) => {
      const value: unknown = document.toJS();
      const isRight =
        document.errors.length === 0 && (isTaken(value) || isTaken({ operations: value }));
      return isRight ? [] : [`${page}: ${code}`];
    }),
  );
  expect(refused).toEqual([]);
});

test("JSON can be read", () => {
  for (const { code } of fences.filter(({ language }) => language === "json")) {
    expect(() => JSON.parse(code)).not.toThrow();
  }
});

test("files of a workspace are those that the matrices run", () => {
  const shown = fences.filter(({ remark }) => remark.startsWith("file="));
  expect(shown).toHaveLength(3);
  for (const { remark, code } of shown) {
    const file = join(root, "test/matrix/monorepo/workspace", remark.replace("file=", ""));
    expect(code).toBe(readFileSync(file, "utf8"));
  }
});

test("all hooks run the command that `check-changed.test.ts` runs as one", () => {
  const hooks = fences.filter(({ remark }) => remark.startsWith("hook="));
  expect(hooks).toHaveLength(4);
  for (const { language, code } of hooks) {
    const text = language === "yaml" ? JSON.stringify(parse(code)) : code;
    expect(text.match(/npx --no-install endpoint-manifest check --changed(?=\n|")/g)).toHaveLength(
      1,
    );
  }
});

test("nothing else is code that nobody checks", () => {
  // A language's own suite compiles the samples of its guide (`test/languages/<language>/guide.test.ts`).
  const checked = ["ts", "yaml", "json", "sh", "console", "java", "kotlin"];
  expect(fences.filter(({ language }) => !checked.includes(language))).toEqual([]);
});

/** Returns the output of a command of the program, and of a pipe behind it. */
function printed(command: string): string {
  const [line = "", cut] = command.split(" | ");
  const args = line.replace(/^npx endpoint-manifest /, "").split(" ");
  const output = outputOf([join(root, "dist/main.js"), ...args]).trimEnd();
  const [, end, count] = /^(head|tail) -n (\d+)$/.exec(cut ?? "") ?? [];
  const lines = output.split("\n");
  if (end === undefined) return output;
  return (end === "head" ? lines.slice(0, Number(count)) : lines.slice(-Number(count))).join("\n");
}

function outputOf(args: readonly string[]): string {
  try {
    const env = { ...process.env, NO_COLOR: "1", npm_lifecycle_event: "" };
    return execFileSync(process.execPath, args, {
      cwd: project,
      env,
      encoding: "utf8",
      stdio: "pipe",
    });
  } catch (error) {
    if (error instanceof Error && "stdout" in error && "stderr" in error) {
      return `${String(error.stdout)}${String(error.stderr)}`;
    }
    throw error;
  }
}

test("the walk-through prints what it shows", async () => {
  outputOf([join(root, "dist/main.js"), "generate"]);
  const text = readFileSync(join(root, "docs", walkThrough), "utf8");
  const carriedOut = fencesIn(walkThrough).reduce((page, fence) => {
    if (fence.remark.startsWith("fill=")) fillIn(fence);
    if (fence.remark.startsWith("mistake=")) mistake(fence);
    const [, command] = /^\$ (.*)$/m.exec(fence.code) ?? [];
    if (fence.language !== "console" || command === undefined) return page;
    const shown = `$ ${command}\n${printed(command)}\n`;
    return page.replace(`\`\`\`console\n${fence.code}`, () => `\`\`\`console\n${shown}`);
  }, text);
  await expect(carriedOut).toMatchFileSnapshot(join(root, "docs", walkThrough));
});
