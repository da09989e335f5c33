/** Somebody else acts between any two calls of the file system of a run: the run remembers nothing false. */
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { mockedService } from "../../generator/commands/mocked-service.js";
import { defaults } from "../../generator/commands/options.js";
import { watchedRuns } from "../../generator/commands/watch.js";
import { during, type FileCall } from "./file-calls.js";
import {
  atEachMoment,
  type Change,
  foldersOf,
  forgetRuns,
  runHere,
  silentTerminal,
} from "./interleaved-run.js";
import { Project, root } from "./project.js";

vi.mock("node:fs", async (importOriginal) => {
  const { toldCalls } = await import("./file-calls.js");
  return toldCalls(await importOriginal<object>());
});

const orders = "manifest/groups/orders.yaml";
const model = "generated/model-json/model.json";

let project: Project;
/** The output for the manifest before and after the moment. */
let wanted: string;

beforeEach(async () => {
  project = new Project();
  project.write("manifest/targets.yaml", ["targets: { model-json: {} }"]);
  mkdirSync(project.path("node_modules"));
  await runHere(project, ["generate"]);
  wanted = project.read(model);
  startAnew();
});
afterEach(() => project.end());

/** As in a fresh checkout without outputs. */
function startAnew(): void {
  forgetRuns(project);
  rmSync(project.path("generated"), { recursive: true, force: true });
}

/** The states of the manifest for a moment, by a save and its undoing, a stash, a checkout. */
const moments: Readonly<Record<string, () => Change>> = {
  "has another text": () => ({
    begin: () => project.replace(orders, "List Orders", "List All"),
    end: () => project.replace(orders, "List All", "List Orders"),
  }),
  "is faulty": () => ({
    begin: () => project.replace(orders, "title: List Orders", "title: ["),
    end: () => project.replace(orders, "title: [", "title: List Orders"),
  }),
  "has a file more": () => ({
    begin: () => project.write("manifest/schemas/size.yaml", ["schemas: { size: not shown }"]),
    end: () => project.remove("manifest/schemas"),
  }),
  "has a file less": () => {
    const lines = project.read(orders).trimEnd().split("\n");
    return {
      begin: () => project.remove("manifest/groups"),
      end: () => project.write(orders, lines),
    };
  },
  "is one that warns": () => ({
    begin: () => project.write("manifest/notes.txt", ["Ask the buyer."]),
    end: () => project.remove("manifest/notes.txt"),
  }),
};

/** Compares what is remembered with what is so, and what the next run makes with what has to come of it. */
async function lieAfterwards(): Promise<string | undefined> {
  const told = await runHere(project, ["check"]);
  const truth = await runHere(project, ["check"], { CI: "true" });
  if (told.code !== truth.code) return `check says ${told.code} in place of ${truth.code}`;
  if (told.error !== truth.error) return `check warns ${told.error} in place of ${truth.error}`;
  await runHere(project, ["generate"]);
  if (project.read(model) !== wanted) return "the output is stale";
  const { code } = await runHere(project, ["check"], { CI: "true" });
  return code === 0 ? undefined : `generate leaves what check ends with ${code}`;
}

test("a run reads each file once that it is made from", async () => {
  project.write("manifest/targets.yaml", [
    "targets: { typescript-client: { package: shop, version: 1.0.0, license: MIT } }",
  ]);
  const reads = new Map<string, number>();
  const count = (_: number, { name, path }: FileCall): void => {
    if (name === "readFileSync") reads.set(path, (reads.get(path) ?? 0) + 1);
  };
  startAnew();
  await during(project.path("manifest"), count, () => runHere(project, ["generate"]));
  expect(reads.get(project.path(orders))).toBe(1);
  expect([...reads].filter(([, times]) => times > 1)).toEqual([]);
});

describe.each(Object.entries(moments))("while the manifest %s for a moment", (_, change) => {
  test("generate remembers nothing that is not so", async () => {
    const wrong = await atEachMoment(project, change(), async (interrupted) => {
      startAnew();
      await interrupted(() => runHere(project, ["generate"]));
      return lieAfterwards();
    });
    expect(wrong).toEqual([]);
  });

  test("check remembers nothing that is not so", async () => {
    const other = change();
    const wrong = await atEachMoment(project, other, async (interrupted) => {
      // Outputs of the moment, which a check that reads it takes for current.
      startAnew();
      other.begin();
      await runHere(project, ["generate"]);
      other.end();
      forgetRuns(project);
      await interrupted(() => runHere(project, ["check"]));
      return lieAfterwards();
    });
    expect(wrong).toEqual([]);
  });

  test("a mock of the next start is that of the manifest", async () => {
    const service = async (): Promise<string | undefined> => {
      const { terminal } = silentTerminal();
      return mockedService({ manifest: project.path("manifest"), quiet: true }, terminal);
    };
    const described = await service();
    const wrong = await atEachMoment(project, change(), async (interrupted) => {
      forgetRuns(project);
      await interrupted(service);
      return (await service()) === described ? undefined : "the mock is of another manifest";
    });
    expect(wrong).toEqual([]);
  });

  test("a watch ends up with the last text: its output, and what it says last", async () => {
    const wrong = await atEachMoment(project, change(), async (interrupted) => {
      startAnew();
      const { terminal, printed } = silentTerminal();
      const [, manifest = "", , out = ""] = foldersOf(project);
      const look = watchedRuns({ ...defaults, manifest, out }, terminal);
      await look("told");
      await interrupted(() => look("told"));
      await look("again");
      if (project.read(model) !== wanted) return "the output is stale";
      const last = (text: string): number =>
        printed.all.findLastIndex((each) => each.includes(text));
      if (last(" error ") > last("generated")) return "an error stays the last thing said";
      return lieAfterwards();
    });
    expect(wrong).toEqual([]);
  });
});

describe("while somebody is at work in the output", () => {
  const moment: Readonly<Record<string, () => Change>> = {
    "edits a file and leaves it so": () => ({
      begin: () => project.has(model) && project.write(model, ["edited"]),
      end: () => undefined,
    }),
    "moves a file away and back": () => {
      const other = (): string => project.read("other");
      return {
        begin: () => {
          if (!project.has(model)) return;
          project.write("other", [project.read(model).trimEnd()]);
          project.remove(model);
        },
        end: () => project.has("other") && project.write(model, [other().trimEnd()]),
      };
    },
    "runs another generate, of all": () => ({
      begin: () => runElsewhere(["generate"]),
      end: () => undefined,
    }),
    "runs a generate of a manifest that is another one since": () => ({
      begin: () => {
        project.replace(orders, "List Orders", "List All");
        runElsewhere(["generate"]);
        project.replace(orders, "List All", "List Orders");
      },
      end: () => undefined,
    }),
  };

  test.each(Object.entries(moment))(
    "who %s, generate remembers nothing that is not so",
    async (_, change) => {
      const wrong = await atEachMoment(project, change(), async (interrupted) => {
        startAnew();
        project.replace(orders, "List Orders", "List Old Orders");
        await runHere(project, ["generate"]);
        project.replace(orders, "List Old Orders", "List Orders");
        await interrupted(() => runHere(project, ["generate"]));
        return lieAfterwards();
      });
      expect(wrong).toEqual([]);
    },
  );
});

function runElsewhere(command: readonly string[]): void {
  try {
    execFileSync(process.execPath, [join(root, "dist/main.js"), ...command], {
      cwd: project.folder,
      env: { PATH: process.env["PATH"] ?? "" },
      stdio: "ignore",
    });
  } catch {
    // That it finds what it did not expect is its affair.
  }
}
