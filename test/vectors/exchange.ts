/** The exchange of one case: each request is held against the one that is wanted, and answered as the case says. */
import type { Socket } from "node:net";
import type { AnswerInFile } from "./answer-shapes.js";
import type { StepInFile } from "./case-shapes.js";
import { headerLines, type SeenRequest } from "./request-reader.js";
import { type CaseHandler, endConnection, type Origin, writeAnswer } from "./server.js";
import { memory } from "./remembered-texts.js";
import { requestFaults } from "./wanted-request.js";

/** The exchange of a case while it goes on. */
export interface Exchange extends CaseHandler {
  /** Waits for what has to happen after the last answer. */
  settled(): Promise<void>;
  /** The faults, once it is over. */
  faults(): readonly string[];
}

/** The surroundings of an exchange. */
export interface Surroundings {
  /** The header `host` of a request. */
  readonly hosts: Readonly<Record<Origin, string>>;
  /** Fills in what only the run knows, such as the base URL. */
  fill<Value>(value: Value): Value;
  /** Lets the caller give up. */
  abort(): void;
  /** True if requests may come in another order than that of the steps. */
  readonly anyOrder: boolean;
  /** True if a GET may say that it has 0 bytes. */
  readonly saysEmptyLengths?: boolean | undefined;
}

/** A step of which some requests may still come. */
interface Due {
  readonly step: StepInFile;
  left: number;
}

/** Begins to conduct the exchange of a case. */
export function conduct(steps: readonly StepInFile[], surroundings: Surroundings): Exchange {
  const due: Due[] = steps.map((step) => ({
    step,
    left: step.times === "any" ? Infinity : (step.times ?? 1),
  }));
  const seen: SeenRequest[] = [];
  const faults: string[] = [];
  const waits: Promise<void>[] = [];
  const held: { readonly count: number; release(): void }[] = [];
  const remembered = memory();
  let answeredAt = 0;

  const check = (
    request: SeenRequest,
    { step, origin }: { readonly step: StepInFile; readonly origin: Origin },
  ): void => {
    const subject = `request ${seen.length} (${request.method} ${request.target})`;
    const last = seen.at(-2);
    const wanted = remembered.seen(surroundings.fill(step.request), request);
    const { saysEmptyLengths } = surroundings;
    const found = requestFaults(request, wanted, { origin, last, saysEmptyLengths });
    const host = headerLines(request, "host").join();
    if (host !== surroundings.hosts[origin]) found.push(`its host is ${host}`);
    const pause = performance.now() - answeredAt;
    // Timers of a platform may be a little early; a clock has no say in anything else.
    if (step.afterMs !== undefined && pause < step.afterMs - 20) {
      found.push(`it came ${Math.round(pause)} ms after the answer before`);
    }
    faults.push(...found.map((fault) => `${subject}: ${fault}`));
  };

  const answer = async (given: AnswerInFile, method: string, socket: Socket): Promise<void> => {
    if (given === "hang-up") return endConnection(socket, "close");
    if (given === "reset") return void socket.resetAndDestroy();
    if (given === "silence") return;
    if (given === "silence-then-abort") return surroundings.abort();
    const script = typeof given === "number" ? { status: given } : given;
    if ("raw" in script) {
      socket.write(Buffer.from(script.raw, "latin1"));
      return endConnection(socket, script.end);
    }
    if (script.holdMs !== undefined) await new Promise((go) => setTimeout(go, script.holdMs));
    const { hold = 0, then } = script;
    if (hold > seen.length) {
      await new Promise<void>((release) => held.push({ count: hold, release }));
    }
    if (then === "closed") {
      waits.push(new Promise((closed) => socket.once("close", () => closed())));
    }
    await writeAnswer(socket, script, method);
    answeredAt = performance.now();
    if (then === "abort") surroundings.abort();
  };

  const take = (request: SeenRequest, origin: Origin, socket: Socket): void => {
    seen.push(request);
    for (const { count, release } of held) if (seen.length >= count) release();
    const left = due.filter((each) => each.left > 0);
    const isIts = ({ step }: Due): boolean =>
      lineOf(surroundings.fill(step.request)) === `${request.method} ${request.target}`;
    const next = (surroundings.anyOrder ? left.find(isIts) : undefined) ?? left[0];
    if (next === undefined) {
      faults.push(`a request too many: ${request.method} ${request.target}`);
      socket.resetAndDestroy();
      return;
    }
    next.left -= 1;
    check(request, { step: next.step, origin });
    const script = remembered.filled(surroundings.fill(next.step.answer));
    answer(script, request.method, socket).catch((error: unknown) => {
      faults.push(String(error));
    });
  };

  return {
    onRequest: (request, origin, socket) => {
      try {
        take(request, origin, socket);
      } catch (error) {
        faults.push(String(error));
        socket.destroy();
      }
    },
    onFault: (why) => faults.push(why),
    settled: async () => void (await Promise.all(waits)),
    faults: () => [
      ...faults,
      ...due.flatMap(({ step, left }, index) =>
        left === 0 || left === Infinity
          ? []
          : [`step ${index + 1} was never asked for: ${JSON.stringify(step.request)}`],
      ),
    ],
  };
}

function lineOf(request: StepInFile["request"]): string {
  return typeof request === "string" ? request : request.line;
}
