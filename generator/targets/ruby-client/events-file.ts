/** `receiver.rb`: the service's own requests: its events, and who takes them. */
import {
  call,
  classOf,
  hashOf,
  id,
  make,
  method,
  named,
  runtime,
  short,
  str,
} from "../../emit/ruby/ruby-code.js";
import { partOf, yardType } from "../../emit/ruby/types.js";
import { yardDoc } from "../../emit/ruby/yard.js";
import type { BuiltFile } from "../../emit/target.js";
import { type Code, code, type Hole, lines, numberLiteral } from "../../emit/text/code.js";
import { type EventPlan, receivedEvents } from "../../sdk/events/event-plan.js";
import { reasonAgainst, type SignatureScheme } from "../../sdk/events/signature-plan.js";
import { serviceTitle } from "./client-file.js";
import type { Emission } from "./emission.js";
import { privateConstant } from "./operation-constant.js";
import { libraryFile } from "./source-files.js";
import { inDocs } from "./spelling.js";

/** The file; none of a service of which no event can be received. */
export function eventsFile(names: Emission, origin: string): readonly BuiltFile[] {
  const events = receivedEvents(names.plan.service);
  if (events.length === 0) return [];
  return [
    libraryFile(names, `${names.gem}/receiver`, [origin], () => receiverClass(events, names)),
  ];
}

function receiverClass(events: readonly EventPlan[], names: Emission): Code {
  const others = names.plan.service.events.flatMap(({ name, signature }) => {
    const reason = reasonAgainst(signature, "receiver");
    return reason === undefined || signature.kind === "none" ? [] : [`\`${name}\`: ${reason}`];
  });
  const entries = events.map((each) => [str(each.name), webhookValue(each)] as const);
  const members = [
    privateConstant("WEBHOOKS", code`${hashOf(entries)}.freeze`),
    lines([
      yardDoc(
        [],
        [
          {
            tag: "param",
            name: "secret",
            type: "String, Array<String>",
            text: "the key of the signatures; several while secrets are rotated",
          },
          { tag: "param", name: "options", text: "further options of WebhookReceiver" },
        ],
      ),
      method(
        "initialize",
        [code`secret:`, code`**options`],
        [code`super(WEBHOOKS, secret: secret, **options)`],
      ),
    ]),
    ...events.map((each) => eventMethod(each, names)),
  ];
  const texts = [
    `Receives events of ${serviceTitle(names)}, whose signatures it checks.`,
    ...others,
  ];
  return lines([yardDoc(texts), classOf("Receiver", id("WebhookReceiver"), members)]);
}

function eventMethod(event: EventPlan, names: Emission): Code {
  const { name, description, payload, words, place } = event;
  const shape = names.shapes.payloads.get(name);
  const part = shape === undefined ? undefined : partOf(shape, names.types);
  const texts = [
    `Receives \`${name}\`: gives the payload of a delivery.`,
    ...(description === undefined ? [] : [description]),
    [
      ...words.map((each) => inDocs(each, names)),
      ...(shape === undefined && payload.kind !== "none" ? ["Not shown: its payload."] : []),
      `From \`${place}\`.`,
    ].join(" "),
  ];
  const received = call(id("receive"), [id("headers"), id("body"), str(name)]);
  return lines([
    yardDoc(texts, [
      {
        tag: "param",
        name: "headers",
        type: "Hash",
        text: "the headers of the delivery, or the environment of Rack",
      },
      { tag: "param", name: "body", type: "String", text: "the very bytes that were received" },
      { tag: "return", type: shape === undefined ? "Object" : yardType(shape, names.types) },
      { tag: "raise", type: "SignatureError" },
      { tag: "raise", type: "PayloadError" },
    ]),
    short(
      names.events.get(name) ?? "",
      [id("headers"), id("body")],
      part === undefined ? received : call(code`${part}.of`, [received]),
    ),
  ]);
}

function webhookValue({ payload, signature }: EventPlan): Hole {
  if (signature.kind !== "known") return code`nil`;
  const type = payload.kind === "body" ? payload.mediaType : undefined;
  return make(runtime("Webhook"), [
    signatureValue(signature.scheme),
    ...(type === undefined ? [] : [str(type)]),
  ]);
}

function signatureValue(scheme: SignatureScheme): Code {
  const { hash, header, encoding, prefix, signs, timestampHeader, toleranceSeconds } = scheme;
  const text = (key: string, value: string | undefined): readonly Code[] =>
    named(key, value === undefined ? undefined : str(value));
  return make(runtime("SignatureScheme"), [
    ...[hash, header, encoding, signs].map(str),
    ...text("prefix", prefix),
    ...text("timestamp_header", timestampHeader),
    ...named("tolerance_seconds", toleranceValue(toleranceSeconds)),
  ]);
}

function toleranceValue(seconds: SignatureScheme["toleranceSeconds"]): Hole | undefined {
  if (seconds === undefined) return undefined;
  return seconds === "unlimited" ? code`Float::INFINITY` : numberLiteral(seconds);
}
