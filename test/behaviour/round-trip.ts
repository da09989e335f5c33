/** Holds that what is sent is what is seen, and that what is answered is what is got. */
import fc from "fast-check";
import { expect } from "vitest";
import { isJson, isText } from "../../generator/sdk/messages/media-types.js";
import type { Conversation, Sent } from "./conversation.js";
import { memberOf } from "./emitted-client.js";
import type { Seen } from "./listening-server.js";
import type { Messages } from "./messages/messages.js";
import { isEmpty } from "./messages/random-bodies.js";
import type { Answered } from "./messages/random-replies.js";
import { plainOf } from "./plain-values.js";

/** How often each status of an operation is tried, unless the environment asks for more. */
const runs = Number(process.env["ROUND_TRIPS"] ?? 2);

/** Holds it for random messages of an operation, for each status that it may answer with. */
export function holdRoundTrips(
  service: Conversation,
  messages: Messages,
  times = 1,
): Promise<void> {
  return holdExchanges(messages, (sent, reply) => roundTrip(service, messages, sent, reply), times);
}

/** Holds something for random messages of an operation, for each status that it may answer with. */
export function holdExchanges(
  messages: Messages,
  exchange: (sent: Sent, reply: Answered) => Promise<void>,
  times = 1,
): Promise<void> {
  const property = fc.asyncProperty(fc.noShrink(fc.nat()), async (number) => {
    for (const status of messages.statuses) {
      const seed = `${number} ${status}`;
      const sent = messages.request(seed);
      await exchange(sent, messages.reply(status, seed)).catch((cause) => {
        throw new Error(`${messages.id} with ${status}`, { cause });
      });
    }
  });
  return fc.assert(property, { numRuns: runs * times });
}

/** Holds it for one call and its answer. */
async function roundTrip(
  service: Conversation,
  { id, typeOf }: Pick<Messages, "id" | "typeOf">,
  sent: Sent,
  reply: Answered,
): Promise<void> {
  const { seen, got } = await service.exchange(id, sent, reply);
  // It says why, if nothing has come to the handler.
  if (seen === undefined) throw got.error;
  await expectSeen(seen, { id, typeOf }, sent);

  const isSuccess = reply.status < 300;
  expect(got.ok, String(got.error)).toBe(isSuccess);
  expect(got.response?.status).toBe(reply.status);
  const body = isSuccess ? got.data : await plainOf(memberOf(got.error, "body"));
  expect(body).toEqual(await gotOf(reply, got.response));
  if (!isSuccess) expect(memberOf(got.error, "status")).toBe(reply.status);
  for (const [name, value] of Object.entries(reply.headers)) {
    expect(got.response?.headers.get(name)).toBe(String(value));
  }
}

/** Holds that a handler was given what was sent. */
export async function expectSeen(
  seen: Seen,
  { id, typeOf }: Pick<Messages, "id" | "typeOf">,
  sent: Sent,
): Promise<void> {
  expect(seen.operation).toBe(id);
  expect(seen.contentType).toBe(sent.body === undefined ? undefined : typeOf(sent));
  expect(seen.path).toEqual(sent.path);
  expect(seen.cookies).toEqual(written(sent.cookies));
  expect(seen.query).toEqual(written(sent.query));
  expect(withoutAdded(seen.headers, sent)).toEqual(written(withoutEmptyKey(sent.headers)));
  expect(seen.body).toEqual(await seenOf(sent.body, typeOf(sent)));
}

/** Parameters as they come: of lists and objects without anything in them there is nothing on the wire. */
function written(values: object = {}): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)));
}

/** Headers as they come, without those that `fetch` and the client send by themselves. */
function withoutAdded(headers: unknown, { headers: sent = {} }: Sent): object {
  const entries = Object.entries(Object(headers)).filter(
    ([name]) => name in withoutEmptyKey(sent) || !added.has(name.toLowerCase()),
  );
  return Object.fromEntries(entries);
}

/** An empty idempotency key is none, and the client makes one. */
function withoutEmptyKey(headers: object = {}): object {
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name, value]) => name.toLowerCase() !== "idempotency-key" || value !== "",
    ),
  );
}

const added: ReadonlySet<string> = new Set([
  "accept",
  "accept-encoding",
  "accept-language",
  "authorization",
  "connection",
  "content-length",
  "content-type",
  "cookie",
  "host",
  "idempotency-key",
  "sec-fetch-mode",
  "transfer-encoding",
  "user-agent",
]);

/** A body as a handler is given it. */
async function seenOf(body: unknown, mediaType = ""): Promise<unknown> {
  return isJson(mediaType) ? overJson(body) : plainOf(body);
}

/** The body of an answer as a caller is given it. */
async function gotOf({ body }: Answered, response: Response | undefined): Promise<unknown> {
  const type = response?.headers.get("content-type") ?? "";
  if (body instanceof Uint8Array) return { ...Object(await plainOf(body)), type };
  // Without a byte there is nothing.
  return body === "" && isText(type) ? undefined : overJson(body);
}

function overJson(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
