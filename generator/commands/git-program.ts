/** Git, as a program: the only place that runs another one. */
import { spawnSync } from "node:child_process";
import { dirname } from "node:path";
import { realDisk } from "../output/disk.js";

/** Where its answers end; a manifest of that size is none. */
const mostOutput = 256 * 1024 * 1024;

/** Why git did not do it, in its own words. */
export interface Refused {
  readonly refusal: string;
}

/** Runs git in a folder; `more` are further variables of its environment. */
export function git(
  cwd: string,
  args: readonly string[],
  { input = "", more = {} }: { readonly input?: string; readonly more?: NodeJS.ProcessEnv } = {},
): { readonly output: Uint8Array } | Refused {
  const { status, stdout, stderr, error } = spawnSync("git", args, {
    ...{ cwd, input, maxBuffer: mostOutput, windowsHide: true },
    // Its messages are read here; nothing may wait for a person.
    env: {
      ...process.env,
      ...more,
      LC_ALL: "C",
      GIT_TERMINAL_PROMPT: "0",
      GIT_OPTIONAL_LOCKS: "0",
    },
  });
  if (error !== undefined) {
    const isMissing = "code" in error && error.code === "ENOENT";
    return { refusal: isMissing ? "git is not installed" : error.message };
  }
  if (status === 0) return { output: stdout };
  return { refusal: gitText(stderr).trim() };
}

/** The folder itself, or the nearest above it that is there: a revision may have what the disk does not. */
export function nearestFolder(path: string): string {
  const above = dirname(path);
  if (above === path || realDisk.look(path)?.kind === "folder") return path;
  return nearestFolder(above);
}

/** The text of an answer. */
export function gitText(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
