/** The effect of filling in: `generate` run as a process before and after somebody filled facts in. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Project } from "../command-line/project.js";

let project: Project;

beforeEach(async () => {
  project = new Project();
  project.write("manifest/schemas/order.yaml", [
    "source: handbook",
    "schemas:",
    "  order: not shown",
  ]);
  project.replace(
    "manifest/groups/orders.yaml",
    "path: /orders",
    [
      "path: /orders",
      "    parameters: { query: not shown, header: none, cookie: none }",
      "    responses: { 200: { content: { application/json: not shown } } }",
    ].join("\n"),
  );
  await project.run(["generate"]);
});

afterEach(() => project.end());

/** A method and a path, a query, an answer and a schema. */
function fillIn(): void {
  const orders = "manifest/groups/orders.yaml";
  project.replace(orders, "cancel: not shown", "cancel: { method: POST, path: '/orders/{id}' }");
  project.replace(orders, "query: not shown", "query: { limit: { schema: { type: integer } } }");
  project.replace(
    orders,
    "application/json: not shown",
    "application/json: { schema: { $ref: '#/schemas/order' } }",
  );
  project.replace(
    "manifest/schemas/order.yaml",
    "order: not shown",
    "order: { type: object, properties: { id: { type: string } }, required: [id] }",
  );
}

/** Returns the printed changes: everything from their first line on. */
function toldIn(out: string): readonly string[] {
  const lines = out.trimEnd().split("\n");
  const start = lines.findIndex((line) => line.startsWith("Since the last run"));
  return start === -1 ? [] : lines.slice(start);
}

describe("generate", () => {
  test("says which facts were filled in and which types narrowed, once", async () => {
    fillIn();
    const { code, out, error } = await project.run(["generate"]);
    expect({ code, error }).toEqual({ code: 0, error: "" });
    const list = "manifest/groups/orders.yaml#operations.list";
    expect(toldIn(out)).toEqual([
      "Since the last run: 5 places filled in; 19 of 67 facts known",
      `  + ${list}.parameters.query: not shown → limit`,
      `  + ${list}.responses.200.content.application/json.schema: not shown → schema order`,
      "  + manifest/groups/orders.yaml#operations.cancel.method: not shown → POST",
      "  + manifest/groups/orders.yaml#operations.cancel.path: not shown → /orders/{id}",
      "  + manifest/schemas/order.yaml#schemas.order: not shown → object of 1 field",
      "typescript-client: 3 types narrowed, 1 operation can be called now",
      '  ! orders.ListInit["query"]: any names → ListQuery (may break a caller at compile time)',
      "  ! client.orders.list: result unknown → Order (may break a caller at compile time)",
      "  ~ Order: unknown → its 1 field",
      "  + client.orders.cancel can be called now",
    ]);
    expect(toldIn((await project.run(["generate"])).out)).toEqual([]);
    expect(toldIn((await project.run(["generate", "--profile"])).out)).toEqual([]);
  });

  test("says what was changed, withdrawn, added and removed", async () => {
    const orders = "manifest/groups/orders.yaml";
    project.replace(orders, "List Orders", "List All Orders");
    project.replace(orders, "header: none", "header: not shown");
    project.replace(orders, "  cancel: not shown", "  ship: { title: Ship Order }");
    expect(toldIn((await project.run(["generate"])).out)).toEqual([
      "Since the last run: 1 place changed, 1 withdrawn, 1 added, 1 removed; 10 of 57 facts known",
      `  ~ ${orders}#operations.list.title: List Orders → List All Orders`,
      `  - ${orders}#operations.list.parameters.header: none → not shown`,
      `  + ${orders}#operations.ship: added, operation`,
      `  - ${orders}#operations.cancel: removed, was operation`,
    ]);
  });

  test("says it to programs and to GitHub, and not at all where it is to be quiet", async () => {
    expect(
      JSON.parse((await project.run(["generate", "--format", "json"])).out),
    ).not.toHaveProperty("changes");
    fillIn();
    const json = await project.run(["generate", "--format", "json"]);
    expect(JSON.parse(json.out)).toMatchObject({
      lockChanged: true,
      changes: {
        facts: expect.arrayContaining([
          {
            kind: "filled",
            place: "manifest/groups/orders.yaml#operations.cancel.method",
            operation: "orders.cancel",
            was: "not shown",
            now: "POST",
          },
        ]),
        types: expect.arrayContaining([
          {
            target: "typescript-client",
            name: 'orders.ListInit["query"]',
            was: "any names",
            now: "ListQuery",
            breaking: true,
          },
        ]),
      },
    });

    project.replace(
      "manifest/groups/orders.yaml",
      "header: none",
      "header: { X-Trace: not shown }",
    );
    const github = await project.run(["generate", "--format", "github"]);
    expect(github.out).toContain(
      "::notice title=Since the last run%3A 1 place changed; 19 of 72 facts known::",
    );
    project.replace("manifest/groups/orders.yaml", "cookie: none", "cookie: not shown");
    expect((await project.run(["generate", "--quiet"])).out).toBe("");
  });

  test("says nothing where no earlier state is known", async () => {
    const model = "generated/model-json/model.json";
    for (const lose of [
      () => project.remove(model),
      () => project.write(model, ["{"]),
      () => project.write(model, ["<<<<<<< ours", "=======", ">>>>>>> theirs"]),
      () => project.write(model, ['{ "groups": {}, "service": [] }']),
      () => project.remove("generated"),
    ]) {
      lose();
      project.replace("manifest/groups/orders.yaml", "title: List", "title: List All");
      const { code, out, error } = await project.run(["generate"]);
      expect({ code, error, told: toldIn(out) }).toEqual({ code: 0, error: "", told: [] });
    }
  });

  test("says nothing where the model is not kept, or not made", async () => {
    fillIn();
    const client = ["generate", "--only", "typescript-client"];
    expect(toldIn((await project.run(client)).out)).toEqual([]);
    // The model is as old as it was, so that nothing is lost.
    expect(toldIn((await project.run(["generate"])).out)[0]).toBe(
      "Since the last run: 5 places filled in; 19 of 67 facts known",
    );
    project.replace("manifest/targets.yaml", "  model-json: {}\n", "");
    project.replace("manifest/groups/orders.yaml", "title: List", "title: List All");
    expect(toldIn((await project.run(["generate"])).out)).toEqual([]);
  });

  test("says nothing while the manifest is wrong, and everything once it is right", async () => {
    fillIn();
    project.replace("manifest/groups/orders.yaml", "method: POST", "method: post-it");
    expect(await project.run(["generate"])).toMatchObject({ code: 2, out: "" });
    project.replace("manifest/groups/orders.yaml", "method: post-it", "method: POST");
    expect(toldIn((await project.run(["generate"])).out)[0]).toBe(
      "Since the last run: 5 places filled in; 19 of 67 facts known",
    );
  });
});
