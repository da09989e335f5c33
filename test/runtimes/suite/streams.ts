/** Answers that come bit by bit. */
import { DecodeError } from "library-client";
import { type Check, checks, failure, holds, same, wait } from "./check.js";
import { clientOf, json } from "./client.js";

/** All that comes. */
async function collected<T>(items: AsyncIterable<T>): Promise<readonly T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

/** That streams are read as they come. */
export const streamChecks: readonly Check[] = checks({
  "server-sent events come one by one, however their bytes are cut": async (place) => {
    const events = await collected(await clientOf(place).desk.listen());
    same(
      events.map(({ event, data, id }) => [event, data, id]),
      [
        ["added", "sjö 海", "1"],
        ["message", "two\nlines", "1"],
      ],
    );
  },
  "the timeout is that of the head, not of the stream": async (place) => {
    const client = clientOf(place, { timeoutMs: 150, headers: { "x-pause": "400" } });
    same((await collected(await client.desk.listen())).length, 2);
  },
  "lines of JSON come one by one": async (place) => {
    const books = await collected(await clientOf(place).desk.lines());
    same(books, [
      { id: "1", title: "Sjö" },
      { id: "2", title: "海" },
    ]);
  },
  "a line that is no JSON is a DecodeError, after those before it": async (place) => {
    const stream = await clientOf(place, { headers: { "x-fault": "line" } }).desk.lines();
    const seen: unknown[] = [];
    const work = async (): Promise<void> => {
      for await (const { id } of stream) seen.push(id);
    };
    await failure(work(), DecodeError);
    same(seen, ["1", "2"]);
  },
  "to leave the loop ends the connection": async (place) => {
    const client = clientOf(place, { headers: { "x-endless": "yes" } });
    for await (const { data } of await client.desk.listen()) {
      same(data, "tick");
      break;
    }
    const closed = async (): Promise<unknown> => json(`${place.url}/closed`);
    for (let tries = 0; tries < 40 && (await closed()) === 0; tries++) await wait(50);
    holds((await closed()) !== 0, "the service saw the end");
  },
});
