/** Sending what the service sends by itself: signed, and again until it is taken or has been sent as often as it may be. */
import { InvalidArgumentError } from "../typescript-client/errors.js";
import type { Secret, SignatureScheme } from "../typescript-client/signatures.js";
import { eventBody, eventRequest } from "./event-request.js";
import { pause, unlessAborted } from "./waiting.js";

/** What the manifest says of how an event is sent. */
export interface OutgoingEvent {
  /** Left out = it is not signed. */
  readonly signature?: SignatureScheme;
  /** Method of HTTP; left out where the manifest does not show it. */
  readonly method?: string;
  /** Media type of its body; left out where the manifest shows none, or several. */
  readonly contentType?: string;
  /** Left out = it is sent once, or how often is not shown. */
  readonly retries?: EventRetries;
}

/** Events by name. */
export type OutgoingEvents<Name extends string> = Readonly<Record<Name, OutgoingEvent>>;

/** A payload of another media type than JSON: text, and bytes. */
export type RawPayload = string | Blob | ArrayBuffer | Uint8Array<ArrayBuffer>;

/** How often an event is sent again where it was not taken. */
export interface EventRetries {
  readonly maximum: number;
  /** Seconds before each further try; the last one counts for all after it. Empty = at once. */
  readonly delaysSeconds: readonly number[];
}

/** How one event is sent. What the manifest says stands, unless it is given here. */
export interface SendOptions {
  /** Where to; `http:` or `https:`. Who lets others name it must see to it that it leads to nothing of their own. */
  readonly url: string | URL;
  /** What it is signed with, text as its bytes in UTF-8; of several each makes a signature, while one takes the place of another. */
  readonly secret?: Secret | readonly Secret[] | undefined;
  readonly method?: string | undefined;
  readonly contentType?: string | undefined;
  readonly retries?: EventRetries | undefined;
  /** The same for each try, so that a receiver knows it again; a random one unless given. It is sent where `idHeader` is given. */
  readonly id?: string | undefined;
  /** Name of the header with the id, which no manifest shows. */
  readonly idHeader?: string | undefined;
  /** The time of a try as it is signed and sent, of milliseconds since 1970; whole seconds since then unless given. */
  readonly timestamp?: ((milliseconds: number) => string) | undefined;
  /** Further headers. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Milliseconds that a receiver has for its answer, each time; 15,000 unless given. */
  readonly timeoutMs?: number | undefined;
  /** Ends it all. */
  readonly signal?: AbortSignal | undefined;
  /** Sends a request; the platform's own unless given. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Waits between tries, in the memory of this process unless given. */
  readonly wait?:
    ((milliseconds: number, signal: AbortSignal | undefined) => Promise<void>) | undefined;
}

/** Options that cannot be left out, because the manifest does not show them or a signature needs them. */
export type Needed<Options, Name extends keyof Options> = Options & {
  readonly [Key in Name]-?: NonNullable<Options[Key]>;
};

/** One try: what was answered, or why nothing was. */
export type EventAttempt =
  | { readonly startedAt: Date; readonly status: number }
  | { readonly startedAt: Date; readonly error: unknown };

/** What became of an event. */
export type EventResult =
  | { readonly delivered: true; readonly attempts: readonly EventAttempt[] }
  | {
      readonly delivered: false;
      /** `gone` = the receiver wants no more of them (410); `aborted` = the signal ended it; else nobody took it. */
      readonly reason: "not taken" | "gone" | "aborted";
      readonly attempts: readonly EventAttempt[];
    };

/**
 * Sends an event until it is taken, which any 2xx says. Redirects are not followed: they count as not taken, as every other
 * answer does, and none at all. What goes wrong on the way is in the result, try by try.
 *
 * @throws {InvalidArgumentError} where the options do not do, or the payload cannot be written; nothing was sent.
 */
export async function sendEvent<Payloads, Name extends keyof Payloads & string>(
  events: OutgoingEvents<Name>,
  name: Name,
  payload: Payloads[Name],
  options: SendOptions,
): Promise<EventResult> {
  const attempt = await attemptOf(eventOf(events, name), payload, options);
  const { retries = eventOf(events, name).retries, signal, wait = pause } = options;
  const attempts: EventAttempt[] = [];
  for (;;) {
    if (signal?.aborted) return { delivered: false, reason: "aborted", attempts };
    const done = await attempt();
    attempts.push(done);
    if ("status" in done) {
      if (done.status >= 200 && done.status < 300) return { delivered: true, attempts };
      if (done.status === 410) return { delivered: false, reason: "gone", attempts };
    }
    if (signal?.aborted) return { delivered: false, reason: "aborted", attempts };
    const mayRepeat = attempts.length <= (retries?.maximum ?? 0);
    if (!mayRepeat) return { delivered: false, reason: "not taken", attempts };
    const delays = retries?.delaysSeconds ?? [];
    const seconds = delays[attempts.length - 1] ?? delays.at(-1) ?? 0;
    await unlessAborted(wait(seconds * 1000, signal), signal).catch((error: unknown) => {
      if (!signal?.aborted) throw error;
    });
  }
}

/** Makes what each try does. What no try could send is refused here, or by the first. */
async function attemptOf(
  event: OutgoingEvent,
  payload: unknown,
  options: SendOptions,
): Promise<() => Promise<EventAttempt>> {
  const { id = crypto.randomUUID(), idHeader, timeoutMs = 15_000, signal } = options;
  const { signature } = event;
  const timestamp = options.timestamp ?? ((time: number) => String(Math.floor(time / 1000)));
  const send = options.fetch ?? ((request: Request) => fetch(request));
  const secrets = signature === undefined ? [] : secretsOf(options.secret);
  if (signature?.signs.includes("{id}") && !idHeader) {
    throw new InvalidArgumentError("the event needs idHeader: the header of the signed id");
  }
  const body = await eventBody(payload, options.contentType ?? event.contentType);
  const url = urlOf(options.url);
  const method = methodOf(options.method ?? event.method);
  return async () => {
    const startedAt = new Date();
    const limit = AbortSignal.timeout(timeoutMs);
    const ending = signal === undefined ? limit : AbortSignal.any([signal, limit]);
    const request = await eventRequest({
      url,
      method,
      signal: ending,
      headers: options.headers,
      body,
      signature,
      secrets,
      id,
      idHeader,
      timestamp: timestamp(startedAt.getTime()),
    });
    try {
      const response = await unlessAborted(send(request), ending);
      // What it says beside the status is of no use, and may have no end.
      response.body?.cancel().catch(() => undefined);
      return { startedAt, status: response.status };
    } catch (error) {
      return { startedAt, error };
    }
  };
}

function eventOf<Name extends string>(events: OutgoingEvents<Name>, name: Name): OutgoingEvent {
  if (Object.hasOwn(events, name)) return events[name];
  throw new InvalidArgumentError(`there is no event "${name}" that can be sent`);
}

/** With an empty key anybody could sign. */
function secretsOf(given: SendOptions["secret"] = []): readonly Secret[] {
  const secrets = [given].flat();
  if (secrets.length > 0 && secrets.every(({ length }) => length > 0)) return secrets;
  throw new InvalidArgumentError("the event needs a secret that is not empty");
}

function methodOf(method: string | undefined): string {
  if (method) return method;
  throw new InvalidArgumentError("the event needs a method, which the manifest does not show");
}

function urlOf(given: string | URL): string {
  const text = String(given);
  if (/^https?:/i.test(text) && URL.canParse(text)) return text;
  // Without the URL itself, which may hold a secret.
  throw new InvalidArgumentError("the event needs a URL of http: or https:");
}
