/** Requests of one operation → its parameters and its body: what was sent may be sent, and more may be. */
import { addJson, contentIn, type SeenContents } from "../observed/body-reader.js";
import { byName } from "../observed/by-name.js";
import { openBucket, toldContents } from "../observed/contents.js";
import { fieldsOfText, formSample, type FormField } from "../observed/form-fields.js";
import { headerSort, isHeaderName } from "../observed/header-names.js";
import { isForm, isJson } from "../observed/media-type.js";
import { isCredentialName } from "../observed/private-names.js";
import type { Reading } from "../observed/reading.js";
import { kindOfTexts } from "../observed/text-values.js";
import { type SourcePlace, type Told, toldMap, toldScalar } from "../told.js";
import type { Exchange, NamedText, RecordedBody } from "./exchange.js";

/** The query, as far as its names may be told; undefined where there was none. */
export function toldQuery(exchanges: readonly Exchange[], reading: Reading): Told | undefined {
  const [first] = exchanges;
  if (first === undefined) return undefined;
  const entries = [...byName(exchanges.flatMap(({ query }) => query))].flatMap(
    ([name, values]): readonly (readonly [string, Told])[] => {
      const at = values[0]?.at ?? first.at;
      if (isCredentialName(name)) {
        reading.leftOut("credential", at);
        return [];
      }
      if (!reading.secrets.isTellable(name) || name === "(others)") {
        reading.leftOut("name", at);
        return [];
      }
      const sent = exchanges.map(({ query }) => query.filter((each) => each.name === name).length);
      const isList = sent.some((times) => times > 1);
      return [[name, parameter({ values, isList, isOptional: isOptional(exchanges, sent), at })]];
    },
  );
  return openBucket(entries, first.at);
}

/** Headers that are the API's own, as far as their names may be told; never a value, nor what a value looks like. */
export function toldHeaders(exchanges: readonly Exchange[], reading: Reading): Told | undefined {
  const [first] = exchanges;
  if (first === undefined) return undefined;
  const named = byName(
    exchanges.flatMap(({ headers }) =>
      headers.map((each) => ({ ...each, name: each.name.toLowerCase() })),
    ),
  );
  const entries = [...named].flatMap(([name, values]): readonly (readonly [string, Told])[] => {
    const at = values[0]?.at ?? first.at;
    const sort = headerSort(name);
    if (sort === "credential") reading.leftOut("credential", at);
    if (sort !== "own") return [];
    if (!isHeaderName(name) || !reading.secrets.isTellable(name)) {
      reading.leftOut("name", at);
      return [];
    }
    const sent = exchanges.map(
      ({ headers }) => headers.filter((each) => each.name.toLowerCase() === name).length,
    );
    const required = isOptional(exchanges, sent) ? toldScalar(false, at) : undefined;
    const schema = toldMap([["type", toldScalar("string", at)]], at);
    return [
      [
        name,
        toldMap(
          [
            ["required", required],
            ["schema", schema],
          ],
          at,
        ),
      ],
    ];
  });
  return openBucket(entries, first.at);
}

/** The body; undefined where none was sent. */
export function toldBody(exchanges: readonly Exchange[], reading: Reading): Told | undefined {
  const bodies = exchanges.flatMap(({ body }) => body ?? []);
  const [first] = bodies;
  if (first === undefined) return undefined;
  const contents: SeenContents = new Map();
  const forms = new Map<string, (readonly FormField[])[]>();
  for (const body of bodies) {
    if (body.mediaType === undefined) {
      reading.leftOut("type", body.at);
      continue;
    }
    const content = contentIn(contents, body.mediaType, body.at);
    if (isForm(body.mediaType)) {
      const fields = fieldsOf(body, body.mediaType);
      forms.set(body.mediaType, [...(forms.get(body.mediaType) ?? []), fields]);
    } else if (isJson(body.mediaType) && body.text !== undefined && body.text !== "") {
      if (!addJson(content, body.text, body.at, reading.rules)) reading.leftOut("json", body.at);
    }
  }
  for (const [mediaType, all] of forms) {
    const content = contentIn(contents, mediaType, first.at);
    if (all.some((fields) => fields.length > 0)) {
      content.sample = formSample(all, content.at, reading.rules);
    }
  }
  const sent = exchanges.map(({ body }) => (body === undefined ? 0 : 1));
  const required = isOptional(exchanges, sent) ? toldScalar(false, first.at) : undefined;
  const content = toldContents(contents, first.at);
  if (content === undefined) return undefined;
  return toldMap(
    [
      ["required", required],
      ["content", content],
    ],
    first.at,
  );
}

interface SeenParameter {
  readonly values: readonly NamedText[];
  readonly isList: boolean;
  readonly isOptional: boolean;
  readonly at: SourcePlace;
}

/** A name that one request has twice is a list, written in the style that was seen. */
function parameter({ values, isList, isOptional, at }: SeenParameter): Told {
  const type = toldScalar(kindOfTexts(values.map(({ value }) => value)), at);
  const value = toldMap([["type", type]], at);
  const list = toldMap(
    [
      ["type", toldScalar("array", at)],
      ["items", value],
    ],
    at,
  );
  return toldMap(
    [
      ["required", isOptional ? toldScalar(false, at) : undefined],
      ["style", isList ? toldScalar("form", at) : undefined],
      ["explode", isList ? toldScalar(true, at) : undefined],
      ["schema", isList ? list : value],
    ],
    at,
  );
}

/** True if a request went well without it: that it always was there does not make it required. */
function isOptional(exchanges: readonly Exchange[], sent: readonly number[]): boolean {
  return exchanges.some(({ status }, index) => status >= 200 && status < 300 && sent[index] === 0);
}

function fieldsOf({ fields, text, at }: RecordedBody, mediaType: string): readonly FormField[] {
  return fields.length > 0 ? fields : fieldsOfText(mediaType, text ?? "", at);
}
