/** Sends the service's own events: signed, and repeated until one is accepted or the attempts are used up. */
import { InvalidArgumentError } from "../typescript-client/errors.js";
import type { Secret, SignatureScheme } from "../typescript-client/signatures.js";
import { eventBody, eventRequest } from "./event-request.js";
import { pause, unlessAborted } from "./waiting.js";

/** How an event is sent, according to the manifest. */
export interface OutgoingEvent {
  /** Left out = it is not signed. */
  readonly signature?: SignatureScheme;
  /** HTTP method; left out where the manifest does not show it. */
  readonly method?: string;
  /** Media type of its body; left out where the manifest shows none, or several. */
  readonly contentType?: string;
  /** Left out = it is sent once, or the number of attempts is not shown. */
  readonly retries?: EventRetries;
}

/** Events by name. */
export type OutgoingEvents<Name extends string> = Readonly<Record<Name, OutgoingEvent>>;

/** A payload of a media type other than JSON: text, and bytes. */
export type RawPayload = string | Blob | ArrayBuffer | Uint8Array<ArrayBuffer>;

/** How often an event is sent again when it was not accepted. */
export interface EventRetries {
  readonly maximum: number;
  /** Seconds before each further attempt; the last one applies to all later attempts. Empty = at once. */
  readonly delaysSeconds: readonly number[];
}

/** How one event is sent. The manifest's facts apply, unless given here. */
export interface SendOptions {
  /** Target URL; `http:` or `https:`. If others may choose it, make sure that it leads to nothing internal. */
  readonly url: string | URL;
  /** The key of the signature, text as its bytes in UTF-8. Each of several makes its own signature, while secrets are rotated. */
  readonly secret?: Secret | readonly Secret[] | undefined;
  readonly method?: string | undefined;
  readonly contentType?: string | undefined;
  readonly retries?: EventRetries | undefined;
  /**
   * The same for each attempt, so that a receiver recognizes it; a random one unless given. It is sent where `idHeader` is given.
   */
  readonly id?: string | undefined;
  /** Name of the header with the id, which no manifest shows. */
  readonly idHeader?: string | undefined;
  /** The time of an attempt as it is signed and sent, from milliseconds since 1970; whole seconds since then unless given. */
  readonly timestamp?: ((milliseconds: number) => string) | undefined;
  /** Further headers. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Milliseconds in which a receiver must respond, for each attempt; 15,000 unless given. */
  readonly timeoutMs?: number | undefined;
  /** Ends all attempts. */
  readonly signal?: AbortSignal | undefined;
  /** Sends a request; the platform's own `fetch` unless given. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Waits between attempts, in the memory of this process unless given. */
  readonly wait?:
    ((milliseconds: number, signal: AbortSignal | undefined) => Promise<void>) | undefined;
}

/** Options that are required, because the manifest does not show them or a signature needs them. */
export type Needed<Options, Name extends keyof Options> = Options & {
  readonly [Key in Name]-?: NonNullable<Options[Key]>;
};

/** One attempt: the status of its response, or why there was none. */
export type EventAttempt =
  | { readonly startedAt: Date; readonly status: number }
  | { readonly startedAt: Date; readonly error: unknown };

/** The outcome of an event. */
export type EventResult =
  | { readonly delivered: true; readonly attempts: readonly EventAttempt[] }
  | {
      readonly delivered: false;
      /** `gone` = the receiver wants no more of them (410); `aborted` = the signal ended it; otherwise it was not accepted. */
      readonly reason: "not taken" | "gone" | "aborted";
      readonly attempts: readonly EventAttempt[];
    };

/**
 * Sends an event until it is accepted with any 2xx. Redirects are not followed: like every other response, and like none at all,
 * they count as not accepted. Failures on the way are in the result, attempt by attempt.
 *
 * @throws {InvalidArgumentError} where the options are unusable, or the payload cannot be serialized; nothing was sent.
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

/** Makes the function for each attempt. An event that no attempt could send is refused here, or by the first attempt. */
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
      // Only the status matters, and the body may have no end.
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

/** With an empty key, anyone could sign. */
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
  // The message leaves the URL out, because it may hold a secret.
  throw new InvalidArgumentError("the event needs a URL of http: or https:");
}
