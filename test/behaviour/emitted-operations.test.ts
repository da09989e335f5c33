/** Emitted operations of a manifest that says much: how they are reached, and what they send. */
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { compile } from "../consumers/compiler.js";
import { type EchoServer, serveEcho } from "../unit/templates/typescript-client/local-server.js";
import {
  construct,
  type EmittedPackage,
  emitClient,
  invoke,
  manifestFiles,
  memberOf,
} from "./emitted-client.js";

const strings = { type: "array", items: { type: "string" } };

/** One that is called as a type of an operation is. */
const schemas = { "create-init": { type: "object" } };

const items = {
  operations: {
    find: {
      formerly: ["search", "look-up"],
      method: "GET",
      path: "/items",
      parameters: {
        path: "none",
        query: {
          ids: { style: "form", explode: false, schema: strings },
          tags: { style: "form", explode: true, schema: strings },
          unstyled: { schema: strings },
          filter: {
            style: "deepObject",
            explode: true,
            schema: { type: "object", properties: { year: { type: "integer" } } },
          },
        },
        header: { "X-Trace": { schema: { type: "string" } } },
        cookie: { theme: { schema: { type: "string" } } },
      },
    },
    "bulk-check": { formerly: ["check-all"] },
    gone: "none",
    create: {
      method: "POST",
      path: "/items",
      body: {
        required: true,
        content: { "application/json": { schema: { $ref: "#/schemas/create-init" } } },
      },
    },
    upload: {
      method: "PUT",
      path: "/items/{id}/image",
      body: { content: { "image/jpeg": "not shown" } },
    },
    remove: { method: "DELETE", path: "/items/{id}", body: "none" },
    // Names that parameters and functions share.
    init: { method: "GET", path: "/init/{init}/{send}" },
    path: { method: "GET", path: "/path/{path}/{client}" },
    send: { method: "GET", path: "/send/{send}" },
    retrieve: { method: "GET", path: "/retrieve/{retrieve_operation}" },
    "retrieve-operation": { method: "GET", path: "/retrieve-operation/{retrieve}" },
    // Types of its own that are called as types of the runtime are.
    open: { method: "GET", path: "/open", parameters: { query: { a: {} } } },
    delete: { method: "DELETE", path: "/delete" },
    then: { method: "GET", path: "/then" },
    constructor: { method: "GET", path: "/constructor" },
  },
  subgroups: {
    parts: {
      operations: {
        retrieve: {
          method: "GET",
          path: "/items/{item-id}/parts/{2nd}/{__proto__}/{constructor}",
        },
      },
      subgroups: {
        then: { operations: { list: { method: "GET", path: "/deep/{id}" } } },
      },
    },
  },
};

let server: EchoServer;
let emitted: EmittedPackage;
let client: unknown;
let functions: unknown;
beforeAll(async () => {
  server = await serveEcho();
  emitted = await emitClient(manifestFiles({ groups: { items }, schemas }));
  client = construct(await emitted.load(), "TestClient", { baseUrl: server.url });
  functions = await emitted.load("items");
});
afterAll(async () => {
  await server.close();
  await emitted.remove();
});

/** Returns the compiler's faults in a package's sources. */
function faultsOf({ folder }: EmittedPackage): Promise<string> {
  return compile({ version: "7.0", resolution: "nodenext", folder, include: ["src"] });
}

describe("path parameters", () => {
  test.each<[string, unknown[], string]>([
    ["items.remove", ["a b"], "/items/a%20b"],
    ["items.init", [{ send: 2, init: 1 }], "/init/1/2"],
    ["items.path", [{ path: "p", client: "c" }], "/path/p/c"],
    ["items.send", ["s"], "/send/s"],
    ["items.retrieve", ["r"], "/retrieve/r"],
    ["items.retrieveOperation", ["o"], "/retrieve-operation/o"],
    ["items.parts.then_.list", [1], "/deep/1"],
    [
      "items.parts.retrieve",
      [
        Object.fromEntries([
          ["constructor", "d"],
          ["__proto__", "c"],
          ["2nd", 2],
          ["item-id", "a/b"],
        ]),
      ],
      "/items/a%2Fb/parts/2/c/d",
    ],
  ])(
    "%s: one is positional, several are one object by their names on the wire",
    async (name, given, target) => {
      await invoke(client, name, ...given);
      expect(server.last().target).toBe(target);
    },
  );

  test.each([
    [undefined],
    [{}],
    ["a"],
    [{ init: "", send: "b" }],
    [{ init: "..", send: "b" }],
    [{ init: "a" }],
  ])("%j for several is refused, as a rejection", async (path) => {
    const before = server.received.length;
    await expect(invoke(client, "items.init", path)).rejects.toThrow(
      expect.objectContaining({ name: "InvalidArgumentError" }),
    );
    expect(server.received.length).toBe(before);
  });
});

