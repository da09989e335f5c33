/** JSON lines, and sequences of JSON texts (RFC 7464), wherever a chunk ends. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DecodeError } from "../../../../templates/typescript-client/errors.js";
import { jsonLines, jsonSequence } from "../../../../templates/typescript-client/json-lines.js";
import { longestLine } from "../../../../templates/typescript-client/text-lines.js";
import {
  answerOf,
  bytesOf,
  collected,
  cut,
  type Decoder,
  decoded,
  request,
} from "./answer-streams.js";

test.each<[string, string, readonly unknown[]]>([
  ["LF", '{"a":1}\n[2]\n"b"\n', [{ a: 1 }, [2], "b"]],
  ["CRLF", "1\r\n2\r\n", [1, 2]],
  ["a last line that nothing ends", "1\n2", [1, 2]],
  ["empty lines", "\n1\n\r\n  \n2\n\n", [1, 2]],
  ["a byte order mark", "\ufeff1\n", [1]],
  ["null and false are values", "null\nfalse\n0\n", [null, false, 0]],
  ["line separators of Unicode are text", '"\u2028\u0085"\n', ["\u2028\u0085"]],
  ["a carriage return is white space", "[1,\r2]\n", [[1, 2]]],
  ["nothing", "", []],
])("lines: %s", async (_name, text, values) => {
  expect(await decoded(jsonLines, text)).toEqual(values);
  const bytes = [...bytesOf(text)].map((byte) => new Uint8Array([byte]));
  expect(await decoded(jsonLines, ...bytes)).toEqual(values);
});

test.each<[string, string, readonly unknown[]]>([
  ["texts", '\x1e{"a":1}\n\x1e[2]\n', [{ a: 1 }, [2]]],
  ["line breaks inside of a text", '\x1e{\n"a":\n1}\n', [{ a: 1 }]],
  ["separators in a row", "\x1e\x1e\n\x1e1\n", [1]],
  ["no line break after what ends by itself", '\x1e{}\x1e[]\x1e"a"', [{}, [], "a"]],
  ["nothing", "", []],
])("a sequence: %s", async (_name, text, values) => {
  expect(await decoded(jsonSequence, text)).toEqual(values);
  const bytes = [...bytesOf(text)].map((byte) => new Uint8Array([byte]));
  expect(await decoded(jsonSequence, ...bytes)).toEqual(values);
});

test.each<[string, Decoder, (text: string) => string]>([
  ["lines", jsonLines, (text) => `${text}\n`],
  ["a sequence", jsonSequence, (text) => `\x1e${text}\n`],
])("%s of any values, split anywhere, are these values", async (_name, decoder, written) => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.jsonValue()), fc.array(fc.nat(200)), async (values, places) => {
      const texts = values.map((value) => JSON.stringify(value));
      const bytes = bytesOf(texts.map(written).join(""));
      expect(await decoded(decoder, ...cut(bytes, places))).toEqual(
        texts.map((text) => JSON.parse(text)),
      );
    }),
  );
});

describe("what is broken is an error that shows it:", () => {
  test.each<[string, Decoder, readonly (string | Uint8Array<ArrayBuffer>)[], string]>([
    ["a line", jsonLines, ["1\n\n{'a'\n3\n"], `line 2 is no JSON: "{'a'"`],
    ["a line that was cut off", jsonLines, ['{"a":1}\n{"a'], 'line 2 is no JSON: "{\\"a"'],
    ["a long line", jsonLines, [`${"x".repeat(200)}\n`], `line 1 is no JSON: "${"x".repeat(100)}"`],
    ["bytes that are no UTF-8", jsonLines, ["1\n", new Uint8Array([0xff])], "invalid UTF-8"],
    ["a character that was cut off", jsonLines, [new Uint8Array([34, 0xc3])], "invalid UTF-8"],
    ["a text", jsonSequence, ["\x1e1\n\x1e{\n"], 'text 2 is no JSON: "{\\n"'],
    [
      "a number that may have been cut off",
      jsonSequence,
      ["\x1e1\n\x1e12"],
      'text 2 is no JSON: "12…"',
    ],
    ["text before a separator", jsonSequence, ["x\x1e1\n"], 'text 1 is no JSON: "x…"'],
  ])("%s", async (_name, decoder, chunks, message) => {
    const error: unknown = await decoded(decoder, ...chunks).catch((fault: unknown) => fault);
    expect(error).toBeInstanceOf(DecodeError);
    expect(error).toHaveProperty("message", expect.stringContaining(message));
  });

  test("a line that does not end, in bounded memory", async () => {
    let sent = 0;
    const endless = (function* () {
      for (;;) {
        sent++;
        yield "1".repeat(1_048_576);
      }
    })();
    await expect(collected(jsonLines(answerOf(endless), request, undefined))).rejects.toThrow(
      `a line of more than ${longestLine} characters`,
    );
    expect(sent).toBeLessThan(20);
  });
});

test("keys that are names of prototypes do no harm", async () => {
  const [value] = await decoded(jsonLines, '{"__proto__":{"polluted":1}}\n');
  expect(Object.keys(Object(value))).toEqual(["__proto__"]);
  expect({}).not.toHaveProperty("polluted");
});
