/** `mock`, run as a process in a project's folder, and asked over HTTP. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { type Project, root } from "./project.js";

const program = join(root, "dist/main.js");

/** How a process ended. */
export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** A mock that listens. */
export class RunningMock {
  /** `http://127.0.0.1:41234`. */
  readonly url: string;
  readonly #child: ChildProcess;
  readonly #ended: Promise<Ending>;
  readonly #output: () => string;

  private constructor(
    child: ChildProcess,
    { url, output }: { readonly url: string; readonly output: () => string },
  ) {
    this.#child = child;
    this.#ended = endOf(child);
    this.url = url;
    this.#output = output;
  }

  /** Starts one at a port that is free; resolved when it says where it is. */
  static async start(
    { folder }: Pick<Project, "folder">,
    args: readonly string[] = [],
  ): Promise<RunningMock> {
    const child = spawn(process.execPath, [program, "mock", "--port", "0", ...args], {
      cwd: folder,
      env: { PATH: process.env["PATH"] ?? "" },
    });
    let output = "";
    const url = await new Promise<string>((resolve, reject) => {
      const read = (text: string): void => {
        output += text;
        const [found] = /http:\/\/\S+\n/.exec(output) ?? [];
        if (found !== undefined) resolve(found.trim());
      };
      child.stdout.setEncoding("utf8").on("data", read);
      child.stderr.setEncoding("utf8").on("data", read);
      child.once("exit", () => reject(new Error(`it ended: ${output}`)));
    });
    return new RunningMock(child, { url, output: () => output });
  }

  /** All that it has printed. */
  get output(): string {
    return this.#output();
  }

  /** Sends a request, and comes back when it is in work, which the server says with 100 (RFC 9110, section 10.1.1). */
  async begin(path: string): Promise<{ readonly answer: Promise<string> }> {
    const { hostname, port } = new URL(this.url);
    const socket = connect(Number(port), hostname).setEncoding("utf8");
    const lines = [`GET ${path} HTTP/1.1`, `Host: ${hostname}`, "Expect: 100-continue", "", ""];
    socket.write(lines.join("\r\n"));
    const [first]: unknown[] = await once(socket, "data");
    if (!String(first).startsWith("HTTP/1.1 100 ")) throw new Error(`it says ${String(first)}`);
    return { answer: textOf(socket) };
  }

  /** Asks it. */
  fetch(target: string, init: RequestInit = {}): Promise<Response> {
    return fetch(this.url + target, init);
  }

  /** The JSON that it answers. */
  async json(target: string, init: RequestInit = {}): Promise<unknown> {
    const response = await this.fetch(target, init);
    return response.json();
  }

  /** Sends it a signal, and waits for its end. */
  end(signal: NodeJS.Signals = "SIGINT"): Promise<Ending> {
    this.#child.kill(signal);
    return this.#ended;
  }
}

function endOf(child: ChildProcess): Promise<Ending> {
  return new Promise((resolve) => {
    child.once("exit", (code, signal) => resolve({ code, signal }));
  });
}

/** All that comes until the other side has ended. */
async function textOf(socket: Socket): Promise<string> {
  let text = "";
  for await (const chunk of socket) text += String(chunk);
  return text;
}
