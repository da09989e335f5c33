/** Bodies that may have one of several media types, a form among them. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { bodyByType } from "../../../../templates/typescript-client/body-by-type.js";
import { createClient } from "../../../../templates/typescript-client/client.js";
import { InvalidArgumentError } from "../../../../templates/typescript-client/errors.js";
import { formBody } from "../../../../templates/typescript-client/form-body.js";
import { multipartBody } from "../../../../templates/typescript-client/multipart-body.js";
import type { Operation } from "../../../../templates/typescript-client/operation.js";
import type { SendInit } from "../../../../templates/typescript-client/options.js";
import { send } from "../../../../templates/typescript-client/request.js";
import { form } from "../../../../templates/typescript-client/styles.js";
import { type EchoServer, serveEcho } from "./local-server.js";

const urlEncoded = "application/x-www-form-urlencoded";
const forms: Operation = {
  id: "books.submit",
  method: "POST",
  path: "/books",
  body: bodyByType,
  forms: [
    {
      contentType: urlEncoded,
      body: formBody,
      parts: [{ name: "a", style: form, explode: false }],
    },
    { contentType: "multipart/form-data", body: multipartBody },
  ],
};
const orJson: Operation = { ...forms, contentType: "application/json" };
const oneForm: Operation = { ...forms, forms: (forms.forms ?? []).slice(0, 1) };

let server: EchoServer;
beforeAll(async () => {
  server = await serveEcho();
});
afterAll(() => server.close());

async function sent(operation: Operation, init: SendInit): Promise<readonly [string, string]> {
  await send(createClient({ baseUrl: server.url }), operation, [], init);
  const { headers, body } = server.last();
  const type = headers["content-type"] ?? "";
  const text = body.toString();
  const boundary = / boundary=(\S+)$/.exec(type)?.[1];
  return boundary === undefined
    ? [type, text]
    : [type.replace(boundary, "…"), text.replaceAll(boundary, "…")];
}

const body = { a: [1, 2] };
const parts = [1, 2].map(
  (item) => `--…\r\nContent-Disposition: form-data; name="a"\r\n\r\n${item}\r\n`,
);
const multipart = ["multipart/form-data; boundary=…", `${parts.join("")}--…--\r\n`];

test.each<[string, Operation, SendInit, readonly string[]]>([
  ["the type of the call", orJson, { body, contentType: urlEncoded }, [urlEncoded, "a=1,2"]],
  [
    "in any case, with parameters",
    orJson,
    { body, contentType: "Multipart/Form-Data; x=y" },
    multipart,
  ],
  [
    "the type of a header",
    orJson,
    { body, headers: { "content-type": urlEncoded } },
    [urlEncoded, "a=1,2"],
  ],
  ["the type of the operation", orJson, { body }, ["application/json", '{"a":[1,2]}']],
  [
    "the only form, where the operation has no other type for it",
    oneForm,
    { body },
    [urlEncoded, "a=1,2"],
  ],
  [
    "what a form is itself",
    orJson,
    { body: new URLSearchParams("a=1") },
    [`${urlEncoded};charset=UTF-8`, "a=1"],
  ],
  [
    "what a Blob is itself",
    orJson,
    { body: new Blob(["a"], { type: "image/png" }) },
    ["image/png", "a"],
  ],
  [
    "text, whose type is the call's",
    forms,
    { body: "a,b", contentType: "text/csv" },
    ["text/csv", "a,b"],
  ],
  ["bytes without a type", forms, { body: new Uint8Array([65]) }, ["", "A"]],
])("%s decides", async (_name, operation, init, expected) => {
  expect(await sent(operation, init)).toEqual(expected);
});

test("an object that may be either form is refused until its type is said", async () => {
  await expect(sent(forms, { body })).rejects.toThrow(
    new InvalidArgumentError(
      `books.submit: the body needs a contentType: ${urlEncoded} or multipart/form-data`,
    ),
  );
});
