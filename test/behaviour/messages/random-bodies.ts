/** Random bodies of every media type: values, texts, forms with files, bytes. */
import { isJson, isRange, isText } from "../../../generator/sdk/messages/media-types.js";
import { Random } from "../../../templates/typescript-server/mock-random.js";
import { fitsText } from "./fitting-texts.js";
import type { ContentSchema } from "./operation-schemas.js";
import { firstMade, type RandomValues } from "./random-values.js";

/** A body, and its media type where several are listed. */
export interface RandomBody {
  readonly body: unknown;
  readonly contentType?: string;
}

/** The content where no representation is shown: both sides take it for JSON unless told otherwise. */
export const unknownContent: ContentSchema = {
  mediaType: "application/json",
  schema: { type: ["object", "array", "number", "boolean", "null"] },
  isEncoded: false,
  isForm: false,
  files: [],
  deep: [],
};

/** A body of one of several representations; of all that may come where none is listed. */
export function randomBody(
  contents: readonly ContentSchema[],
  values: RandomValues,
  seed: string,
): RandomBody {
  const content = new Random(seed).pick(contents) ?? unknownContent;
  const isChosen = contents.length > 1 || isRange(content.mediaType);
  return {
    body: bodyIn(content, values, seed),
    ...(isChosen && { contentType: oneOf(content.mediaType) }),
  };
}

/** A media type of a range of them, or the only one there is. */
function oneOf(mediaType: string): string {
  if (!isRange(mediaType)) return mediaType;
  return mediaType.replace(/^\*/, "image").replace("/*", "/x-odd");
}

function bodyIn(content: ContentSchema, values: RandomValues, seed: string): unknown {
  const { mediaType, schema, isEncoded, isForm, deep } = content;
  const isValue = isJson(mediaType);
  if (!(isValue || isForm || isEncoded || isText(mediaType))) return randomBytes(seed);
  const fits = isValue ? () => true : fitsText;
  const made = firstMade(20, (turn) => {
    const value = values.make(schema, { seed: `${seed} ${turn}`, fits, oddNames: isValue });
    const parts = Object.entries(Object(value)).filter(([name]) => deep.includes(name));
    return isForm && parts.some(([, part]) => isEmpty(part) || hasEmpty(part)) ? undefined : value;
  });
  if (made === undefined) throw new Error(`no body of ${mediaType} was made`);
  return isForm ? formOf(Object(made), content, seed) : made;
}

/** An object as a form can say it: that has neither null, nor lists and objects without anything in them. */
function formOf(made: object, { files }: ContentSchema, seed: string): object {
  const sayable = Object.entries(made).filter(([, value]) => value !== null && !isEmpty(value));
  return Object.fromEntries(
    sayable.map(([name, value]) => [
      name,
      files.includes(name) ? inFiles(value, `${seed} ${name}`) : value,
    ]),
  );
}

/** True if a value is a list or an object without anything in it. */
export function isEmpty(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}

/** True if there is something in a value of which style `deepObject` writes nothing. */
export function hasEmpty(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.values(value).some((each) => isEmpty(each) || hasEmpty(each));
}

function inFiles(value: unknown, seed: string): unknown {
  if (Array.isArray(value)) return value.map((each, index) => inFiles(each, `${seed} ${index}`));
  const random = new Random(seed);
  const name = random.pick(['"a".png', "é 🎵", "a;b\\c", "", "a\r\nb"]) ?? "";
  const type = random.pick(["image/png", "text/plain;charset=x"]) ?? "";
  return new File([randomBytes(seed)], name, { type });
}

function randomBytes(seed: string): Uint8Array<ArrayBuffer> {
  const random = new Random(seed);
  return Uint8Array.from({ length: random.integer(1, 40) }, () => random.integer(0, 255));
}
