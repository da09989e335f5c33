/** `EventReceiver.java`: the service's own requests: its events, and who takes them. */
import {
  block,
  call,
  type ChainedCall,
  generic,
  header,
  id,
  make,
  ofMade,
  ofType,
  parameter,
  signature,
  std,
  str,
  variable,
} from "../../emit/java/java-code.js";
import { javadoc } from "../../emit/java/javadoc.js";
import { javaNames } from "../../emit/java/names.js";
import { orNull, runtime } from "../../emit/java/types.js";
import type { BuiltFile } from "../../emit/target.js";
import { type Code, code, lines, numberLiteral } from "../../emit/text/code.js";
import { type EventPlan, receivedEvents } from "../../sdk/events/event-plan.js";
import { reasonAgainst, type SignatureScheme } from "../../sdk/events/signature-plan.js";
import { identifierOf } from "../../sdk/names/policy.js";
import { Scope } from "../../sdk/names/scope.js";
import { nameOf } from "../../sdk/names/words.js";
import { topType } from "./answers.js";
import type { Emission } from "./emission.js";
import { classFile } from "./source-files.js";
import { inComment } from "./spelling.js";

/** Members of every receiver. */
const receiverMembers = ["receive", "sign", "builder", "equals"];

/** An event, and what it is called. */
export interface NamedEvent {
  readonly event: EventPlan;
  /** The method that reads it. */
  readonly method: string;
  readonly constant: string;
}

/** The events that can be received. */
export function namedEvents({ plan }: Emission): readonly NamedEvent[] {
  const methods = new Scope(receiverMembers);
  const constants = new Scope();
  return receivedEvents(plan.service).map((event) => ({
    event,
    method: methods.take(identifierOf(nameOf(event.name), "member", javaNames)),
    constant: constants.take(identifierOf(nameOf(event.name), "constant", javaNames)),
  }));
}

/** The file; none of a service of which no event can be received. */
export function eventsFile(names: Emission, origin: string): readonly BuiltFile[] {
  const all = namedEvents(names);
  if (all.length === 0) return [];
  const head = { package: names.types.package, className: "EventReceiver", origins: [origin] };
  return [
    classFile(
      head,
      () => receiverClass(all, names),
      () => ["Builder"],
    ),
  ];
}

function receiverClass(all: readonly NamedEvent[], names: Emission): Code {
  const { types, plan } = names;
  const others = plan.service.events.flatMap(({ name, signature: of }) => {
    const reason = reasonAgainst(of, "receiver");
    return reason === undefined || of.kind === "none" ? [] : [`\`${name}\`: ${reason}`];
  });
  const own = id("EventReceiver");
  const base = code`${runtime("Receiver", types)}.${generic(id("Builder"), [id("Builder")])}`;
  const parts = [
    ...all.map(({ event, constant }) => webhook(event, constant, names)),
    block(code`private ${own}(Builder builder)`, [
      code`${call(id("super"), [code`builder`, ...all.map(({ constant }) => id(constant))])};`,
    ]),
    lines([
      javadoc(["Makes a receiver."], [{ tag: "return", text: "a builder" }]),
      block(code`public static Builder builder()`, [code`return new Builder();`]),
    ]),
    ...all.map((each) => eventMethod(each, names)),
    lines([
      javadoc(["Makes receivers."]),
      block(
        header(code`public static final class Builder`, [["extends", [base]]]),
        [
          code`private Builder() {}`,
          lines([
            javadoc(["Makes the receiver."], [{ tag: "return", text: "the receiver" }]),
            block(code`public ${own} build()`, [code`return ${make(own, [code`this`])};`]),
          ]),
        ],
        1,
      ),
    ]),
  ];
  return lines([
    javadoc(["Receives the events of the service, and verifies their signatures.", ...others]),
    block(
      header(code`public final class ${own}`, [["extends", [runtime("Receiver", types)]]]),
      parts,
      1,
    ),
  ]);
}

function eventMethod({ event, method }: NamedEvent, names: Emission): Code {
  const { shapes } = names;
  const { name, description, words, place } = event;
  const shape = shapes.payloads.get(name);
  const { type, decoder } = topType(shape ?? { kind: "raw", why: "not-shown" }, names);
  const isNullable = shape?.kind === "nullable";
  const list = generic(std("List", "java.util"), [id("String")]);
  const headers = generic(std("Map", "java.util"), [id("String"), list]);
  const texts = [
    `Verifies and reads the event \`${name}\`.`,
    ...(description === undefined ? [] : [description]),
    ...words.map((each) => inComment(each, names)),
    ...(shape === undefined ? ["Not shown: its payload."] : []),
    `From \`${place}\`.`,
  ];
  return lines([
    javadoc(texts, [
      { tag: "param", name: "headers", text: "the headers of the request" },
      { tag: "param", name: "body", text: "the bytes of its body" },
      { tag: "return", text: "the payload; null if there is none" },
    ]),
    block(
      signature(
        { before: code`public`, type: isNullable ? type : orNull(type), name: id(method) },
        [parameter(headers, "headers"), parameter(code`byte[]`, "body")],
      ),
      [
        code`return ${ofMade(call(id("receive"), [id("headers"), id("body"), str(name)]), [{ name: "as", given: [decoder] }])};`,
      ],
    ),
  ]);
}

function webhook(
  { name, payload, signature: of }: EventPlan,
  constant: string,
  names: Emission,
): Code {
  const { types } = names;
  const type = runtime("Webhook", types);
  const mediaType = payload.kind === "body" ? payload.mediaType : undefined;
  const given = [
    str(name),
    mediaType === undefined ? code`null` : str(mediaType),
    of.kind === "known" ? signatureValue(of.scheme, names) : code`null`,
  ];
  const value = ofType(type, [{ name: "of", given }]);
  return code`${variable({ before: code`private static final`, type, name: constant }, value)};`;
}

function signatureValue(scheme: SignatureScheme, { types }: Emission): Code {
  const { hash, header: of, encoding, prefix, signs, timestampHeader, toleranceSeconds } = scheme;
  const text = (name: string, value: string | undefined): readonly ChainedCall[] =>
    value === undefined ? [] : [{ name, given: [str(value)] }];
  const tolerance =
    toleranceSeconds === "unlimited"
      ? code`${runtime("Signature", types)}.UNLIMITED`
      : ofType(std("Duration", "java.time"), [
          { name: "ofSeconds", given: [numberLiteral(toleranceSeconds ?? 0)] },
        ]);
  return ofType(runtime("Signature", types), [
    { name: "of", given: [hash, of, encoding, signs].map(str) },
    ...text("prefix", prefix),
    ...text("timestampHeader", timestampHeader),
    ...(toleranceSeconds === undefined ? [] : [{ name: "tolerance", given: [tolerance] }]),
  ]);
}
