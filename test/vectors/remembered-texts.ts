/**
 * Texts that only the client knows, such as the state of a sign-in: `$<state>` stands for any text where it comes first, and for
 * the same text from there on. `$<verifier:challenge>` is the text of which the challenge is the proof (RFC 7636, section 4.6).
 */
import { createHash } from "node:crypto";
import type { StepInFile } from "./case-shapes.js";
import type { SeenRequest } from "./request-reader.js";

/** The remembered parts of the requests of one case. */
export interface Memory {
  /** The request that is wanted, with the texts of the one that has come in their places. */
  seen(wanted: StepInFile["request"], request: SeenRequest): StepInFile["request"];
  /** A value with the texts that are remembered. */
  filled<Value>(value: Value): Value;
}

/** A memory of which nothing is filled in yet. */
export function memory(): Memory {
  const texts = new Map<string, string>();

  /** The value that a field has to have; at first its own, where it can be a text of so many random bits. */
  function wantedText(given: string, found: string | null): string {
    const [, name = "", proof] = /^\$<([a-z]+)(?::([a-z]+))?>$/.exec(given) ?? [];
    const known = texts.get(name);
    if (name === "" || known !== undefined) return known ?? given;
    // A state has at least 128 bits (RFC 6749, section 10.10), a verifier 43 to 128 characters (RFC 7636, section 4.1).
    const form = proof === undefined ? /^[\w.~-]{22,128}$/ : /^[\w.~-]{43,128}$/;
    if (
      found === null ||
      !form.test(found) ||
      (proof !== undefined && challengeOf(found) !== texts.get(proof))
    )
      return given;
    texts.set(name, found);
    return found;
  }

  const fields = (wanted: Readonly<Record<string, string>>, text: string) => {
    const found = new URLSearchParams(text);
    return Object.fromEntries(
      Object.entries(wanted).map(([name, each]) => [name, wantedText(each, found.get(name))]),
    );
  };

  return {
    seen: (wanted, { target, body: sent }) => {
      if (typeof wanted === "string") return wanted;
      const { query, body } = wanted;
      const isForm = typeof body === "object" && "form" in body;
      return {
        ...wanted,
        ...(query && { query: fields(query, target.split("?")[1] ?? "") }),
        ...(isForm && { body: { form: fields(body.form, sent.toString("utf8")) } }),
      };
    },
    filled: (value) => {
      const text = JSON.stringify(value);
      return JSON.parse(text.replace(/\$<([a-z]+)>/g, (_, name) => texts.get(name) ?? ""));
    },
  };
}

function challengeOf(verifier: string): string {
  return createHash("sha256").update(verifier).digest("base64url");
}
