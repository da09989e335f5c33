/** Texts of the formats of JSON Schema (2020-12, validation, section 7.3) and of OpenAPI's registry. */
import { base64 } from "../typescript-client/base64.js";
import type { Lengths } from "./mock-pattern-texts.js";
import type { Random } from "./mock-random.js";

/** Makes a text of a format, of the requested length where the format allows it. */
type FormatText = (random: Random, lengths: Lengths) => string;

const hex = "0123456789abcdef";
const letters = "abcdefghijklmnopqrstuvwxyz";
const names = [
  "amber",
  "birch",
  "cedar",
  "delta",
  "ember",
  "fern",
  "grove",
  "heath",
  "iris",
  "juniper",
];

const formats: Readonly<Record<string, FormatText>> = {
  "date-time": (random) => `${date(random)}T${time(random)}Z`,
  date,
  time: (random) => `${time(random)}Z`,
  "iso-time": time,
  "iso-date-time": (random) => `${date(random)}T${time(random)}`,
  duration: (random, { most }) => {
    const days = `P${random.integer(1, 9)}D`;
    return most < 6 ? days : `${days}T${random.integer(1, 9)}H`;
  },
  email: (random, lengths) => `${longer(name(random), random, lengths, 12)}@example.com`,
  "idn-email": (random, lengths) => `${longer(name(random), random, lengths, 12)}@example.com`,
  hostname: host,
  "idn-hostname": host,
  ipv4: (random) => [192, 0, 2, random.integer(1, 254)].join("."),
  ipv6: (random) => `2001:db8::${random.integer(1, 0xffff).toString(16)}`,
  uri: (random, lengths) => longer(`https://example.com/${name(random)}`, random, lengths),
  url: (random, lengths) => longer(`https://example.com/${name(random)}`, random, lengths),
  iri: (random, lengths) => longer(`https://example.com/${name(random)}`, random, lengths),
  "uri-reference": (random, lengths) => longer(`/${name(random)}`, random, lengths),
  "iri-reference": (random, lengths) => longer(`/${name(random)}`, random, lengths),
  "uri-template": (random, lengths) => longer(`/${name(random)}/{id}/a`, random, lengths),
  uuid: (random) =>
    [8, 4, 3, 3, 12]
      .map((size, index) => ["", "", "4", "a", ""][index] + texts(random, hex, size))
      .join("-"),
  "json-pointer": (random, lengths) => longer(`/${name(random)}`, random, lengths),
  "json-pointer-uri-fragment": (random, lengths) => longer(`#/${name(random)}`, random, lengths),
  "relative-json-pointer": (random, lengths) => longer(`1/${name(random)}`, random, lengths),
  regex: (random, lengths) => longer(`^${name(random)}`, random, lengths),
  byte: (random, { least, most }) => {
    const groups = Math.ceil(least / 4) || Math.min(3, Math.floor(most / 4));
    const bytes = Uint8Array.from({ length: groups * 3 }, () => random.integer(0, 255));
    return base64(bytes);
  },
  binary: (random, lengths) => longer(name(random), random, lengths),
  password: (random, lengths) => longer(texts(random, letters, 8), random, lengths),
};

/** A text of a format; `undefined` where it is unknown: then any text will do. */
export function formatText(format: string, random: Random, lengths: Lengths): string | undefined {
  return Object.hasOwn(formats, format) ? formats[format]?.(random, lengths) : undefined;
}

function date(random: Random): string {
  return [random.integer(2020, 2025), two(random.integer(1, 12)), two(random.integer(1, 28))].join(
    "-",
  );
}

function time(random: Random): string {
  return [random.integer(0, 23), random.integer(0, 59), random.integer(0, 59)].map(two).join(":");
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}

function name(random: Random): string {
  return (random.pick(names) ?? "amber") + texts(random, hex, 4);
}

/** Labels have at most 63 characters (RFC 1035, section 2.3.4). */
function host(random: Random, { least, most }: Lengths): string {
  const top = ".example";
  const first = name(random).slice(0, Math.max(1, most - top.length));
  const labels = [first];
  for (let missing = least - first.length - top.length; missing > 1; missing -= 41) {
    labels.push(texts(random, letters, Math.min(40, missing)));
  }
  return (labels.join(".") + top).slice(-most).replace(/^[.-]/, "a");
}

function texts(random: Random, alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet.charAt(random.integer(0, alphabet.length - 1))).join(
    "",
  );
}

/** The text, extended by letters or shortened, so that it has the requested length together with the characters `after` it. */
function longer(text: string, random: Random, { least, most }: Lengths, after = 0): string {
  const missing = least - text.length - after;
  if (missing > 0) return text + texts(random, letters, missing);
  const isShortened = text.length + after > most && most - after > 0;
  return isShortened ? text.slice(0, most - after) : text;
}
