/** `fill` and `init --from`, run as processes: from what somebody else has written to a manifest that says it. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Project } from "./project.js";

const description = [
  "openapi: 3.0.3",
  "info: { title: Shop API, version: 1.0.0, contact: { name: A } }",
  "servers: [{ url: https://shop.example/v1 }]",
  "paths:",
  "  /orders:",
  "    get:",
  "      operationId: listOrders",
  "      tags: [Orders]",
  "      summary: List all orders",
  "      parameters:",
  "        - { name: limit, in: query, schema: { type: integer, maximum: 50 } }",
  "      responses:",
  "        '200':",
  "          description: The orders.",
  "          content:",
  "            application/json:",
  "              schema: { type: array, items: { $ref: '#/components/schemas/Order' } }",
  "  /orders/{orderId}:",
  "    delete:",
  "      operationId: cancelOrder",
  "      tags: [Orders]",
  "      summary: Cancel an order",
  "      parameters:",
  "        - { name: orderId, in: path, required: true, schema: { type: string } }",
  "      responses: { '204': { description: It is cancelled. } }",
  "components:",
  "  schemas:",
  "    Order: { type: object, required: [id], properties: { id: { type: string, nullable: true } } }",
];

let project: Project;

beforeEach(() => {
  project = new Project();
  project.write("shop.yaml", description);
});

afterEach(() => project.end());

const group = "manifest/groups/orders.yaml";
const fill = ["fill", "--from", "shop.yaml"];

/** Each of these faults is one of a part: of the two ways to an order, of two ids, and of an answer. */
const faulty = [
  "openapi: 3.0.3",
  "info: { title: Shop API, version: 1.0.0 }",
  "paths:",
  "  /orders/{orderId}:",
  "    get: { operationId: get, responses: { '200': { description: The order. } } }",
  "  /orders/{number}:",
  "    get: { operationId: find, responses: { '200': { description: Another. } } }",
  "  /carts:",
  "    get: { operationId: get, responses: { '200': { $ref: 'answers.yaml#/Carts' } } }",
  "    post: { $ref: 'https://shop.example/add.yaml' }",
];

describe("a source with faults in parts of it", () => {
  const summary =
    "Left out, as it is not clear what is meant: 1 reference-dangling, 1 reference-network, 1 source-operation-twice, 1 source-path-ambiguous (--strict refuses such a source)\n";

  test("is read but for those, which init and fill say, and which --strict refuses", async () => {
    project.write("shop.yaml", faulty);
    project.remove("manifest");
    const strict = await project.run(["init", "--from", "shop.yaml", "--strict"]);
    expect(strict.code).toBe(2);
    expect(strict.error).toContain("error source-path-ambiguous");
    const made = await project.run(["init", "--from", "shop.yaml"]);
    expect(made.code).toBe(0);
    expect(made.error).toContain("warning source-path-ambiguous");
    expect(made.error.endsWith(summary)).toBe(true);
    expect(made.out).toMatch(/^manifest: 3 operations of shop\.yaml/);
    expect(made.out).toContain("operationId get: Another operation has it, too.");
    const [, carts] = project.read("manifest/groups/carts.yaml").split("  create:");
    // Of what stands in the network no more is known than where it is called.
    expect(carts).not.toContain("body:");
    expect(carts).toContain("query: { (others): not shown }");
    expect((await project.run(["coverage"])).code).toBe(0);
    const filled = await project.run(fill);
    expect(filled.code).toBe(0);
    expect(filled.error.split("warning reference-dangling")).toHaveLength(2);
    expect(filled.error.endsWith(summary)).toBe(true);
    const refused = await project.run([...fill, "--strict"]);
    expect(refused.code).toBe(2);
    // An unreadable operation is not gone.
    const pruned = await project.run([...fill, "--update", "--prune"]);
    expect(pruned.code).toBe(2);
  });

  test("is refused where the file itself cannot be read", async () => {
    project.write("shop.yaml", ["openapi: 3.0.3", "info: {"]);
    const { code, error } = await project.run(fill);
    expect(code).toBe(2);
    expect(error).toContain("error source-syntax");
  });
});

