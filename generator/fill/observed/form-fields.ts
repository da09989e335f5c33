/** Fields of forms → what is seen of the form, as an object. */
import type { SourcePlace } from "../told.js";
import { byName, repeatedNames } from "./by-name.js";
import { newSample, propertyOf, type Sample, type SampleRules, type SeenKind } from "./sample.js";
import { kindOfTexts, placeholderKind } from "./text-values.js";

/** One field of a form. */
export interface FormField {
  readonly name: string;
  readonly value: string;
  readonly at: SourcePlace;
  readonly isFile?: true;
  readonly description?: string;
}

/** Adds the forms of several requests: a field that one of them has twice is a list. */
export function formSample(
  forms: readonly (readonly FormField[])[],
  at: SourcePlace,
  rules: SampleRules,
): Sample {
  const form = newSample(at);
  form.kinds.add("object");
  const repeated = new Set(forms.flatMap(repeatedNames));
  for (const [name, fields] of byName(forms.flat())) {
    const [first] = fields;
    const property = first && propertyOf(form, name, first.at, rules);
    if (first === undefined || property === undefined) continue;
    const isList = repeated.has(name);
    property.kinds.add(isList ? "array" : kindOfFields(fields));
    const { description } = fields.find((each) => each.description !== undefined) ?? {};
    if (description !== undefined) property.description = description;
    const value = isList ? newSample(first.at) : property;
    if (isList) {
      value.kinds.add(kindOfFields(fields));
      property.items = value;
    }
    if (fields.some(({ isFile }) => isFile)) value.isFile = true;
  }
  return form;
}

/** The fields of a form that was recorded as a text (URL Standard, `application/x-www-form-urlencoded`; RFC 7578). */
export function fieldsOfText(
  mediaType: string,
  text: string,
  at: SourcePlace,
): readonly FormField[] {
  if (mediaType === "application/x-www-form-urlencoded") {
    return [...new URLSearchParams(text)].map(([name, value]) => ({ name, value, at }));
  }
  const heads = text.matchAll(/content-disposition:\s*form-data;([^\r\n]*)/gi);
  return [...heads].flatMap(([, head = ""]) => {
    const name = /(?:^|[;\s])name="([^"]*)"/i.exec(head)?.[1];
    const isFile = /(?:^|[;\s])filename\*?=/i.test(head);
    // The value itself stands below the head, where it is not looked at.
    return name === undefined ? [] : [{ name, value: "text", at, ...(isFile && { isFile }) }];
  });
}

function kindOfFields(fields: readonly FormField[]): SeenKind {
  if (fields.some(({ isFile }) => isFile)) return "string";
  const values = fields.map(({ value }) => value);
  const placeholders = values.map(placeholderKind);
  const [first] = placeholders;
  if (first !== undefined && placeholders.every((each) => each === first)) return first;
  return kindOfTexts(values);
}
