/**
 * A caller that was compiled against the package of today runs against the jar with facts filled in, as it is, and sends the same:
 * no erased signature changes. Today is what the specification of the service says; later almost all is known of it.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { GroupPlan } from "../../../generator/sdk/plan.js";
import type { Emission } from "../../../generator/targets/java-client/emission.js";
import { pathValues } from "../../../generator/targets/java-client/inputs.js";
import { scenariosFolder, specifiedManifest } from "../../golden-tree.js";
import { findToolchain } from "../toolchains.js";
import { compiled, printedBy, writePackage } from "./emitted-packages.js";

const java = "com.example.music";

describe.skipIf(findToolchain("java") === undefined)("with facts filled in", () => {
  const folder = mkdtempSync(join(tmpdir(), "java-growth-"));
  const packages = new Map<string, Emission>();
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Writes and compiles a package, whose classes are in `<name>-classes`. */
  const make = async (name: string, manifest: string): Promise<Emission> => {
    const { emission, sources } = await writePackage(folder, { name, manifest, java });
    const classes = sources.filter((each) => !each.endsWith("module-info.java"));
    expect(compiled(folder, classes, [], `${name}-classes`)).toBe("");
    packages.set(name, emission);
    return emission;
  };

  /** Compiles a caller against the classes of a package. */
  const compile = (name: string, source: string, of: string): string => {
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, "Caller.java"), source);
    return compiled(folder, [`${name}/Caller.java`], [], `${name}-classes`, [`${of}-classes`]);
  };

  beforeAll(async () => {
    await make("today", specifiedManifest);
    await make("later", join(scenariosFolder, "music-filled"));
  }, 120_000);

  test("a caller of today runs as it is, and sends the same", () => {
    const names = packages.get("today");
    const calls = names?.plan.groups.flatMap((group) => callsOf(group, "client", names)) ?? [];
    expect(calls.length).toBeGreaterThan(20);
    expect(compile("caller", callerSource(calls), "today")).toBe("");
    const [before, after] = ["today", "later"].map((each) =>
      printedBy(folder, "Caller", ["caller-classes", `${each}-classes`]),
    );
    expect(before?.split("\n").length).toBeGreaterThan(calls.length);
    expect(after).toBe(before);
  });

  test("and compiles again", () => {
    const names = packages.get("today");
    const calls = names?.plan.groups.flatMap((group) => callsOf(group, "client", names)) ?? [];
    expect(compile("again", callerSource(calls), "later")).toBe("");
  });

  test("a value of the path stays a text when it turns out to be a list", async () => {
    const sent: string[] = [];
    for (const [at, ids] of [
      "not shown",
      "{ style: simple, explode: false, schema: { type: array, items: { type: string } } }",
    ].entries()) {
      const manifest = join(folder, `manifest-${at}`);
      cpSync(join(scenariosFolder, "styles"), manifest, { recursive: true });
      writeFileSync(join(manifest, "groups/search.yaml"), searchByIds(ids));
      await make(`ids-${at}`, manifest);
      if (at === 0) {
        const source = callerSource(['client.search().byIds("a/b")']);
        expect(compile("ids-caller", source, "ids-0")).toBe("");
      }
      sent.push(printedBy(folder, "Caller", ["ids-caller-classes", `ids-${at}-classes`]));
    }
    expect(sent[0]).toContain("/ids/a%2Fb");
    expect(sent[1]).toBe(sent[0]);
    const lists = callerSource(['client.search().byIds(java.util.List.of("a/b", "c"))']);
    expect(compile("lists-caller", lists, "ids-1")).toBe("");
    expect(printedBy(folder, "Caller", ["lists-caller-classes", "ids-1-classes"])).toContain(
      "/ids/a%2Fb,c ",
    );
  }, 120_000);

  // The wording is the compiler's: it names what is missing.
  test("what cannot be called yet does not compile, and says why", () => {
    const source = callerSource(['client.tracks().retrieve("1")']);
    expect(compile("refused", source, "today")).toMatch(
      /incompatible types: String cannot be converted to \w*NotShown/,
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
  const at = `${above}.${names.groups.get(group)?.accessor ?? ""}()`;
  const own = group.operations.flatMap((plan) => {
    if (plan.kind !== "callable") return [];
    const values = pathValues(plan, names).map(({ name }) => JSON.stringify(`a/${name}`));
    const { method = "" } = names.operations.get(plan) ?? {};
    const body = plan.request.sendsBody ? '.body(Body.json(Map.of("name", "x")))' : "";
    const call = `${at}.${method}(${values.join(", ")})${body}`;
    return [call, `${call}.query("limit", 10).header("X-Own", "1")`];
  });
  return [...own, ...group.groups.flatMap((each) => callsOf(each, at, names))];
}

/** A program that makes calls in each of their ways, and prints the requests that they send. */
function callerSource(calls: readonly string[]): string {
  const blocks = calls.map(
    (call) => `    {
      var call = ${call};
      Object value = call.execute();
      tell(call.withResponse().status());
      tell(call.result() instanceof Result.Success);
      tell(call.as(json -> json.toString()).execute());
      tell(call.executeAsync().join() == null || value != null);
    }
`,
  );
  return `import ${java}.*;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

class Caller {
  static void tell(Object said) {
    System.out.println(said);
  }

  public static void main(String[] args) {
    Example client =
        Example.builder()
            .baseUrl("https://api.example.com/v1")
            .transport(
                request -> {
                  tell(request.method() + " " + request.url() + " " + request.headers().first("authorization"));
                  return CompletableFuture.completedFuture(
                      TransportResponse.of(200, "application/json", "{}"));
                })
            .header("Authorization", "Bearer x")
            .build();
${blocks.join("")}  }
}
`;
}