describe("names", () => {
  test.each([
    ["delete", "delete_"],
    ["then_", "then_"],
    ["constructor_", "constructor_"],
  ])("a reserved name has an underscore where it needs one: %s, %s", async (member, name) => {
    await invoke(client, `items.${member}`);
    const path = `/${name.replace("_", "")}`;
    expect(server.last().target).toBe(path);
    await invoke(functions, name, client);
    expect(server.last().target).toBe(path);
  });

  test("that meet do not make the package unsound", async () => {
    expect(await faultsOf(emitted)).toBe("");
  });

  test.each([
    [{ package: "@acme/music-catalog" }, "MusicCatalog"],
    [{ package: "3d-maps" }, "Client3dMaps"],
    [{ package: "client" }, "Client_"],
    [{ package: "promise" }, "Promise_"],
    [{ package: "maps", className: "ApiError" }, "ApiError_"],
    [{ package: "maps", className: "Partial" }, "Partial_"],
    [{ package: "maps", className: "BaseClient" }, "BaseClient"],
  ])("of the class: %j gives %s", async (settings, className) => {
    const client = { version: "1.0.0", license: "MIT", ...settings };
    const own = await emitClient({
      ...manifestFiles({ service: { baseUrl: `${server.url}/own` }, groups: { items }, schemas }),
      "targets.yaml": { targets: { "typescript-client": client } },
    });
    onTestFinished(own.remove);
    await invoke(construct(await own.load(), className), "items.find");
    expect(server.last().target).toBe("/own/items");
    expect(await faultsOf(own)).toBe("");
  });

  test("no group is mistaken for a promise", async () => {
    const group = memberOf(client, "items");
    expect(await group).toBe(group);
  });

  test.each(["search", "lookUp"])("the former name %s still calls the operation", async (name) => {
    await invoke(client, `items.${name}`, { query: { ids: ["a"] } });
    expect(server.last().target).toBe("/items?ids=a");
    await invoke(functions, name, client);
    expect(server.last().target).toBe("/items");
  });

  test("the former name of an operation that is not shown says the same", () => {
    expect(memberOf(client, "items.checkAll")).toBe(memberOf(client, "items.bulkCheck"));
    expect(() => invoke(client, "items.checkAll")).toThrow(
      "items.bulk-check cannot be called: method and path not shown",
    );
  });

  test("an operation that is none is absent", () => {
    expect(memberOf(client, "items.gone")).toBeUndefined();
    expect(functions).not.toHaveProperty("gone");
  });
});

