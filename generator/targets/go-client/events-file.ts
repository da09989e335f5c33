/** `events.go`: what the service sends by itself: its events, and who takes them. */
import { doc, id, list, std, str } from "../../emit/go/go-code.js";
import { boolLiteral } from "../../emit/go/literals.js";
import type { BuiltFile } from "../../emit/target.js";
import { type Code, code, lines, numberLiteral } from "../../emit/text/code.js";
import { type EventPlan, receivedEvents } from "../../sdk/events/event-plan.js";
import { reasonAgainst, type SignatureScheme } from "../../sdk/events/signature-plan.js";
import { elementType } from "./answers.js";
import type { Emission } from "./emission.js";
import type { EventNames } from "./package-names.js";
import { sourceFile } from "./source-files.js";
import { inComment } from "./spelling.js";

/** The file; none of a service of which no event can be received. */
export function eventsFile(names: Emission, origin: string): readonly BuiltFile[] {
  const events = receivedEvents(names.plan.service);
  if (events.length === 0) return [];
  const named = events.flatMap((event) => {
    const own = names.events.get(event.name);
    return own === undefined ? [] : [{ event, ...own }];
  });
  const body = (): Code =>
    lines(
      [
        receiver(
          named.map(({ variable }) => variable),
          names,
        ),
        ...named.flatMap((each) => eventCode(each.event, each, names)),
      ],
      1,
    );
  return [sourceFile("events.go", { package: names.package, origins: [origin] }, body)];
}

function receiver(variables: readonly string[], { plan }: Emission): Code {
  const others = plan.service.events.flatMap(({ name, signature }) => {
    const reason = reasonAgainst(signature, "receiver");
    return reason === undefined || signature.kind === "none" ? [] : [`"${name}": ${reason}`];
  });
  const events = variables.map((each) => code`&${id(each)}`);
  return code`${doc(["NewReceiver returns a receiver of the events of the service.", ...others])}
func NewReceiver(options ReceiverOptions) (*Receiver, error) {
	return newReceiver(${list([code`options`, ...events])})
}`;
}

function eventCode(
  event: EventPlan,
  { reader, variable }: EventNames,
  names: Emission,
): readonly Code[] {
  const { name, description, payload, signature, words, place } = event;
  if (signature.kind !== "known") return [];
  const entries = [
    code`name: ${str(name)}`,
    ...(payload.kind === "body" && payload.mediaType !== undefined
      ? [code`contentType: ${str(payload.mediaType)}`]
      : []),
    code`signature: ${signatureValue(signature.scheme)}`,
  ];
  const shape = names.shapes.payloads.get(name);
  const type = shape === undefined ? code`any` : elementType(shape, names);
  const texts = [
    `${reader} decodes the payload of the event "${name}". It takes both results of [Receiver.Receive].`,
    ...(description === undefined ? [] : [description]),
    ...words.map((each) => inComment(each, (id_) => id_)),
    ...(shape === undefined ? ["Not shown: its payload. The result is the decoded JSON."] : []),
    `From ${place}.`,
  ];
  return [
    code`var ${id(variable)} = webhook{${list(entries)}}`,
    code`${doc(texts)}
func ${id(reader)}(delivery *Delivery, err error) (${type}, error) {
	return payload[${type}](delivery, err)
}`,
  ];
}

const hashes = {
  "SHA-1": "sha1Hash",
  "SHA-256": "sha256Hash",
  "SHA-384": "sha384Hash",
  "SHA-512": "sha512Hash",
} as const;
const encodings = {
  hex: "hexEncoding",
  base64: "base64Encoding",
  base64url: "base64URLEncoding",
} as const;

function signatureValue(scheme: SignatureScheme): Code {
  const { hash, header, encoding, prefix, signs, timestampHeader, toleranceSeconds } = scheme;
  const text = (key: string, value: string | undefined): readonly Code[] =>
    value === undefined ? [] : [code`${id(key)}: ${str(value)}`];
  const tolerance =
    toleranceSeconds === undefined
      ? []
      : [
          toleranceSeconds === "unlimited"
            ? code`tolerance: ${std("MaxInt64", "math")}`
            : code`tolerance: ${numberLiteral(toleranceSeconds)} * ${std("Second", "time")}`,
          code`hasTolerance: ${boolLiteral(true)}`,
        ];
  const entries = [
    code`hash: ${id(hashes[hash])}`,
    ...text("header", header),
    code`encoding: ${id(encodings[encoding])}`,
    ...text("prefix", prefix),
    ...text("signs", signs),
    ...text("timestampHeader", timestampHeader),
    ...tolerance,
  ];
  return code`&signature{${list(entries)}}`;
}
