/** The filled service has every kind of thing that a target must cope with: what there is of each, by name. */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { knownItems, knownValue } from "../generator/model/known.js";
import type { Operation } from "../generator/model/model.js";
import { operationsOf } from "../generator/model/walk.js";
import { scenariosFolder } from "./golden-tree.js";
import {
  bodyProperties,
  jsonSchema,
  loadFolder,
  operationNamed,
  responseTo,
  schemaAtPointer,
  schemaNamed,
} from "./model-lookup.js";

const filled = loadFolder(join(scenariosFolder, "music-filled")).value.model;
const operations = operationsOf(filled);
const { service } = filled;

describe("pagination", () => {
  const pagers = new Map(knownItems(service.pagination).map((pager) => [pager.name, pager]));
  const paged = operations.flatMap((operation) => {
    const use = knownValue(operation.pagination);
    const pager = use && pagers.get(use.uses);
    return use === undefined || pager === undefined ? [] : [{ operation, use, pager }];
  });

  test("each strategy is used", () => {
    const strategies = new Set(paged.map(({ pager }) => pager.strategy));
    expect([...strategies].sort()).toEqual(["cursor", "link", "offset", "page"]);
  });

  test("pages are nested in some answers, and one answer holds several", () => {
    const nested = paged.filter(
      ({ use }) => use.roots.length === 1 && use.roots[0]?.pointer !== "",
    );
    expect(nested.map(({ operation }) => operation.id)).toEqual(
      expect.arrayContaining(["me.following.bulk-retrieve", "browse.get-new-releases"]),
    );
    const several = paged.filter(({ use }) => use.roots.length > 1);
    expect(several.map(({ operation }) => operation.id)).toEqual(["search.query"]);
    expect(several[0]?.use.roots.map(({ pointer }) => pointer)).toEqual(
      expect.arrayContaining(["/albums", "/artists", "/tracks"]),
    );
  });

  test("every pointer of a pager leads to a property of the answer, and that of the items to a list", () => {
    const strayed = paged.flatMap(({ operation, use, pager }) => {
      const answer = jsonSchema(responseTo(operation, "200")?.content);
      return use.roots.flatMap((root) =>
        (knownValue(pager.response)?.items ?? []).flatMap(({ role, pointer }) => {
          const text = knownValue(pointer);
          if (text === undefined || text.startsWith("header:")) return [];
          const found = answer && schemaAtPointer(filled, answer, root.pointer + text);
          const isFound = role === "items" ? found?.kind === "array" : found !== undefined;
          return isFound ? [] : [`${operation.id}: ${root.pointer}${text}`];
        }),
      );
    });
    expect(strayed).toEqual([]);
    expect(paged.length).toBeGreaterThan(20);
  });
});

describe("requests", () => {
  test("OAuth 2 by two flows, and each scope is asked for by an operation", () => {
    const schemes = knownItems(service.authentication.schemes);
    expect(schemes.map(({ name, means }) => [name, means.type])).toEqual([["oauth", "oauth2"]]);
    const means = schemes[0]?.means;
    if (means?.type !== "oauth2") throw new Error("no OAuth 2");
    expect(knownItems(means.flows).map(({ name, pkce }) => [name, knownValue(pkce)])).toEqual([
      ["authorizationCode", "required"],
      ["clientCredentials", undefined],
    ]);
    const asked = operations.flatMap(({ authentication }) =>
      knownItems(authentication).flatMap(({ schemes: all }) =>
        all.flatMap(({ scopes }) => knownValue(scopes) ?? []),
      ),
    );
    const declared = knownItems(means.scopes).map(({ name }) => name);
    expect([...new Set(asked)].sort()).toEqual([...declared].sort());
    expect(declared.length).toBeGreaterThan(10);
  });

  test("one operation has 47 parameters", () => {
    const { parameters } = operationNamed(filled, "recommendations.get");
    expect(knownItems(parameters.query)).toHaveLength(47);
  });

  test("`ids` stands in the query and in the body of nine operations", () => {
    const both = operations.filter(
      (operation) =>
        knownItems(operation.parameters.query).some(({ name }) => name === "ids") &&
        bodyProperties(filled, operation).includes("ids"),
    );
    expect(both.map(({ id }) => id)).toEqual([
      "me.saved-albums.save",
      "me.saved-albums.remove",
      "me.saved-tracks.save",
      "me.saved-tracks.remove",
      "me.saved-episodes.save",
      "me.saved-episodes.remove",
      "me.saved-shows.save",
      "me.following.follow",
      "me.following.unfollow",
    ]);
  });

  test("`public` is a property of three bodies", () => {
    const named = operations.filter((operation) =>
      bodyProperties(filled, operation).includes("public"),
    );
    expect(named.map(({ id }) => id)).toEqual([
      "playlists.update",
      "playlists.followers.follow",
      "users.playlists.create",
    ]);
  });

  test("an image is sent as base64 text", () => {
    const body = knownValue(operationNamed(filled, "playlists.images.update").body);
    const [content, ...others] = body === undefined ? [] : knownItems(body.content);
    expect(others).toEqual([]);
    expect(content?.mediaType).toBe("image/jpeg");
    expect(content && knownValue(content.schema)).toMatchObject({
      kind: "string",
      contentEncoding: "base64",
    });
  });
});

