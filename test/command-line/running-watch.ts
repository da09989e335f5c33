/** `generate --watch`, run as a process in a project's folder, and what it prints as it goes. */
import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { patience } from "../patience.js";
import { type Project, root } from "./project.js";
import type { Ending } from "./running-mock.js";

const program = join(root, "dist/main.js");

/** A watch that waits for changes. */
export class RunningWatch {
  readonly #child: ChildProcess;
  readonly #ended: Promise<Ending>;
  #output = "";
  #read = 0;
  #wake: () => void = () => undefined;

  private constructor(child: ChildProcess) {
    this.#child = child;
    this.#ended = new Promise((resolve) => {
      child.once("exit", (code, signal) => {
        resolve({ code, signal });
        this.#wake();
      });
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => {
        this.#output += text;
        this.#wake();
      });
    }
  }

  /** Starts one; resolved when it watches. */
  static async start(
    { folder }: Pick<Project, "folder">,
    args: readonly string[] = [],
  ): Promise<RunningWatch> {
    const child = spawn(process.execPath, [program, "generate", "--watch", ...args], {
      cwd: folder,
      env: { PATH: process.env["PATH"] ?? "" },
    });
    const watch = new RunningWatch(child);
    await watch.next("watching ");
    return watch;
  }

  /** All that it has printed since the last thing that was waited for. */
  get rest(): string {
    return this.#output.slice(this.#read);
  }

  /** Waits until a text is printed; answers all from the last such text up to the end of its line. */
  async next(text: string): Promise<string> {
    for (;;) {
      const at = this.rest.indexOf(text);
      const end = at === -1 ? -1 : this.rest.indexOf("\n", at);
      if (end !== -1) {
        const printed = this.rest.slice(0, end + 1);
        this.#read += printed.length;
        return printed;
      }
      if (this.#child.exitCode !== null) throw new Error(`it ended: ${this.#output}`);
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  /** Waits until something is so; fails where it still is not when any machine has had time for many runs. */
  async until(isSo: () => boolean): Promise<void> {
    const { timeout, interval } = patience;
    for (let waited = 0; !isSo(); waited += interval) {
      if (waited >= timeout || this.#child.exitCode !== null) throw new Error(this.#output);
      await sleep(interval);
    }
  }

  /** Sends it a signal, and waits for its end. */
  end(signal: NodeJS.Signals = "SIGINT"): Promise<Ending> {
    this.#child.kill(signal);
    return this.#ended;
  }
}
