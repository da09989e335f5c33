/** A connection on which the steps of a case are taken, each when the server has got what was sent by the one before. */
import { vi } from "vitest";
import { patience } from "../../patience.js";
import { open } from "../../unit/templates/typescript-server/raw-connection.js";
import type { RawCase, Step } from "./raw-case.js";
import type { RawService } from "./raw-service.js";

const soon = { timeout: patience.timeout, interval: 1 };

/** The answer when the connection has closed: the statuses, `200 400`, and all of it. */
export interface Conversation {
  readonly statuses: string;
  readonly received: string;
  /** The server has hung up with bytes unread: the system then may throw away what it has answered. */
  readonly isCutOff: boolean;
}

/** Takes the steps of a case, waits for one of its answers, ends the connection, and waits until it has closed. */
export async function converse(
  service: RawService,
  { steps, answers }: Pick<RawCase, "steps" | "answers">,
): Promise<Conversation> {
  const { socket, received, closed } = await open(service.port);
  const { localPort = 0 } = socket;
  const isOver = (): boolean => socket.closed || socket.readableEnded;
  await vi.waitFor(() => {
    if (!service.sockets.has(localPort)) throw new Error("the server has not accepted");
  }, soon);
  const end = service.sockets.get(localPort);
  let sent = 0;
  const write = async (bytes: Buffer): Promise<void> => {
    if (isOver() || end === undefined) return;
    sent += bytes.length;
    socket.write(bytes);
    await vi.waitFor(() => {
      if (end.bytesRead < sent && !end.destroyed && !isOver()) throw new Error("not all has come");
    }, soon);
  };
  const take = async (step: Step): Promise<void> => {
    if ("write" in step) await write(Buffer.from(step.write, "latin1"));
    else if ("drip" in step) {
      for (const byte of Buffer.from(step.drip, "latin1")) await write(Buffer.of(byte));
    } else if ("await" in step) {
      await vi.waitFor(() => {
        if (!received().includes(step.await) && !isOver()) throw new Error("nothing has come");
      }, soon);
    } else if (step.close === "half") socket.end();
    else socket.resetAndDestroy();
  };
  for (const step of steps) await take(step);
  await vi.waitFor(() => {
    const isAnswered = answers.includes(statusesOf(received()));
    if (!isAnswered && !isOver()) throw new Error(`no such answer: ${received()}`);
  }, soon);
  socket.end();
  const all = await closed;
  return { statuses: statusesOf(all), received: all, isCutOff: socket.errored !== null };
}

function statusesOf(received: string): string {
  return [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status).join(" ");
}
