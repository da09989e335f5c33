// Made by endpoint-manifest (typescript-client) from its template webhooks.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Receives requests that the service sends by itself: a delivery is trusted only when its signature is right. */
import { bytesOf, type Delivery, headerReader, payloadOf } from "./deliveries.js";
import { InvalidArgumentError } from "./errors.js";
import {
  type Claim,
  type HeaderReader,
  isGenuine,
  readClaim,
  type Secret,
  SignatureError,
  type SignatureScheme,
  signatureText,
} from "./signatures.js";

/** The deliveries of one event, as the manifest describes them. */
export interface Webhook {
  readonly signature: SignatureScheme;
  /** Media type of every delivery, whatever its header says; left out where the manifest shows none, or several. */
  readonly contentType?: string;
}

/** Events by name. */
export type Webhooks<Name extends string> = Readonly<Record<Name, Webhook>>;

/** Options of a receiver. */
export interface ReceiverOptions {
  /** The key of the signatures, text as its bytes in UTF-8; several while secrets are rotated. */
  readonly secret: Secret | readonly Secret[];
  /** Seconds that the time of a delivery may differ from now, in place of the manifest's tolerance; `Infinity` = any. */
  readonly toleranceSeconds?: number | undefined;
  /** Name of the header with the signed id, which no manifest shows. */
  readonly idHeader?: string | undefined;
  /** Maximum bytes of a body; 1 MiB unless given. */
  readonly maxBytes?: number | undefined;
}

/** Options that are required, because the manifest does not show them. */
export type Needed<Options, Name extends keyof Options> = Options & {
  readonly [Key in Name]-?: NonNullable<Options[Key]>;
};

/** Receives events. */
export interface Receiver<Payloads, Name extends keyof Payloads> {
  /**
   * The payload of a delivery with a valid signature: of one of the named events, or of any where none is named. Rejects with a
   * {@link SignatureError} or a `PayloadError`. Anyone who records a delivery can send it again as long as its time is near
   * enough, and a service repeats deliveries that were not accepted: remember an id for everything that must happen only once.
   */
  receive<Wanted extends Name = Name>(
    delivery: Delivery,
    ...events: readonly Wanted[]
  ): Promise<Payloads[Wanted]>;
}

/** Makes a receiver; throws an {@link InvalidArgumentError} where an option is missing. */
export function receiverOf<Payloads, Name extends keyof Payloads & string>(
  webhooks: Webhooks<Name>,
  options: ReceiverOptions,
): Receiver<Payloads, Name> {
  const secrets = secretsOf(options.secret);
  const all: readonly Webhook[] = Object.values(webhooks);
  for (const { signature } of all) checkOptions(signature, options);
  return {
    receive: async (delivery, ...names) => {
      const read = headerReader(delivery.headers);
      const wanted = names.length === 0 ? all : names.map((name) => webhookOf(webhooks, name));
      const claims = claimsOf(wanted, read, options);
      const body = await bytesOf(delivery.body, options.maxBytes ?? 1_048_576);
      for (const [claim, contentType] of claims) {
        if (!(await isGenuine(claim, secrets, body))) continue;
        const value = payloadOf(body, read("content-type") ?? "", contentType);
        // The signature proves that the service sent it; its type is taken from the manifest, like that of a call's response.
        return value as Payloads[(typeof names)[number]];
      }
      throw new SignatureError("wrong", "the signature is not that of the body and the secret");
    },
  };
}

/** Options of {@link signedHeaders}. */
export interface SigningOptions {
  readonly secret: Secret;
  /** The text of the header; now, in seconds since 1970, unless given. */
  readonly timestamp?: string | undefined;
  readonly id?: string | undefined;
  readonly idHeader?: string | undefined;
}

/** The headers of a valid delivery, for tests of receivers. */
export async function signedHeaders<Name extends string>(
  webhooks: Webhooks<Name>,
  event: Name,
  body: string | Uint8Array,
  options: SigningOptions,
): Promise<Record<string, string>> {
  const { signature: scheme, contentType } = webhookOf(webhooks, event);
  const { secret, id, idHeader } = options;
  const timestamp = options.timestamp ?? String(Math.floor(Date.now() / 1000));
  const text = await signatureText(scheme, {
    secret,
    body: await bytesOf(body, Infinity),
    values: { timestamp, id },
  });
  return {
    ...(contentType && { "Content-Type": contentType }),
    [scheme.header]: text,
    ...(scheme.timestampHeader && { [scheme.timestampHeader]: timestamp }),
    ...(idHeader && scheme.signs.includes("{id}") && { [idHeader]: id ?? "" }),
  };
}

/** With an empty key, anyone could sign. */
function secretsOf(given: ReceiverOptions["secret"]): readonly Secret[] {
  const secrets = [given].flat();
  const isUsable = secrets.length > 0 && secrets.every((secret) => (secret?.length ?? 0) > 0);
  if (isUsable) return secrets;
  throw new InvalidArgumentError("a receiver needs a secret that is not empty");
}

function checkOptions(scheme: SignatureScheme, options: ReceiverOptions): void {
  const { toleranceSeconds = scheme.toleranceSeconds } = options;
  // Also refuses NaN.
  if (scheme.timestampHeader && !((toleranceSeconds ?? -1) >= 0)) {
    throw new InvalidArgumentError("a receiver needs toleranceSeconds: 0 or more");
  }
  if (scheme.signs.includes("{id}") && !options.idHeader) {
    throw new InvalidArgumentError("a receiver needs idHeader: the header of the signed id");
  }
}

function webhookOf<Name extends string>(webhooks: Webhooks<Name>, name: Name): Webhook {
  if (Object.hasOwn(webhooks, name)) return webhooks[name];
  throw new InvalidArgumentError(`there is no event "${name}" that can be received`);
}

/** The claims of the headers for each signature scheme, with the media type that all of its events share. */
function claimsOf(
  wanted: readonly Webhook[],
  read: HeaderReader,
  options: ReceiverOptions,
): readonly (readonly [Claim, contentType: string | undefined])[] {
  const faults: unknown[] = [];
  const schemes = new Set(wanted.map(({ signature }) => signature));
  const claims = [...schemes].flatMap((scheme) => {
    const own = wanted.filter(({ signature }) => signature === scheme);
    const [contentType, ...others] = new Set(own.map((webhook) => webhook.contentType));
    try {
      const claim = readClaim(scheme, read, options);
      return [[claim, others.length === 0 ? contentType : undefined] as const];
    } catch (fault) {
      faults.push(fault);
      return [];
    }
  });
  if (claims.length === 0) throw faults[0];
  return claims;
}
