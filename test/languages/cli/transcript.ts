/** A command line as people see it: what a process of the tool prints, and how it ends. */
import { spawn } from "node:child_process";
import type { ScriptedService } from "./scripted-service.js";

/** What stands around a command line. */
export interface Around {
  readonly env?: Readonly<Record<string, string>>;
  /** Left out, stdin stays open: who reads it would never end. */
  readonly stdin?: string;
  /** True if stdout and stderr are a terminal. */
  readonly terminal?: boolean;
}

/** Runs a command line, and gives what it said; the base URL is `$BASE`. */
export async function transcriptOf(
  { program, service }: { readonly program: string; readonly service: ScriptedService },
  given: readonly string[],
  { env = {}, stdin, terminal = false }: Around,
): Promise<string> {
  const all = { PATH: process.env["PATH"] ?? "", LIBRARY_BASE_URL: service.url, ...env };
  const quoted = [program, ...given].map((each) => `'${each.replaceAll("'", "'\\''")}'`);
  const child = terminal
    ? spawn("script", ["-qefc", `stty cols 60 -onlcr; ${quoted.join(" ")}`, "/dev/null"], {
        env: { ...all, TERM: "xterm" },
      })
    : spawn(program, [...given], { env: all });
  let [out, err] = ["", ""];
  child.stdout.on("data", (text: Buffer) => (out += text.toString()));
  child.stderr.on("data", (text: Buffer) => (err += text.toString()));
  child.stdin.on("error", () => {});
  if (stdin !== undefined) child.stdin.end(stdin);
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  child.stdin.destroy();
  const texts = [
    ["stdout", out],
    ["stderr", err],
  ] as const;
  const said = texts.flatMap(([name, text]) => (text === "" ? [] : [`--- ${name}\n${text}`]));
  return [`exit ${code}\n`, ...said]
    .join("")
    .replaceAll(service.url, "$BASE")
    .replaceAll(program, "library")
    .replaceAll("\u001b", "<esc>");
}
