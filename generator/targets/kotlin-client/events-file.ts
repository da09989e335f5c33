/** `EventReceiver.kt`: the service's own requests: its events, and who takes them. */
import { kdoc } from "../../emit/kotlin/kdoc.js";
import {
  block,
  call,
  classHeader,
  expressionFunction,
  id,
  named,
  orNull,
  signature,
  std,
  str,
  variable,
} from "../../emit/kotlin/kotlin-code.js";
import { kotlinNames } from "../../emit/kotlin/names.js";
import { runtime } from "../../emit/kotlin/types.js";
import type { BuiltFile } from "../../emit/target.js";
import { type Code, code, lines, numberLiteral } from "../../emit/text/code.js";
import { type EventPlan, receivedEvents } from "../../sdk/events/event-plan.js";
import { reasonAgainst, type SignatureScheme } from "../../sdk/events/signature-plan.js";
import { identifierOf } from "../../sdk/names/policy.js";
import { Scope } from "../../sdk/names/scope.js";
import { nameOf } from "../../sdk/names/words.js";
import { topType } from "./answers.js";
import type { Emission } from "./emission.js";
import { textArgument } from "./operation-constant.js";
import { classFile } from "./source-files.js";
import { inComment } from "./spelling.js";

/** Members of every receiver. */
const receiverMembers = ["receive", "sign"];

/** An event, and what it is called. */
export interface NamedEvent {
  readonly event: EventPlan;
  /** The function that reads it. */
  readonly function: string;
  readonly constant: string;
}

/** The events that can be received. */
export function namedEvents({ plan }: Emission): readonly NamedEvent[] {
  const functions = new Scope(receiverMembers);
  const constants = new Scope();
  return receivedEvents(plan.service).map((event) => ({
    event,
    function: functions.take(identifierOf(nameOf(event.name), "member", kotlinNames)),
    constant: constants.take(identifierOf(nameOf(event.name), "constant", kotlinNames)),
  }));
}

/** The file; none of a service of which no event can be received. */
export function eventsFile(names: Emission, origin: string): readonly BuiltFile[] {
  const all = namedEvents(names);
  if (all.length === 0) return [];
  const head = { package: names.types.package, className: "EventReceiver", origins: [origin] };
  return [classFile(head, () => receiverFile(all, names))];
}

function receiverFile(all: readonly NamedEvent[], names: Emission): Code {
  const { types, plan } = names;
  const others = plan.service.events.flatMap(({ name, signature: of }) => {
    const reason = reasonAgainst(of, "receiver");
    return reason === undefined || of.kind === "none" ? [] : [`\`${name}\`: ${reason}`];
  });
  const base = call(runtime("Receiver", types), [
    id("options"),
    ...all.map(({ constant }) => id(constant)),
  ]);
  return lines(
    [
      lines([
        kdoc(["Receives the events of the service, and verifies their signatures.", ...others]),
        block(
          classHeader(
            code`public class EventReceiver`,
            [code`options: ${runtime("ReceiverOptions", types)}.() -> Unit`],
            base,
          ),
          all.map((each) => eventFunction(each, names)),
          1,
        ),
      ]),
      ...all.map(({ event, constant }) => webhook(event, constant, names)),
    ],
    1,
  );
}

function eventFunction({ event, function: own }: NamedEvent, names: Emission): Code {
  const { name, description, words, place } = event;
  const shape = names.shapes.payloads.get(name);
  const given = shape?.kind === "nullable" ? shape.of : shape;
  const { type, decoder } = topType(given ?? { kind: "raw", why: "not-shown" }, names);
  const texts = [
    `Verifies and reads the event \`${name}\`.`,
    ...(description === undefined ? [] : [description]),
    ...words.map((each) => inComment(each, names)),
    ...(shape === undefined ? ["Not shown: its payload."] : []),
    `From \`${place}\`.`,
  ];
  return lines([
    kdoc(texts, [
      { tag: "param", name: "headers", text: "the headers of the request" },
      { tag: "param", name: "body", text: "the bytes of its body" },
      { tag: "return", text: "the payload; null if there is none" },
    ]),
    expressionFunction(
      signature(
        code`public fun ${id(own)}`,
        [code`headers: Map<String, List<String>>`, code`body: ByteArray`],
        orNull(type),
      ),
      code`${call(id("receive"), [id("headers"), id("body"), str(name)])}.${call(id("decode"), [decoder])}`,
    ),
  ]);
}

function webhook(
  { name, payload, signature: of }: EventPlan,
  constant: string,
  names: Emission,
): Code {
  const type = runtime("Webhook", names.types);
  const mediaType = payload.kind === "body" ? payload.mediaType : undefined;
  const given = [
    str(name),
    mediaType === undefined ? code`null` : str(mediaType),
    of.kind === "known" ? signatureValue(of.scheme, names) : code`null`,
  ];
  return variable(constant, call(type, given), { before: code`private val` });
}

function signatureValue(scheme: SignatureScheme, { types }: Emission): Code {
  const { hash, header: of, encoding, prefix, signs, timestampHeader, toleranceSeconds } = scheme;
  const tolerance =
    toleranceSeconds === "unlimited"
      ? code`${std("Duration", "kotlin.time")}.INFINITE`
      : code`${numberLiteral(toleranceSeconds ?? 0)}.${std("seconds", "kotlin.time.Duration.Companion")}`;
  return call(runtime("Signature", types), [
    ...[hash, of, encoding, signs].map(str),
    ...textArgument("prefix", prefix),
    ...textArgument("timestampHeader", timestampHeader),
    ...(toleranceSeconds === undefined ? [] : [named("tolerance", tolerance)]),
  ]);
}