describe("parameters", () => {
  test("are written by their style", async () => {
    await invoke(client, "items.find", {
      query: { ids: ["a", "b,c"], tags: ["x", "y"], filter: { year: 1999 } },
      headers: { "X-Trace": "t" },
      cookies: { theme: "dark" },
    });
    expect(server.last().target).toBe("/items?ids=a,b%2Cc&tags=x&tags=y&filter%5Byear%5D=1999");
    expect(server.last().headers).toMatchObject({ "x-trace": "t", cookie: "theme=dark" });
  });

  // The table of OpenAPI 3.1.1, section 4.8.12.4, and the places that take each style (section 4.8.12.2).
  test.each<[string, string, boolean, string, string]>([
    ["path", "matrix", false, ";color=blue,black,brown", ";color=R,100,G,200,B,150"],
    ["path", "matrix", true, ";color=blue;color=black;color=brown", ";R=100;G=200;B=150"],
    ["path", "label", false, ".blue,black,brown", ".R,100,G,200,B,150"],
    ["path", "label", true, ".blue.black.brown", ".R=100.G=200.B=150"],
    ["path", "simple", false, "blue,black,brown", "R,100,G,200,B,150"],
    ["path", "simple", true, "blue,black,brown", "R=100,G=200,B=150"],
    ["query", "form", false, "color=blue,black,brown", "color=R,100,G,200,B,150"],
    ["query", "form", true, "color=blue&color=black&color=brown", "R=100&G=200&B=150"],
    [
      "query",
      "spaceDelimited",
      false,
      "color=blue%20black%20brown",
      "color=R%20100%20G%20200%20B%20150",
    ],
    [
      "query",
      "pipeDelimited",
      false,
      "color=blue%7Cblack%7Cbrown",
      "color=R%7C100%7CG%7C200%7CB%7C150",
    ],
    ["query", "deepObject", true, "", "color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150"],
    ["header", "simple", false, "blue,black,brown", "R,100,G,200,B,150"],
    ["header", "simple", true, "blue,black,brown", "R=100,G=200,B=150"],
    ["cookie", "form", false, "color=blue,black,brown", "color=R,100,G,200,B,150"],
    ["cookie", "form", true, "color=blue; color=black; color=brown", "R=100; G=200; B=150"],
  ])("in %s by style %s, exploded %s, are %s and %s", async (place, style, explode, list, map) => {
    const integers = { type: "object", additionalProperties: { type: "integer" } };
    const operation = (name: string, schema: object): object => ({
      method: "GET",
      path: place === "path" ? `/${name}/{color}` : `/${name}`,
      parameters: { [place]: { color: { style, explode, schema } } },
    });
    // An array has no form as a deepObject.
    const lists = list === "" ? {} : { list: operation("list", strings) };
    const operations = { ...lists, map: operation("map", integers) };
    const own = await emitClient(manifestFiles({ groups: { colors: { operations } } }));
    onTestFinished(own.remove);
    const module = await own.load();
    const given = { list: ["blue", "black", "brown"], map: { R: 100, G: 200, B: 150 } };
    const sentAs = async (name: "list" | "map"): Promise<unknown> => {
      const [value, member] = [given[name], place === "query" ? place : `${place}s`];
      const colors = construct(module, "TestClient", { baseUrl: server.url });
      const init = place === "path" ? value : { [member]: { color: value } };
      await invoke(colors, `colors.${name}`, init);
      const { target, headers } = server.last();
      if (place === "header") return headers["color"];
      return place === "cookie" ? headers.cookie : target.slice(`/${name}/`.length);
    };
    expect(await sentAs("map")).toBe(map);
    if (list !== "") expect(await sentAs("list")).toBe(list);
  });

  test("without style take no array", async () => {
    await expect(invoke(client, "items.find", { query: { unstyled: ["a"] } })).rejects.toThrow(
      'items.find: query parameter "unstyled" cannot be several: no style is shown',
    );
  });
});

describe("a body", () => {
  test("has the media type that the manifest knows", async () => {
    await invoke(client, "items.create", { body: { name: "é" } });
    expect(server.last().headers["content-type"]).toBe("application/json");
    expect(server.last().body.toString()).toBe('{"name":"é"}');
    await invoke(client, "items.upload", "1", { body: new Uint8Array([0xff, 0xd8]) });
    expect(server.last().headers["content-type"]).toBe("image/jpeg");
    expect([...server.last().body]).toEqual([0xff, 0xd8]);
  });

  test("has the media type that the call names", async () => {
    await invoke(client, "items.upload", "1", { body: "<svg/>", contentType: "image/svg+xml" });
    expect(server.last().headers["content-type"]).toBe("image/svg+xml");
  });

  test("is refused where there is none", async () => {
    await expect(invoke(client, "items.remove", "1", { body: {} })).rejects.toThrow(
      "items.remove takes no body",
    );
  });
});

test("a base URL that the manifest knows is the default, of both kinds of client", async () => {
  const known = await emitClient(
    manifestFiles({ service: { baseUrl: `${server.url}/known` }, groups: { items }, schemas }),
  );
  const module = await known.load();
  const { url } = server;
  await invoke(construct(module, "TestClient"), "items.find");
  expect(server.last().target).toBe("/known/items");
  await invoke(construct(module, "TestClient", { baseUrl: `${url}/own` }), "items.find");
  expect(server.last().target).toBe("/own/items");
  const standalone = await known.load("items");
  const bare = invoke(module, "createClient", { headers: { "x-team": "a" } });
  await invoke(standalone, "find", bare);
  expect(server.last()).toMatchObject({ target: "/known/items", headers: { "x-team": "a" } });
  const changed = invoke(module, "withOptions", bare, { baseUrl: `${url}/changed` });
  await invoke(standalone, "find", changed);
  expect(server.last()).toMatchObject({ target: "/changed/items", headers: { "x-team": "a" } });
  await known.remove();
});
