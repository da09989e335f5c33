/** What the packages of a new manifest are called: as the service is, not as the document about it. */
import { idOf, titleWords } from "./id-words.js";

/** Longer titles are sentences. */
const mostWords = 6;

/** Words that say what sort of document a title is one of. */
const filling: ReadonlySet<string> = new Set(
  (
    "the a an of for official public rest restful http web open openapi swagger api apis oas v spec specs " +
    "specification definition description documentation docs reference version"
  ).split(" "),
);

/** `The Library's official OpenAPI spec` → `library`; all words of a title that has no others. */
export function packageName(title: string): string {
  const words = titleWords(title.replaceAll(/['’]s\b/gi, ""));
  const telling = words.filter((word) => !filling.has(word) && !/^v?\d+$/.test(word));
  return idOf((telling.length > 0 ? telling : words).slice(0, mostWords), "service");
}
