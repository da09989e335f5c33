/** The Python client of every scenario, as Python's own tools see it: formed, linted, checked, loaded, with one start for all. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { scenarioNames, scenariosFolder, specifiedManifest } from "../../golden-tree.js";
import { findToolchain } from "../toolchains.js";
import { writePackage } from "./emitted-packages.js";
import { type Environment, pythonEnvironment } from "./environment.js";

const vectorServices = join(import.meta.dirname, "../../vectors/manifests");

const packages = [
  ...scenarioNames().map((name) => ({ name, manifest: join(scenariosFolder, name) })),
  ...readdirSync(vectorServices).map((name) => ({
    name: `vectors-${name}`,
    manifest: join(vectorServices, name),
  })),
  { name: "specified", manifest: specifiedManifest },
].map((each) => ({ ...each, distribution: `sdk-${each.name}` }));

/** Imports every module of packages, and compiles what none imports. */
const loadAll = `
import importlib, pkgutil, sys
for name in sys.argv[1:]:
    package = importlib.import_module(name)
    for module in pkgutil.walk_packages(package.__path__, f"{name}."):
        importlib.import_module(module.name)
    for each in package.__all__:
        getattr(package, each)
`;

/** Calls as programs make them, and what checkers have to know of their results. */
const programs = {
  "direct.py": `from typing import assert_type

from sdk_bodies import SdkBodies
from sdk_music_filled import AsyncSdkMusicFilled, SdkMusicFilled
from sdk_music_filled.schemas import Album, TrackSummary


def given(music: SdkMusicFilled, books: SdkBodies) -> None:
    assert_type(music.albums.retrieve("a"), Album)
    assert_type(music.albums.retrieve("a", market="SE", timeout=1.0), Album)
    assert_type(music.albums.retrieve("a", as_=str), str)
    for track in music.albums.list_tracks_items("a"):
        assert_type(track, TrackSummary)
    for page in music.albums.list_tracks_pages("a", limit=2):
        assert_type(page.items[0], TrackSummary)
    assert_type(books.books.create(body={"title": "x"}), object)


async def awaited(music: AsyncSdkMusicFilled) -> None:
    assert_type(await music.albums.retrieve("a"), Album)
    assert_type(await music.albums.retrieve("a", as_=str), str)
    async for track in music.albums.list_tracks_items("a"):
        assert_type(track, TrackSummary)
`,
  "passed.py": `from typing import assert_type

from sdk_bodies import SdkBodies
from sdk_bodies.schemas import Book
from sdk_music_filled import SdkMusicFilled
from sdk_music_filled.schemas import Album, AlbumList


def given(music: SdkMusicFilled, books: SdkBodies) -> None:
    assert_type(music.with_response(music.albums.retrieve, "a").data, Album)
    assert_type(music.with_response(music.albums.retrieve, "a", as_=str).data, str)
    several = music.with_response(music.albums.bulk_retrieve, ids=["a"])
    assert_type(several.data, AlbumList)
    made = books.with_response(books.books.create, body=Book(title="x"))
    assert_type(made.data, object)
`,
};

describe.skipIf(findToolchain("python") === undefined)("every scenario", () => {
  const folder = mkdtempSync(join(tmpdir(), "python-scenarios-"));
  const modules: string[] = [];
  let environment: Environment;

  beforeAll(async () => {
    environment = pythonEnvironment();
    for (const each of packages) modules.push((await writePackage(folder, each)).module);
    mkdirSync(join(folder, "programs"));
    for (const [name, text] of Object.entries(programs)) {
      writeFileSync(join(folder, "programs", name), text);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const sources = packages.map(({ name }) => join(folder, name, "src"));

  test("is formed as ruff forms it", () => {
    expect(environment.run("ruff", ["format", "--check", "."], { cwd: folder }).said).toBe("");
  });

  test("keeps the rules that its pyproject.toml names", () => {
    expect(environment.run("ruff", ["check", "."], { cwd: folder }).said).toBe("");
  });

  test("is right for mypy --strict", () => {
    const all = [...modules, "programs"].flatMap((each) => ["-p", each]);
    const given = ["--strict", "--no-error-summary", ...all];
    const env = { MYPYPATH: [...sources, folder].join(delimiter) };
    const { said } = environment.run("mypy", given, { cwd: folder, env });
    expect(said).toBe("");
  });

  test("is right for pyright's strict mode", () => {
    // The runtime is checked by itself (`runtime.test.ts`); here its copies are only what the rest refers to.
    const settings = {
      ...{ typeCheckingMode: "strict", pythonVersion: "3.11" },
      ...{ include: ["."], exclude: ["**/_runtime"], extraPaths: sources },
    };
    writeFileSync(join(folder, "pyrightconfig.json"), JSON.stringify(settings));
    const given = ["-p", folder, "--pythonpath", environment.program("python")];
    expect(environment.run("pyright", given, { cwd: folder }).said).toBe("");
  });

  test("is right for ty, which does not know the results of a method that is passed on", () => {
    const from = sources.flatMap((each) => ["--extra-search-path", each]);
    const given = ["check", "--exit-zero-on-warning", "--python", environment.program("python")];
    const checked = [...sources, join(folder, "programs/direct.py")];
    const all = [...given, "--output-format", "concise", ...from, ...checked];
    expect(environment.run("ty", all, { cwd: folder }).said).toBe("");
  });

  test("is loaded whole, without a warning", () => {
    const given = ["-W", "error", "-X", "dev", "-c", loadAll, ...modules];
    expect(
      environment.run("python", given, { env: { PYTHONPATH: sources.join(delimiter) } }).said,
    ).toBe("");
  });
});
