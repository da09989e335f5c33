/** Names of the packages of a new manifest: that of the service, not of the document about it. */
import { idOf, titleWords } from "./id-words.js";

/** A name has at most so many words and characters, so that people can type it. */
const most = { words: 4, characters: 32 };

/** Words that say what sort of document a title is one of. */
const filling: ReadonlySet<string> = new Set(
  (
    "the a an of official public rest restful http web open openapi swagger api apis oas v spec specs " +
    "specification definition description documentation docs reference version"
  ).split(" "),
);

/** Words after which a title says something about the service, or about the document. */
const linking: ReadonlySet<string> = new Set("for with by from in to using via on at".split(" "));

/** Signs between the name and what is said about it: a comma, a colon, a bracket, or a dash between spaces. */
const breaks = /[,;:|()[\]]|\s[-–—]+\s/;

/** `The Library's official OpenAPI spec, version 2` → `library`; all words of a title that has no others. */
export function packageName(title: string): string {
  const parts = title.replaceAll(/['’]s\b/gi, "").split(breaks);
  const named = parts.map(telling).find((words) => words.length > 0) ?? titleWords(title);
  return idOf(withinBounds(named), "service");
}

/** Labels of hosts that many services have. */
const usualLabels: ReadonlySet<string> = new Set(
  "api apis www app rest gateway staging stage test dev sandbox prod production".split(" "),
);

/** The name in an address: `https://api.tea-house.example/v1` → `tea-house`; undefined where a host has none, such as localhost. */
export function nameInAddress(address: string): string | undefined {
  const host = URL.canParse(address) ? new URL(address).hostname : "";
  if (!host.includes(".") || /^[\d.]+$|^\[/.test(host)) return undefined;
  const labels = host.split(".").slice(0, -1);
  const telling = labels.filter((label) => !usualLabels.has(label) && !/^v?\d+$/.test(label));
  return telling.toSorted((left, right) => right.length - left.length)[0];
}

/** The words of a part of a title that name the service, up to one that only links them to more. */
function telling(part: string): readonly string[] {
  const words = titleWords(part).filter((word) => !filling.has(word) && !/^v?\d+$/.test(word));
  const first = words.findIndex((word) => !linking.has(word));
  const end = words.findIndex((word, index) => index > first && linking.has(word));
  return first === -1 ? [] : words.slice(first, end === -1 ? undefined : end);
}

/** As many words as fit; one that ends in `and` would promise more. */
function withinBounds(words: readonly string[]): readonly string[] {
  const fitting = words
    .slice(0, most.words)
    .filter((_, index, all) => all.slice(0, index + 1).join("-").length <= most.characters);
  const kept = fitting.length === 0 ? words.slice(0, 1) : fitting;
  return kept.length > 1 && kept.at(-1) === "and" ? kept.slice(0, -1) : kept;
}
