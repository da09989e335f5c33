/** `webhooks.py`: what the service sends by itself, and who takes it. */
import { docstring } from "../../emit/python/docstrings.js";
import {
  builtin,
  call,
  dictOf,
  generic,
  id,
  named,
  std,
  stdType,
  str,
} from "../../emit/python/python-code.js";
import { alone, type Operands, runtime, runtimeType, valueType } from "../../emit/python/types.js";
import { group } from "../../emit/python/width.js";
import type { BuiltFile } from "../../emit/target.js";
import { type Code, code, type Hole, lines, numberLiteral } from "../../emit/text/code.js";
import { type EventPlan, receivedEvents } from "../../sdk/events/event-plan.js";
import { reasonAgainst, type SignatureScheme } from "../../sdk/events/signature-plan.js";
import type { Emission } from "./emission.js";
import { serviceTitle } from "./service-file.js";
import { sourceFile } from "./source-files.js";
import { inDocs } from "./spelling.js";

/** The file; none of a service of which no event can be received. */
export function eventsFile(names: Emission, origin: string): readonly BuiltFile[] {
  const events = receivedEvents(names.plan.service);
  if (events.length === 0) return [];
  const entries = events.map((each) => [str(each.name), webhookValue(each)] as const);
  const webhook = runtime("Webhook", "webhooks");
  const type = generic(std("Final", "typing"), [
    generic(builtin("dict"), [builtin("str"), webhook]),
  ]);
  const body = (): Code =>
    lines(
      [
        code`WEBHOOKS: ${type} = ${dictOf(entries)}
${docstring(["The events that can be received, by name."])}`,
        receiver(events, names),
      ],
      2,
    );
  const head = {
    docs: [`Events of ${serviceTitle(names)}.`],
    origins: [origin],
    taken: ["WEBHOOKS", "Receiver", ...names.events.values()],
  };
  return [sourceFile(names, "webhooks", head, body)];
}

function receiver(events: readonly EventPlan[], names: Emission): Code {
  const others = names.plan.service.events.flatMap(({ name, signature }) => {
    const reason = reasonAgainst(signature, "receiver");
    return reason === undefined || signature.kind === "none" ? [] : [`\`${name}\`: ${reason}`];
  });
  const options = generic(stdType("Unpack", "typing"), [
    runtimeType("ReceiverOptions", "webhooks"),
  ]);
  const members = events.map((each) => eventMethod(each, names));
  return code`class Receiver(${runtime("WebhookReceiver", "webhooks")}):
    ${docstring([`Receives events of ${serviceTitle(names)}, whose signatures it checks.`, ...others])}

    __slots__ = ()

    def __init__(${group("parameters", [id("self"), code`**options: ${options}`])}) -> ${id("None")}:
        super().__init__(${group("call", [id("WEBHOOKS"), id("options")])})

    ${lines(members, 1)}`;
}

function eventMethod(event: EventPlan, names: Emission): Code {
  const { name, description, payload, words, place } = event;
  const shape = names.shapes.payloads.get(name);
  const type: Operands = shape === undefined ? [builtin("object")] : valueType(shape, names.types);
  const texts = [
    `Receive \`${name}\`: the payload of a delivery, whose body is the very bytes that came.`,
    ...(description === undefined ? [] : [description]),
    [
      ...words.map((each) => inDocs(each, names)),
      ...(shape === undefined && payload.kind !== "none" ? ["Not shown: what it carries."] : []),
      `From \`${place}\`.`,
    ].join(" "),
  ];
  const given = [id("headers"), id("body"), str(name)];
  const received = code`self.receive(${group("call", given)})`;
  const parameters = [
    id("self"),
    code`headers: ${runtimeType("DeliveryHeaders", "webhooks")}`,
    code`body: ${builtin("bytes")}`,
  ];
  const result: readonly Code[] =
    shape === undefined
      ? [code`return ${received}`]
      : [
          code`payload: ${stdType("Any", "typing")} = ${received}`,
          code`given: ${alone(type)} = payload`,
          code`return given`,
        ];
  return code`def ${id(names.events.get(name) ?? "")}(${group("parameters", parameters)}) -> ${alone(type)}:
    ${docstring(texts)}
    ${lines(result)}`;
}

function webhookValue({ payload, signature }: EventPlan): Hole {
  if (signature.kind !== "known") return id("None");
  const type = payload.kind === "body" ? payload.mediaType : undefined;
  return call(runtime("Webhook", "webhooks"), [
    signatureValue(signature.scheme),
    ...named("content_type", type === undefined ? undefined : str(type)),
  ]);
}

function signatureValue(scheme: SignatureScheme): Code {
  const { hash, header, encoding, prefix, signs, timestampHeader, toleranceSeconds } = scheme;
  const text = (key: string, value: string | undefined): readonly Code[] =>
    named(key, value === undefined ? undefined : str(value));
  return call(runtime("SignatureScheme", "signatures"), [
    ...[str(hash.toLowerCase().replace("-", "")), str(header), str(encoding), str(signs)],
    ...text("prefix", prefix),
    ...text("timestamp_header", timestampHeader),
    ...named("tolerance_seconds", toleranceValue(toleranceSeconds)),
  ]);
}

function toleranceValue(seconds: SignatureScheme["toleranceSeconds"]): Hole | undefined {
  if (seconds === undefined) return undefined;
  return seconds === "unlimited" ? code`float(${str("inf")})` : numberLiteral(seconds);
}
