/** The credentials and personal texts of a capture, in any place: collected first, so that no output has them. */
import { parsedJson } from "../observed/body-reader.js";
import { fieldsOfText } from "../observed/form-fields.js";
import { headerSort } from "../observed/header-names.js";
import { addSecretsOf, type KnownSecrets, knownSecrets } from "../observed/known-secrets.js";
import { isForm, isJson } from "../observed/media-type.js";
import type { Exchange, NamedText, RecordedBody } from "./exchange.js";

/** A cookie with a shorter value holds a setting and not who somebody is; so does a longer one without a digit. */
const shortestCookie = 8;
const longCookie = 16;

/** Everything that is private in all entries, also in those that are left out. */
export function secretsOf(exchanges: readonly Exchange[]): KnownSecrets {
  const secrets = knownSecrets();
  for (const { url, query, headers, cookies, answerHeaders, body, answer } of exchanges) {
    for (const part of [url.username, url.password]) secrets.add(part);
    for (const { name, value } of query) secrets.addNamed(name, value);
    for (const header of [...headers, ...answerHeaders]) addHeader(header, secrets);
    for (const { value } of cookies) addCookie(value, secrets);
    for (const each of [body, answer]) if (each !== undefined) addBody(each, secrets);
  }
  return secrets;
}

function addHeader({ name, value }: NamedText, secrets: KnownSecrets): void {
  const plain = name.toLowerCase();
  if (plain === "cookie" || plain === "set-cookie") {
    for (const pair of value.split(/[;\n]/)) addCookie(pair.replace(/^[^=]*=/, ""), secrets);
  } else if (headerSort(plain) === "credential") {
    secrets.add(value);
    for (const part of value.split(/[\s,;="]+/))
      if (part.length >= shortestCookie) secrets.add(part);
  } else secrets.addNamed(name, value);
}

function addCookie(value: string, secrets: KnownSecrets): void {
  const isWord = value.length < longCookie && !/\d/.test(value);
  if (value.length >= shortestCookie && !isWord) secrets.add(value);
}

function addBody({ mediaType, text, fields, at }: RecordedBody, secrets: KnownSecrets): void {
  for (const { name, value } of fields) secrets.addNamed(name, value);
  if (mediaType === undefined || text === undefined) return;
  if (isJson(mediaType)) addSecretsOf(parsedJson(text)?.value, secrets);
  if (isForm(mediaType)) {
    for (const { name, value } of fieldsOfText(mediaType, text, at)) secrets.addNamed(name, value);
  }
}
