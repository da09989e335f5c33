/** Calls of samples as expressions: with a client, and with what a sample adds to them. */
import type { FindSchema } from "../../../model/schema-members.js";
import type { ApiModel, Operation } from "../../../model/model.js";
import { answeredTexts } from "../../../sdk/samples/answers.js";
import type { SampleCalls } from "../../../sdk/samples/call-list.js";
import * as data from "../../../sdk/samples/calls.js";
import type { SampleObject, SampleValue } from "../../../sdk/samples/sample-value.js";
import { isPlainName } from "../literals.js";
import { memberOfId } from "../names.js";
import { plainValue, plainObject } from "../plain-value.js";
import {
  callOf,
  type CallValue,
  type Entry,
  name as nameValue,
  objectValue,
  type ValueTree,
} from "../value-tree.js";
import type { Located } from "./located.js";

/** A call, and where its operation stands in the package. */
export type SampleCall = data.SampleCall & Located;

/** The additions of a sample to a call. */
export interface SampleAddition {
  readonly query?: SampleObject;
  readonly body?: SampleValue;
  /** Options of the call, such as `timeoutMs`. */
  readonly options?: readonly Entry[];
}

/** The calls that can be made up, those first that are the best to look at. */
export function sampleCalls(places: readonly Located[], model: ApiModel): SampleCalls<SampleCall> {
  const byOperation = new Map(places.map((each) => [each.operation, each]));
  return data
    .sampleCalls([...byOperation.keys()], model)
    .with((call) => byOperation.get(call.operation));
}

/** `client.books.retrieve("7")`; `more` is what the sample is about. */
export function methodCall(call: SampleCall, more: SampleAddition = {}): CallValue {
  const method = `client.${call.owner}.${memberOfId(call.operation.name)}`;
  return callOf(nameValue(method), argumentsOf(call, more));
}

/** Returns the arguments of a call, in order. */
export function argumentsOf(
  call: data.SampleCall,
  more: SampleAddition = {},
): readonly ValueTree[] {
  const entries = initEntries(call, more);
  return [...pathArguments(call), ...(entries.length === 0 ? [] : [objectValue(entries)])];
}

/** One value of the path is positional, several are one object under their names on the wire. */
export function pathArguments({ path }: data.SampleCall): readonly ValueTree[] {
  const values = Object.values(path);
  return values.length < 2 ? values.map(plainValue) : [plainObject(path)];
}

/** Returns the options of a call, without the values of its path. */
export function initEntries(call: data.SampleCall, more: SampleAddition = {}): readonly Entry[] {
  const parts = {
    query: { ...call.query, ...more.query },
    headers: call.headers,
    cookies: call.cookies,
  };
  const body = more.body ?? call.body?.value;
  return [
    ...Object.entries(parts).flatMap(([key, values]) =>
      Object.keys(values).length === 0 ? [] : [{ key, value: plainObject(values) }],
    ),
    ...(body === undefined ? [] : [{ key: "body", value: plainValue(body) }]),
    ...(more.options ?? []),
  ];
}

/** The name of a text that every answer has, and that can be read with a dot; undefined where none is known. */
export function answeredText(operation: Operation, find: FindSchema): string | undefined {
  return answeredTexts(operation, find).find(isPlainName);
}
