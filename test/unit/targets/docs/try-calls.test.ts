/** The calls that readers of the site can try: what a panel sends as it stands is what the samples send. */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { samplerFor } from "../../../../generator/emit/samples/samples.js";
import { filled } from "../../../../generator/sdk/samples/open-text.js";
import type { SampleRequest } from "../../../../generator/sdk/samples/request.js";
import { slotsOf } from "../../../../generator/model/slots.js";
import { docs } from "../../../../generator/targets/docs/index.js";
import { docsScope } from "../../../../generator/targets/docs/places.js";
import { tryCallFiles } from "../../../../generator/targets/docs/try-calls.js";
import type { PageCalls, TryCall } from "../../../../templates/docs/theme/try/call.js";
import { requestOf } from "../../../../templates/docs/theme/try/request.js";
import type { Typed } from "../../../../templates/docs/theme/try/typed.js";
import { scenarioNames, scenariosFolder } from "../../../golden-tree.js";
import { loadFolder } from "../../../model-lookup.js";

/** The input of a reader who has changed nothing but credentials; keys that are made anew are those of the sample. */
function untouched({ parameters, body }: TryCall, { baseUrl, headers }: SampleRequest): Typed {
  const key = (wanted: string): string =>
    filled(headers.find(({ name }) => name === wanted)?.value ?? [], secret);
  return {
    baseUrl,
    parameters: parameters.map(({ name, text, required, isKey }) =>
      isKey === true ? key(name) : required ? text : "",
    ),
    secrets: new Proxy<Record<string, string>>({}, { get: (_, name) => `secret-${String(name)}` }),
    body: body?.required === true ? body.text : "",
    mediaType: "",
    files: new Map<string, File>(),
  };
}

const secret = ({ name }: { readonly name: string }): string => `secret-${name}`;

/** Headers of a sample, but those that a page cannot send. */
function headersOf({ headers, credentials }: SampleRequest): Record<string, string> {
  const texts = headers.map(({ name, value }): [string, string] => [
    name.toLowerCase(),
    filled(value, secret),
  ]);
  const basic = credentials.flatMap((each) =>
    each.kind === "basic"
      ? [
          [
            "authorization",
            `Basic ${btoa(`${secret(each.user)}:${secret(each.password)}`)}`,
          ] as const,
        ]
      : [],
  );
  return Object.fromEntries([...texts, ...basic].filter(([name]) => name !== "cookie"));
}

describe.each(scenarioNames())("%s", (name) => {
  const { model } = loadFolder(join(scenariosFolder, name)).value;
  const scope = docsScope(model, slotsOf(model));

  test("sends what the samples send", async () => {
    const { requestOf: sampleOf } = await samplerFor(scope);
    for (const file of tryCallFiles(scope)) {
      const { calls }: PageCalls = JSON.parse(await file.print());
      for (const call of calls) {
        const operation = scope.operations.get(call.id);
        const sample = operation && sampleOf(operation);
        if (sample === undefined || "reason" in sample) throw new Error(`no sample of ${call.id}`);
        const { body } = sample;
        // Files are chosen by the reader.
        if (body?.kind === "file" || call.body?.kind === "multipart") continue;
        const sent = requestOf(call, untouched(call, sample));
        expect(sent.method, call.id).toBe(sample.method);
        expect(sent.url, call.id).toBe(`${sample.baseUrl}${filled(sample.target, secret)}`);
        expect(Object.fromEntries(sent.headers), call.id).toEqual(headersOf(sample));
        if (body === undefined) expect(sent.body, call.id).toBeUndefined();
        if (body?.kind === "json")
          expect(JSON.parse(String(sent.body)), call.id).toEqual(body.value);
        if (body?.kind === "text") expect(sent.body, call.id).toBe(body.text);
      }
    }
  });
});

test("are left out where the settings say so, and only then", () => {
  const { model } = loadFolder(join(scenariosFolder, "behaviour")).value;
  const paths = (tryIt?: boolean): readonly string[] =>
    docs
      .emit(model, tryIt === undefined ? {} : { tryIt }, [])
      .value.map(({ path }) => path)
      .filter((path) => path.includes("calls/"));
  expect(paths()).toEqual([".vitepress/calls/books.json", ".vitepress/calls/lamps.json"]);
  expect(paths(true)).toEqual(paths());
  expect(paths(false)).toEqual([]);
});
