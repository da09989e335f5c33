/** Random bytes over connections: requests that are no requests, and requests that break off. */
import { connect } from "node:net";
import { expect } from "vitest";
import { Random } from "../../../templates/typescript-server/mock-random.js";
import { invoke, memberOf } from "../emitted-client.js";
import { type FuzzedServer, fuzzedServer } from "./fuzzed-server.js";
import { bytesOf } from "./wire-request.js";

/** So many connections are open at once. */
const atOnce = 20;

/** Longest time that anything may take, in milliseconds. */
const longest = 20_000;

/** Opens so many connections to the server of a scenario, and holds that it answers or hangs up, and is there afterwards. */
export async function holdRandomBytes(scenario: string, count: number): Promise<void> {
  const fuzzed = await fuzzedServer(scenario);
  const served = await invoke(await fuzzed.emitted.load("node"), "serve", fuzzed.server, {
    port: 0,
    hostname: "127.0.0.1",
    signals: [],
  });
  const port = Number(memberOf(served, "port"));
  try {
    for (let first = 0; first < count; first += atOnce) {
      await Promise.all(
        Array.from({ length: atOnce }, (_, index) =>
          holdConnection(fuzzed, port, `${scenario} ${first + index}`),
        ),
      );
    }
    expect((await fetch(`http://127.0.0.1:${port}/__nowhere__`)).status).toBe(404);
  } finally {
    await invoke(served, "close");
    await fuzzed.emitted.remove();
  }
}

async function holdConnection(fuzzed: FuzzedServer, port: number, seed: string): Promise<void> {
  const random = new Random(seed);
  const bytes = randomBytesOf(fuzzed, random, seed);
  const received = await answerTo(bytes, port, random);
  const reasons = fuzzed.failures.map(String).join("\n");
  const isBad =
    received === undefined ||
    fuzzed.failures.length > 0 ||
    !/^(?:HTTP\/1\.1 [1-5]\d\d |$)/.test(received) ||
    received.includes("The server failed.");
  if (isBad) {
    throw new Error(
      `${received ?? "nothing"} to ${JSON.stringify(bytes.toString("latin1"))}\n${reasons}`,
    );
  }
}

/** One to three requests, and then some bytes that are others. */
function randomBytesOf({ request }: FuzzedServer, random: Random, seed: string): Buffer {
  const requests = Array.from({ length: random.integer(1, 3) }, (_, index) =>
    bytesOf(request(`${seed} ${index}`)),
  );
  let bytes: Buffer = Buffer.concat(requests);
  for (let count = random.integer(0, 3); count > 0; count--) bytes = changed(bytes, random);
  return bytes;
}

function changed(bytes: Buffer, random: Random): Buffer {
  const at = random.integer(0, bytes.length);
  const end = random.integer(at, Math.min(bytes.length, at + 30));
  switch (random.integer(0, 4)) {
    case 0:
      return bytes.subarray(0, at);
    case 1:
      return Buffer.concat([bytes.subarray(0, at), bytes.subarray(end)]);
    case 2:
      return Buffer.concat([bytes.subarray(0, end), bytes.subarray(at)]);
    case 3: {
      const others = Uint8Array.from({ length: random.integer(1, 20) }, () =>
        random.integer(0, 255),
      );
      return Buffer.concat([bytes.subarray(0, at), others, bytes.subarray(end)]);
    }
    default: {
      const text = random.pick(wireTexts) ?? "";
      return Buffer.concat([bytes.subarray(0, at), Buffer.from(text), bytes.subarray(end)]);
    }
  }
}

const wireTexts: readonly string[] = [
  "\r\n",
  "\n",
  "\r",
  "\r\n\r\n",
  "\0",
  " ",
  ":",
  "\r\ncontent-length: 5\r\n",
  "\r\ncontent-length: -1\r\n",
  "\r\ncontent-length: 99999999999999999999\r\n",
  "\r\ntransfer-encoding: chunked\r\n",
  "\r\ntransfer-encoding: gzip, chunked\r\n",
  "\r\nhost: a\r\nhost: b\r\n",
  "\r\nhost: [::1\r\n",
  "\r\nhost: a b/c?d#e@f\r\n",
  "\r\nexpect: 100-continue\r\n",
  "\r\nexpect: tea\r\n",
  "\r\nupgrade: websocket\r\nconnection: upgrade\r\n",
  "\r\nconnection: close\r\n",
  "\r\n x: folded\r\n",
  "GET http://elsewhere.example/ HTTP/1.1\r\n\r\n",
  "GET * HTTP/1.1\r\nhost: a\r\n\r\n",
  "CONNECT a:1 HTTP/1.1\r\nhost: a\r\n\r\n",
  "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  "HTTP/9.9",
  "HTTP/1.0",
  "ffffffffffffffff\r\n",
  "5;a=b\r\nhello\r\n",
  "0\r\nx-trailer: 1\r\n\r\n",
];

/** All that is answered until the connection has closed; `undefined` where it does not close. */
function answerTo(bytes: Buffer, port: number, random: Random): Promise<string | undefined> {
  const half = random.integer(0, bytes.length);
  const isReset = random.chance(0.2);
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    const chunks: Buffer[] = [];
    const timer = setTimeout(() => {
      socket.destroy();
      resolve(undefined);
    }, longest);
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("error", () => {});
    socket.on("close", () => {
      clearTimeout(timer);
      resolve(Buffer.concat(chunks).toString("latin1"));
    });
    socket.write(bytes.subarray(0, half));
    setImmediate(() => {
      if (!isReset) socket.end(bytes.subarray(half));
      else socket.write(bytes.subarray(half), () => socket.resetAndDestroy());
    });
  });
}
