/**
 * The arguments and results of emitted servers' senders, by the scenario `behaviour`: lines that compile, and lines that must
 * not.
 */
import {
  type EventOptions,
  type EventPayloads,
  type EventResult,
  sendEvent,
} from "behaviour/events";

const url = "https://example.org/hook";
const secret = "s3cret";

/** Known options may be left out; unknown ones may not. */
export async function sent(book: EventPayloads["book-returned"]): Promise<EventResult> {
  await sendEvent("book-found", book, { url, secret, method: "POST", contentType: "a/json" });
  await sendEvent("book-lent", "to whom", { url, secret: [secret, new Uint8Array(8)] });
  await sendEvent("book-lost", { id: "1" }, { url, secret, idHeader: "Library-Id" });
  await sendEvent("book-aged", undefined, { url: new URL(url), secret });
  await sendEvent("shelf-built", book, { url });
  // @ts-expect-error: it is signed.
  await sendEvent("book-returned", book, { url });
  // @ts-expect-error: its method is not shown.
  await sendEvent("book-found", book, { url, secret, contentType: "a/json" });
  // @ts-expect-error: its id is signed, under a header that no manifest shows.
  await sendEvent("book-lost", { id: "1" }, { url, secret });
  // @ts-expect-error: it is text.
  await sendEvent("book-lent", { to: "whom" }, { url, secret });
  // @ts-expect-error: it carries nothing.
  await sendEvent("book-aged", book, { url, secret });
  // @ts-expect-error: how it is signed is not shown.
  await sendEvent("shelf-burnt", book, { url, secret });
  const options: EventOptions["book-returned"] = { url, secret, fetch };
  return sendEvent("book-returned", book, options);
}

/** A result says by one question what there is to ask next. */
export function told(result: EventResult): string {
  if (result.delivered) return "taken";
  const last = result.attempts.at(-1);
  if (result.reason === "gone" || last === undefined) return result.reason;
  return "status" in last ? `answered ${last.status}` : String(last.error);
}
