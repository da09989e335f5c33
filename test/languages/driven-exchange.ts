/** One call by a driver to the emitted server, and back: what a handler was given, and what the caller got. */
import { expect } from "vitest";
import { isText } from "../../generator/sdk/messages/media-types.js";
import type { Sent } from "../behaviour/conversation.js";
import type { ListeningServer } from "../behaviour/listening-server.js";
import type { Messages } from "../behaviour/messages/messages.js";
import type { Answered } from "../behaviour/messages/random-replies.js";
import { expectSeen } from "../behaviour/round-trip.js";
import type { Driver } from "../vectors/driver-process.js";
import type { JobCall } from "../vectors/protocol.js";
import { differences } from "../vectors/values.js";
import { inProtocol, namedInProtocol, type ProtocolValue } from "./protocol-values.js";

/** Who talks to whom. */
export interface DrivenService {
  readonly server: ListeningServer;
  readonly driver: Driver;
}

/** Holds that a handler is given what is sent, and that the caller gets what it answers. `job` is an id that no other has. */
export async function holdDrivenExchange(
  { server, driver }: DrivenService,
  { own, job }: { readonly own: Messages; readonly job: string },
  { sent, reply }: { readonly sent: Sent; readonly reply: Answered },
): Promise<void> {
  server.answer(reply);
  server.forget();
  const { outcomes } = await driver.run({
    id: job,
    client: { baseUrl: server.url, maxRetries: 0, auth: { oauth: { secret: "token" } } },
    calls: [await callOf(own.id, sent)],
    together: false,
  });
  const [outcome] = outcomes;
  const seen = server.seen();
  const fault = outcome?.error?.text.slice(0, 500);
  if (seen === undefined) throw new Error(fault);
  await expectSeen(seen, own, sent);
  const wanted = await wantedOf(reply);
  const { status, value, headers } =
    reply.status < 300
      ? { status: outcome?.status, value: outcome?.value, headers: outcome?.headers }
      : { status: outcome?.error?.status, value: outcome?.error?.body, headers: undefined };
  expect(status, fault).toBe(reply.status);
  expect(differences(value, wanted, "the answer")).toEqual([]);
  for (const [name, each] of Object.entries(headers === undefined ? {} : reply.headers)) {
    expect(headers?.[name.toLowerCase()], name).toBe(String(each));
  }
}

/** A call as the protocol of the drivers says it. */
async function callOf(call: string, { contentType, accept, ...sent }: Sent): Promise<JobCall> {
  const input = {
    path: await namedInProtocol(sent.path),
    query: await namedInProtocol(sent.query),
    headers: await namedInProtocol(sent.headers),
    cookies: await namedInProtocol(sent.cookies),
    ...(sent.body !== undefined && { body: await inProtocol(sent.body) }),
  };
  return { call, input: { ...input, contentType, accept }, take: "response" };
}

/** The body of an answer, as a driver says it. */
async function wantedOf({ body, contentType = "" }: Answered): Promise<ProtocolValue> {
  const isNothing = body === undefined || (body === "" && isText(contentType));
  return isNothing ? { $nothing: true } : inProtocol(body);
}
