/**
 * A caller of today against the package with facts filled in: it compiles and sends the same. Today is what the specification of
 * the service says; later almost all is known of it. And what must not compile does not.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { GroupPlan } from "../../../generator/sdk/plan.js";
import type { Emission } from "../../../generator/targets/go-client/emission.js";
import { inputsOf } from "../../../generator/targets/go-client/inputs.js";
import { scenariosFolder, specifiedManifest } from "../../golden-tree.js";
import { findToolchain } from "../toolchains.js";
import { printedBy, saidBy, writeModule } from "./emitted-modules.js";

const module = "example.com/music";
const moduleOf = (name: string): string =>
  `module example.com/caller\n\ngo 1.24\n\nrequire ${module} v0.0.0\n\nreplace ${module} => ../${name}\n`;

describe.skipIf(findToolchain("go") === undefined)("with facts filled in", () => {
  const folder = mkdtempSync(join(tmpdir(), "go-growth-"));
  let calls: readonly string[] = [];
  const caller = (name: string, source: string): string => {
    const own = join(folder, `caller-of-${name}`);
    mkdirSync(own, { recursive: true });
    writeFileSync(join(own, "go.mod"), moduleOf(name));
    writeFileSync(join(own, "main.go"), source);
    return own;
  };

  beforeAll(async () => {
    const today = { name: "today", manifest: specifiedManifest, path: module };
    const later = { name: "later", manifest: join(scenariosFolder, "music-filled"), path: module };
    const names = await writeModule(folder, today);
    await writeModule(folder, later);
    calls = names.plan.groups.flatMap((group) => callsOf(group, "client", names));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test("a caller of today compiles, and sends the same", () => {
    expect(calls.length).toBeGreaterThan(20);
    const source = callerSource(calls);
    const [before, after] = ["today", "later"].map((name) => printedBy(caller(name, source)));
    expect(before?.split("\n").length).toBeGreaterThan(calls.length);
    expect(after).toBe(before);
  });

  test("a value of the path stays a text when it turns out to be a list or an object", async () => {
    const [before, after] = await Promise.all(
      [
        "not shown",
        "{ style: simple, explode: false, schema: { type: array, items: { type: string } } }",
      ].map(async (ids, at) => {
        const name = `ids-${at}`;
        const manifest = join(folder, `manifest-of-${name}`);
        cpSync(join(scenariosFolder, "styles"), manifest, { recursive: true });
        writeFileSync(join(manifest, "groups/search.yaml"), searchByIds(ids));
        return { name, names: await writeModule(folder, { name, manifest, path: module }) };
      }),
    );
    if (before === undefined || after === undefined) throw new Error("two modules");
    const own = before.names.plan.groups.flatMap((group) => callsOf(group, "client", before.names));
    const sent = printedBy(caller(before.name, callerSource(own)));
    expect(sent).toContain("/ids/a%2Fids");
    expect(printedBy(caller(after.name, callerSource(own)))).toBe(sent);

    const given = (argument: string): string =>
      `client.Search.ByIDs(ctx, ${argument}, &music.SearchByIDsParams{PathIDs: []string{"a/b", "c"}})`;
    const lists = printedBy(caller(after.name, callerSource(['""', '"a"'].map(given))));
    // That it is given twice is an error, and sends nothing.
    expect(lists.match(/\/ids\/.*/g)).toEqual(["/ids/a%2Fb,c  Bearer x"]);
  }, 120_000);

  test("what cannot be called yet does not compile, and says why", () => {
    const own = caller("today", callerSource(['client.Tracks.Retrieve(ctx, "1", nil)']));
    // The wording is the compiler's: it names the field and its type.
    expect(saidBy("go", ["build", "."], own)).toMatch(
      /cannot call.* client\.Tracks\.Retrieve \(variable of .*\.NotShown\)/,
    );
  });
});

/** A group of one operation, of which something is said of a parameter of its path. */
function searchByIds(ids: string): string {
  return `source: handbook
operations:
  by-ids:
    method: GET
    path: /ids/{ids}
    parameters:
      path: { ids: ${ids} }
`;
}

/** A call of each operation, as somebody writes it who knows no more of it than its route. */
function callsOf(group: GroupPlan, above: string, names: Emission): readonly string[] {
  const at = `${above}.${names.groups.get(group)?.field ?? ""}`;
  const own = group.operations.flatMap((plan) => {
    if (plan.kind !== "callable") return [];
    const values = inputsOf(plan, names).path.map(({ name }) => `${JSON.stringify(`a/${name}`)}, `);
    const { method = "", params = "" } = names.operations.get(plan) ?? {};
    const body = plan.request.sendsBody ? ', music.WithBody(map[string]any{"name": "x"})' : "";
    return [
      `${at}.${method}(ctx, ${values.join("")}nil${body})`,
      `${at}.${method}(ctx, ${values.join("")}&music.${params}{}, music.WithQuery("limit", "10")${body})`,
    ];
  });
  return [...own, ...group.groups.flatMap((each) => callsOf(each, at, names))];
}

/** A program that makes calls, and prints the requests that they send. */
function callerSource(calls: readonly string[]): string {
  const blocks = calls.map(
    (call) => `	{
		answer, err := ${call}
		if err == nil {
			_, _ = answer.Raw, answer.Response.StatusCode
		}
		_, _ = music.As[map[string]any](answer, err)
	}
`,
  );
  return `package main

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"strings"

	music "${module}"
)

type recorder struct{}

func (recorder) RoundTrip(r *http.Request) (*http.Response, error) {
	body := ""
	if r.Body != nil {
		text, _ := io.ReadAll(r.Body)
		body = string(text)
	}
	fmt.Println(r.Method, r.URL, body, r.Header.Get("Authorization"))
	header := http.Header{"Content-Type": {"application/json"}}
	return &http.Response{StatusCode: 200, Header: header, Body: io.NopCloser(strings.NewReader("{}")), Request: r}, nil
}

func main() {
	ctx := context.Background()
	client, err := music.New("https://api.example.com/v1", music.WithHTTPClient(&http.Client{Transport: recorder{}}), music.WithHeader("Authorization", "Bearer x"))
	if err != nil {
		panic(err)
	}
	fmt.Println(len(client.NotShown()) >= 0)
${blocks.join("")}}
`;
}
