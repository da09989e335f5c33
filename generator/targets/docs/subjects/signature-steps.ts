/** How a receiver tells that a delivery is genuine: the steps, in words. */
import { inlineCode } from "../../../emit/markdown/text.js";
import type { Signature } from "../../../model/behaviour.js";
import { type Fact, knownValue, whenFact } from "../../../model/known.js";
import { exactCode, factCell } from "../facts.js";
import { durationText, listText } from "../../../sdk/words/counts.js";
import { type Folder, type Missing, missingFact } from "../missing.js";
import { heading } from "../page.js";
import { notShown } from "../type-text.js";

/** The steps; none while nothing of it is known, for the panel says so. */
export function signatureBlocks(fact: Fact<Signature>, event: string): readonly string[] {
  const title = heading(3, "Signature", `${event}--signature`);
  switch (fact.state) {
    case "notShown":
      return [];
    case "none":
      return [title, "It is not signed: nothing in it tells a genuine delivery from another."];
    case "known": {
      const { value } = fact;
      if (factsOf(value).every((each) => each.fact.state === "notShown")) return [];
      const steps = stepsOf(value).map((step, index) => `${index + 1}. ${step}`);
      return [title, "A delivery is genuine if all of this holds:", steps.join("\n")];
    }
  }
}

/** Returns the unknown facts of a signature. */
export function missingOfSignature(fact: Fact<Signature>, model: Folder): readonly Missing[] {
  return fact.state === "known"
    ? factsOf(fact.value).flatMap((each) => missingFact(each.name, each.fact, model))
    : missingFact("whether it is signed, and how", fact, model);
}

function factsOf(signature: Signature): readonly { name: string; fact: Fact<unknown> }[] {
  return [
    { name: "the algorithm of its signature", fact: signature.algorithm },
    { name: "the header of its signature", fact: signature.header },
    { name: "how its signature is written", fact: signature.encoding },
    { name: "what stands before its signature", fact: signature.prefix },
    { name: "what is signed", fact: signature.signs },
    { name: "the header with its time", fact: signature.timestampHeader },
    { name: "how old it may be", fact: signature.toleranceSeconds },
  ];
}

function stepsOf(signature: Signature): readonly string[] {
  const { algorithm, header, encoding, prefix, signs } = signature;
  const before = prefix.state === "known" ? ` after ${exactCode(prefix.value)}` : "";
  const unknown = prefix.state === "notShown" ? ` What stands before it is ${notShown}.` : "";
  const written =
    encoding.state === "known" ? `in ${encodings[encoding.value]}` : `in a way that is ${notShown}`;
  const text = factCell(signs, exactCode);
  const name = factCell(algorithm, inlineCode);
  const isKeyed = /^hmac/i.test(knownValue(algorithm) ?? "");
  return [
    ...timeSteps(signature),
    `${headerText(header, "The", "A")} has a signature${before}, written ${written}.${unknown}`,
    (isKeyed
      ? `The signature is the ${name} of ${text} with the secret that sender and receiver share; compare it in constant time.`
      : `The signature is one of ${text}, by the algorithm ${name}.`) + placeholderText(signature),
  ];
}

function timeSteps({ timestampHeader, toleranceSeconds }: Signature): readonly string[] {
  if (timestampHeader.state !== "known") return [];
  const time = `The time in the header ${inlineCode(timestampHeader.value)}`;
  return [
    whenFact(toleranceSeconds, {
      known: (seconds) =>
        `${time} is at most ${durationText(seconds)} from now, so that no old delivery is taken again.`,
      none: () => `${time} may be any.`,
      notShown: () => `${time} is near enough to now; how near is ${notShown}.`,
    }),
  ];
}

/** "the header `X-Signature`", also where its name is not shown. */
function headerText(name: Fact<string>, the = "the", a = "a"): string {
  return name.state === "known"
    ? `${the} header ${inlineCode(name.value)}`
    : `${a} header whose name is ${notShown}`;
}

const encodings: Readonly<Record<"hex" | "base64" | "base64url", string>> = {
  hex: "hexadecimal digits",
  base64: "Base64",
  base64url: "Base64 for URLs (RFC 4648, section 5)",
};

/** Returns the meaning of the names in braces. */
function placeholderText({ signs, timestampHeader }: Signature): string {
  const names = new Set((knownValue(signs) ?? "").match(/\{\w+\}/g));
  const words = [
    ...(names.has("{timestamp}") && timestampHeader.state !== "none"
      ? [`\`{timestamp}\` is the text of ${headerText(timestampHeader)}`]
      : []),
    ...(names.has("{id}") ? ["`{id}` is the id of the delivery"] : []),
    ...(names.has("{body}") ? ["`{body}` is the body as it was received, byte for byte"] : []),
  ];
  return words.length === 0 ? "" : ` There, ${listText(words)}.`;
}