describe("answers", () => {
  const isEmpty = (operation: Operation, status: string): boolean =>
    responseTo(operation, status)?.content.state === "none";

  test("200 is an empty answer of some operations", () => {
    const empty = operations.filter((operation) => isEmpty(operation, "200")).map(({ id }) => id);
    expect(empty).toEqual(expect.arrayContaining(["me.saved-tracks.save", "playlists.update"]));
  });

  test("the playback state is a 200 with a body or an empty 204", () => {
    const operation = operationNamed(filled, "player.get-state");
    expect(jsonSchema(responseTo(operation, "200")?.content)).toMatchObject({
      kind: "reference",
      name: "playback",
    });
    expect(isEmpty(operation, "204")).toBe(true);
  });

  test("a track or an episode is told by its type", () => {
    expect(schemaNamed(filled, "playable")).toMatchObject({
      kind: "oneOf",
      members: [{ name: "track" }, { name: "episode" }],
      discriminator: {
        propertyName: "type",
        mapping: [
          { value: "track", schema: "track" },
          { value: "episode", schema: "episode" },
        ],
      },
    });
    const types = ["track", "episode"].map((name) => {
      const schema = schemaNamed(filled, name);
      const found = schema && schemaAtPointer(filled, schema, "/type");
      return found?.kind === "enum" ? found.values : undefined;
    });
    expect(types).toEqual([
      [{ kind: "string", value: "track" }],
      [{ kind: "string", value: "episode" }],
    ]);
  });

  test("errors of all operations have one body; some operations have others, a range, or one error fewer", () => {
    const errors = knownItems(service.errors);
    expect(errors.map(({ status }) => status)).toEqual(["401", "403", "429"]);
    for (const { content } of errors) {
      expect(jsonSchema(content)).toMatchObject({ kind: "reference", name: "error-body" });
    }
    const retryAfter = errors[2] && knownItems(errors[2].headers)[0];
    expect(retryAfter?.name).toBe("Retry-After");
    expect(retryAfter && knownValue(retryAfter.schema)).toMatchObject({
      kind: "number",
      integer: true,
    });
    const own = operations.flatMap(({ responses }) => knownItems(responses));
    const statuses = new Set(own.map(({ status }) => status));
    expect([...statuses]).toEqual(
      expect.arrayContaining(["201", "202", "204", "400", "404", "4XX", "default"]),
    );
    const taken = operations.filter((each) => responseTo(each, "403")?.absent);
    expect(taken.map(({ id }) => id)).toContain("me.retrieve");
  });
});

describe("behaviour", () => {
  test("three states, each with values and with steps that operations make", () => {
    const states = knownItems(service.states);
    expect(states.map(({ name }) => name)).toEqual(["playback-state", "repeat-mode", "shuffle"]);
    for (const { values, transitions } of states) {
      expect(knownValue(values)?.items.length).toBeGreaterThan(1);
      const makers = knownValue(transitions)?.items.flatMap(({ by }) => knownValue(by) ?? []);
      expect(makers?.some((id) => id.startsWith("player."))).toBe(true);
    }
  });

  test("signed webhooks that are sent again, and server-sent events", () => {
    const events = knownItems(service.events);
    const via = (name: string) => events.filter((each) => knownValue(each.delivery)?.via === name);
    expect(via("server-sent-events")).toHaveLength(1);
    const webhooks = via("webhook");
    expect(webhooks.map(({ name }) => name)).toEqual(["playback-changed", "playlist-changed"]);
    for (const { signature, retries, payload } of webhooks) {
      expect(knownValue(signature)).toBeDefined();
      expect(knownValue(retries)).toBeDefined();
      expect(jsonSchema(knownValue(payload)?.content)).toBeDefined();
    }
  });

  test("a version in the path, and limits of the service and of operations", () => {
    const { identifier, negotiation } = service.versioning;
    expect(knownValue(identifier)).toBe("v1");
    const where = knownValue(negotiation)?.in;
    expect(where && knownValue(where)).toBe("path");
    expect(knownValue(service.baseUrl)).toBe("https://api.music.example/v1");
    const { rate, pageSize, idsPerCall } = service.limits;
    expect([rate, pageSize, idsPerCall].map(({ state }) => state)).toEqual(Array(3).fill("known"));
    const limited = operations.filter(({ limits }) => limits.state === "known");
    expect(limited.map(({ id }) => id)).toEqual(
      expect.arrayContaining(["player.start-playback", "me.saved-tracks.save"]),
    );
  });
});
