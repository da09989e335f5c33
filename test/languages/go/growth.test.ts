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

/** Lines that callers get wrong, and the compiler's message for each. */
const mistakes: readonly (readonly [line: string, message: string])[] = [
  [
    'client.Tracks.Retrieve(ctx, "1", &music.TracksRetrieveParams{Market: 5})',
    "cannot use 5 (untyped int constant) as *client.Market value",
  ],
  [
    'client.Tracks.BulkRetrieve(ctx, &music.TracksBulkRetrieveParams{IDs: "1"})',
    'cannot use "1" (untyped string constant) as []client.CatalogID value',
  ],
  [
    'client.Tracks.Retrieve(ctx, "1", &music.TracksRetrieveParams{Markett: nil})',
    "unknown field Markett in struct literal of type client.TracksRetrieveParams",
  ],
  [
    'client.Tracks.Retrieve(ctx, "1", &music.TracksBulkRetrieveParams{})',
    "as *client.TracksRetrieveParams value in argument to client.Tracks.Retrieve",
  ],
  [
    "client.Tracks.Retrieve(ctx, nil)",
    "not enough arguments in call to client.Tracks.Retrieve\n\thave (context.Context, nil)\n\twant (context.Context, string, *client.TracksRetrieveParams, ...client.CallOption)",
  ],
  [
    'client.Tracks.Retrieve("1", nil)',
    "not enough arguments in call to client.Tracks.Retrieve\n\thave (string, nil)",
  ],
  [
    "client.Tracks.Retrieve(ctx, 1, nil)",
    "cannot use 1 (untyped int constant) as string value in argument to client.Tracks.Retrieve",
  ],
  [
    'client.Tracks.Retrive(ctx, "1", nil)',
    "client.Tracks.Retrive undefined (type *client.TracksService has no field or method Retrive",
  ],
  [
    'client.Tracks.Retrieve(ctx, "1", nil, music.WithOAuth("x"))',
    "client.ClientOption does not implement client.CallOption",
  ],
  [
    'music.New("https://api.example.com", music.WithAccept("text/plain"))',
    "client.CallOption does not implement client.ClientOption",
  ],
  [
    "client.Player.StartPlayback(ctx, &music.PlayerStartPlaybackParams{Body: &music.PlaybackTransfer{}})",
    "as *client.PlaybackStart value in struct literal",
  ],
  ["_ = music.AlbumTypeSinge", "undefined: music.AlbumTypeSinge"],
  [
    "_ = album.AlbumType == music.AlbumGroupSingle",
    "mismatched types client.AlbumType and client.AlbumGroup",
  ],
  ["_ = album.Nam", "album.Nam undefined (type client.Album has no field or method Nam"],
  ['_ = track.PreviewURL + "?"', "mismatched types client.Nullable[string] and untyped string"],
  ["_ = !track.IsPlayable", "operator ! not defined on track.IsPlayable (variable of type *bool)"],
];

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

  // The wording is the compiler's: what it names is what its reader needs.
  test("what cannot be called yet does not compile, and says why", () => {
    const own = caller("today", callerSource(['client.Tracks.Retrieve(ctx, "1", nil)']));
    expect(saidBy("go", ["build", "."], own)).toMatch(
      /cannot call.* client\.Tracks\.Retrieve \(variable of .*\.NotShown\)/,
    );
  });

  test("a mistake does not compile, and says which", () => {
    const own = caller("later", mistakenSource(mistakes.map(([line]) => line)));
    const said = saidBy("go", ["build", "-gcflags=-e", "."], own);
    const first = mistakenSource([]).split("\n").indexOf(opening) + 2;
    const messages = new Map(
      [...said.matchAll(/^\.[/\\]main\.go:(\d+):\d+: (.*(?:\n\t.*)*)/gm)].map(
        ([, line, text = ""]) => [Number(line), text] as const,
      ),
    );
    expect(mistakes.map(([line], index) => [line, messages.get(first + index)])).toEqual(
      mistakes.map(([line, message]) => [line, expect.stringContaining(message)]),
    );
    expect(messages.size, said).toBe(mistakes.length);
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

const opening =
  "func mistakes(ctx context.Context, client *music.Client, album music.Album, track music.Track) {";

/** A program that has mistakes, a line each. */
function mistakenSource(lines: readonly string[]): string {
  return `package main

import (
	"context"

	music "${module}"
)

${opening}
${lines.map((line) => `\t${line}\n`).join("")}}

func main() {}
`;
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