describe("fill", () => {
  test("leaves out schemas that contradict themselves, and says so", async () => {
    project.write("shop.yaml", [
      ...description.slice(0, -1),
      "    Order: { type: object, required: [next], properties: { next: { $ref: '#/components/schemas/Order' } } }",
      "    Unused: { type: string }",
    ]);
    project.write(group, [
      "source: handbook",
      "title: Orders",
      "operations:",
      "  list: { method: GET, path: /orders }",
    ]);
    const { code, out } = await project.run(["fill", "--from", "shop.yaml"]);
    expect(code).toBe(0);
    expect(out).toContain("shop.yaml:");
    expect(out).toMatch(/no value fits `order`, as each needs another inside without end/);
    expect(project.read("manifest/schemas/shop-api.yaml")).toContain("next: not shown");
    expect((await project.run(["coverage"])).code).toBe(0);
    const second = await project.run(["fill", "--from", "shop.yaml"]);
    expect(second.out).toMatch(/^manifest: 0 facts from shop\.yaml; /);
    project.remove("manifest");
    const made = await project.run(["init", "--from", "shop.yaml"]);
    expect(made.out).toMatch(/schemas\.order\.\S+: It cannot be: no value fits `order`/);
    expect((await project.run(["coverage"])).code).toBe(0);
  });

  test("tells of a map that is not there, and of what nothing is preferred to", async () => {
    const mapped = await project.run([...fill, "--map", "map.yaml"]);
    expect(mapped.code).toBe(2);
    expect(mapped.error).toContain("map.yaml - error source-unreadable: there is no such file");
    const preferred = await project.run([...fill, "--prefer", "colour", "--dry-run"]);
    expect(preferred).toMatchObject({ code: 2, out: "" });
    expect(preferred.error).toContain("--prefer colour: there is no such key or place");
    const meant = await project.run([...fill, "--prefer", "titel"]);
    expect(meant).toMatchObject({ code: 2, out: "" });
    expect(meant.error).toContain("did you mean `title`?\n");
    const unmet = await project.run([...fill, "--prefer", "deprecated"]);
    expect(unmet.code).toBe(0);
    expect(unmet.error).toBe("--prefer deprecated: nothing differs there\n");
  });

  test("takes descriptions of tags where a group has the same operations, and tells of the others", async () => {
    project.write("shop.yaml", [
      ...description,
      "tags:",
      "  - { name: Orders, description: What was bought. }",
      "  - { name: Parcels, description: What is on its way. }",
    ]);
    project.write(group, [
      "source: handbook",
      "title: Orders",
      "description: not shown",
      "operations:",
      "  list: { method: GET, path: /orders }",
      "  cancel: { method: DELETE, path: '/orders/{id}' }",
    ]);
    const { code, out, error } = await project.run(fill);
    expect({ code, error }).toEqual({ code: 0, error: "" });
    expect(project.read(group)).toContain(
      "source: handbook\nsourceOf: { description: shop-api }\ntitle: Orders\ndescription: What was bought.\n",
    );
    expect(out).toContain("shop.yaml:31:5: tags.Parcels: No group of the manifest has just");
  });

  test("fills in what is not shown, says who told it, and leaves the rest of the text as it was", async () => {
    project.write(group, [
      "source: handbook # the one of May",
      'title: "Orders"',
      "operations:",
      "  list:",
      "    title: List Orders",
      "    method: GET   # as everybody knows",
      "    path: /orders",
      "    responses: not shown # ask them",
      "  cancel: not shown",
    ]);
    const { code, error } = await project.run(fill);
    expect({ code, error }).toEqual({ code: 0, error: "" });
    const text = project.read(group);
    expect(text).toContain("source: handbook # the one of May\n");
    expect(text).toContain('title: "Orders"\n');
    expect(text).toContain("    method: GET   # as everybody knows\n");
    expect(text).toContain("sourceOf:");
    expect(text).toContain('$ref: "#/schemas/order"');
    expect(project.read("manifest/schemas/shop-api.yaml")).toContain("  order:");
    expect(project.read("manifest/service.yaml")).toContain("shop-api:");
  });

  test("gives a manifest without faults, and does nothing the second time", async () => {
    await project.run(fill);
    const before = project.read(group);
    const second = await project.run(fill);
    expect(second.code).toBe(0);
    expect(second.out).toMatch(/^manifest: 0 facts from shop\.yaml; /);
    expect(project.read(group)).toBe(before);
    expect((await project.run(["generate"])).code).toBe(0);
  });

  test("prints a patch with --dry-run, and writes nothing", async () => {
    const before = project.read(group);
    const { code, out, error } = await project.run([...fill, "--dry-run"]);
    expect(code).toBe(0);
    expect(out).toMatch(/^--- a\/manifest\//m);
    expect(error).toMatch(/^manifest: \d+ facts from shop\.yaml; /);
    expect(project.read(group)).toBe(before);
  });

  test("tells what the manifest knows otherwise with both sources, and takes it only when told to", async () => {
    const { out } = await project.run(fill);
    expect(out).toMatch(
      /groups\/orders\.yaml:\d+:\d+: operations\.list\.title: List Orders \(handbook\)\n.*shop\.yaml:9:16: List all orders \(--prefer title takes it\)/,
    );
    expect(project.read(group)).toContain("title: List Orders\n");
    await project.run([...fill, "--prefer", "title"]);
    expect(project.read(group)).toContain("title: List all orders\n");
  });

  test("says what it does not take over, with its place", async () => {
    const { out } = await project.run(fill);
    expect(out).toMatch(/Not taken over:\n(?:.*\n)* {2}shop\.yaml:2:\d+: contact: /);
  });

  test("fills in what only goes by habit with --assume, as assumed", async () => {
    const page =
      "{ type: object, properties: { items: { type: array, items: {} }, total: { type: integer } } }";
    const limit = "        - { name: limit, in: query, schema: { type: integer, maximum: 50 } }";
    const offset = "        - { name: offset, in: query, schema: { type: integer } }";
    const list =
      "              schema: { type: array, items: { $ref: '#/components/schemas/Order' } }";
    project.write(
      "shop.yaml",
      description.flatMap((line) => {
        if (line === limit) return [limit, offset];
        return line === list ? [`              schema: ${page}`] : [line];
      }),
    );
    const { out } = await project.run(fill);
    expect(out).toContain(
      "stated nowhere (--assume fills it in, as assumed):\n  service.yaml: pagination",
    );
    expect(out).toContain("groups/orders.yaml: operations.list.pagination: { uses: offset-total }");
    expect(project.read(group)).not.toContain("pagination: {");
    const second = await project.run([...fill, "--assume"]);
    expect(second).toMatchObject({ code: 0, error: "" });
    expect(second.out).toMatch(/\n\nFilled in as assumed:\n/);
    expect(project.read(group)).toContain("pagination: { uses: offset-total }");
    expect(project.read(group)).toContain("pagination: shop-api-assumed");
    expect(project.read("manifest/service.yaml")).toContain("kind: assumed");
  });

  test("takes pairs from a map file, of which it prints one", async () => {
    const { out: map } = await project.run([...fill, "--print-map", "--accept", "1"]);
    expect(map).toContain("orders.list: GET /orders # exact");
    expect(map).toMatch(/# orders\.cancel: DELETE \/orders\/\{orderId\} # proposed/);
    project.write("map.yaml", ["operations:", "  orders.cancel: cancelOrder"]);
    await project.run([...fill, "--accept", "1", "--map", "map.yaml"]);
    expect(project.read(group)).toContain("path: /orders/{orderId}");
  });

  test("wrong names in a map file are told with their place, and nothing is written", async () => {
    project.write("map.yaml", ["operations:", "  orders.cancle: cancelOrder"]);
    const before = project.read(group);
    const { code, error } = await project.run([...fill, "--map", "map.yaml"]);
    expect(code).toBe(2);
    expect(error).toMatch(/^map\.yaml:2:\d+ - error map-unknown: /);
    expect(error).toContain("orders.cancel");
    expect(project.read(group)).toBe(before);
  });

  test("a broken source is told with its place, and nothing is written", async () => {
    project.write("broken.json", ['{ "openapi": "3.1.0", }']);
    const { code, error } = await project.run(["fill", "--from", "broken.json"]);
    expect(code).toBe(2);
    expect(error).toMatch(/^broken\.json:1:\d+ - error source-syntax: /);
  });
});

describe("fill --update", () => {
  const update = [...fill, "--update"];
  const service = "manifest/service.yaml";

  beforeEach(async () => {
    project.remove("manifest");
    await project.run(["init", "--from", "shop.yaml"]);
    project.write("shop.yaml", [
      ...description
        .map((line) => line.replace("List all orders", "All orders"))
        .filter((line) => !line.includes("summary: Cancel")),
      "    Cart: { type: object }",
    ]);
    project.replace("shop.yaml", "  /orders/{orderId}:\n    delete:", "  /carts:\n    post:");
    project.replace(
      "shop.yaml",
      /tags: \[Orders\]\n {6}parameters:\n.*orderId.*\n/,
      "tags: [Carts]\n",
    );
  });

  test("follows the description, tells what it did, and does nothing the second time", async () => {
    const { code, out, error } = await project.run(update);
    expect({ code, error }).toEqual({ code: 0, error: "" });
    expect(out).toContain("follows the source shop-api, recognised by its id\n");
    expect(out).toContain(
      "New in the source, and added:\n  group carts\n  carts.cancel-order: POST /carts\n",
    );
    expect(out).toContain(
      "  groups/orders.yaml: operations.list.title: List all orders → All orders\n",
    );
    expect(out).toMatch(
      /Gone from the source, and kept .*\n {2}manifest\/groups\/orders\.yaml:\d+:5: orders\.cancel\n/,
    );
    expect(project.read(service)).toContain("groups: [orders, carts]\n");
    const before = ["groups/orders.yaml", "groups/carts.yaml", "service.yaml"].map((file) =>
      project.read(`manifest/${file}`),
    );
    const second = await project.run(update);
    expect(second.out).toMatch(/^manifest: 0 facts from shop\.yaml; /);
    expect(second.out).toContain("orders.cancel\n");
    const after = ["groups/orders.yaml", "groups/carts.yaml", "service.yaml"].map((file) =>
      project.read(`manifest/${file}`),
    );
    expect(after).toEqual(before);
    expect((await project.run(["generate"])).code).toBe(0);
    const pruned = await project.run([...update, "--prune"]);
    expect(pruned.out).toMatch(/Gone from the source, and taken out:\n.*orders\.cancel\n/);
    expect(project.read(group)).not.toContain("cancel");
  });

  test("tells the same as JSON and as Markdown, with the patch inside, and writes nothing in a dry run", async () => {
    const before = project.read(group);
    const json = await project.run([...update, "--dry-run", "--format", "json"]);
    expect({ code: json.code, error: json.error }).toEqual({ code: 0, error: "" });
    const report: unknown = JSON.parse(json.out);
    expect(report).toMatchObject({
      written: false,
      patch: expect.stringContaining("+++ b/manifest/groups/carts.yaml"),
      sources: [
        {
          source: { file: "shop.yaml", id: "shop-api", recognisedBy: "id" },
          added: {
            groups: ["carts"],
            operations: [{ id: "carts.cancel-order", route: "POST /carts" }],
          },
          gone: { operations: ["orders.cancel"] },
        },
      ],
    });
    const markdown = await project.run([...update, "--dry-run", "--format", "markdown"]);
    expect(markdown.out).toContain("## Fill from `shop.yaml`\n\n```text\nmanifest: ");
    expect(markdown.out).toContain("### New in the source, and added:\n\n```text\ngroup carts\n");
    expect(markdown.out).toContain("```diff\n");
    expect(project.read(group)).toBe(before);
  });

  test("needs to know which source it is", async () => {
    project.replace("shop.yaml", "title: Shop API", "title: Shop 2");
    const { code, error } = await project.run(update);
    expect(code).toBe(2);
    expect(error).toMatch(
      /^shop\.yaml:1:1 - error source-unknown: no source of the manifest has the id `shop-2`/,
    );
    expect(error).toContain("(--source shop-api)");
    const named = await project.run([...update, "--source", "shop-api"]);
    expect(named).toMatchObject({ code: 0, error: "" });
    expect(project.read(service)).toContain("shop-api: { title: Shop 2, kind: document }");
    const alone = await project.run([...fill, "--prune"]);
    expect(alone).toMatchObject({
      code: 2,
      error: "--prune goes with --update, which says what is gone\n",
    });
  });

  test("is what `init` says to do where a manifest stands already", async () => {
    const { code, error } = await project.run(["init", "--from", "shop.yaml"]);
    expect(code).toBe(2);
    expect(error).toContain("`npx endpoint-manifest fill --from shop.yaml` fills in");
    expect(error).toContain("with --update it follows a description");
  });
});

describe("init --from", () => {
  test("makes a manifest of a description, which generates without a fault", async () => {
    const { code, out } = await project.run(["init", "--from", "shop.yaml", "--manifest", "api"]);
    expect(code).toBe(0);
    expect(out).toMatch(/^api: 2 operations of shop\.yaml, in \d+ files\n/);
    expect(project.read("api/groups/orders.yaml")).toContain("  cancel:\n");
    const made = await project.run(["generate", "--manifest", "api", "--out", "made"]);
    expect({ code: made.code, error: made.error }).toEqual({ code: 0, error: "" });
  });

  test.each([
    [
      "a list of paths",
      "paths: [{ /orders: { get: { responses: {} } } }]",
      "`paths` does not consist",
    ],
    ["no paths", "paths: {}", ""],
  ])("writes nothing where no operation can be read, and says why: %s", async (_, paths, why) => {
    project.write("shop.yaml", ["openapi: 3.1.0", "info: { title: Shop, version: '1' }", paths]);
    for (const options of [[], ["--strict"]]) {
      const { code, out, error } = await project.run([
        ...["init", "--from", "shop.yaml", "--manifest", "api", ...options],
      ]);
      expect({ code, out }).toEqual({ code: 2, out: "" });
      expect(error).toContain(why);
      if (why === "" || options.length === 0) {
        expect(error).toContain("error source-shape: the source describes no operation");
      }
      expect(() => project.read("api/service.yaml")).toThrow();
    }
  });

  test("never writes into a folder that holds something", async () => {
    const { code, error } = await project.run(["init", "--from", "shop.yaml"]);
    expect(code).toBe(2);
    expect(error).toContain("folder-not-empty");
  });
});
