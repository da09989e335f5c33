/**
 * The shipped package as people have it who have Python and no Node: built, held against the registry's rules, and used from the
 * wheel in an environment that has nothing else, with each Python that is here.
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findToolchain } from "../toolchains.js";
import { type Environment, pythonEnvironment } from "./environment.js";
import { missingNewer, newerPythons } from "./pythons.js";

const shipped = join(import.meta.dirname, "../../../generated/python-client");

const own = findToolchain("python");
const newer = newerPythons();
if (own !== undefined && newer.length === 0) console.log(missingNewer);
const pythons = [...(own === undefined ? [] : [own]), ...newer];

describe.skipIf(findToolchain("python") === undefined)("the shipped package", () => {
  const folder = mkdtempSync(join(tmpdir(), "python-consumer-"));
  const project = join(folder, "project");
  const built = join(folder, "dist");
  let environment: Environment;
  const isOf = (end: string): string =>
    join(built, readdirSync(built).find((name) => name.endsWith(end)) ?? `no ${end}`);

  beforeAll(() => {
    environment = pythonEnvironment();
    cpSync(shipped, project, { recursive: true });
    // First the source distribution, then the wheel of what is in it.
    const given = ["-m", "build", "--no-isolation", "--outdir", built, project];
    expect(environment.run("python", given).said).toBe("");
    writeFileSync(join(folder, "program.py"), program);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test("is what the registry takes", () => {
    const given = ["check", "--strict", isOf(".whl"), isOf(".tar.gz")];
    const { said } = environment.run("twine", given);
    expect(said).toBe("");
  });

  test("has all of its files in the wheel, and nothing else", () => {
    const list = "import sys, zipfile; print(*zipfile.ZipFile(sys.argv[1]).namelist(), sep='\\n')";
    const { stdout } = environment.run("python", ["-c", list, isOf(".whl")]);
    const inWheel = stdout.split("\n").filter((name) => name.startsWith("music_catalog/"));
    const files = readdirSync(join(shipped, "src"), { recursive: true, encoding: "utf8" });
    const wanted = files.filter((name) => /\.py$|py\.typed$/.test(name));
    expect(inWheel.sort()).toEqual(wanted.map((name) => name.replaceAll("\\", "/")).sort());
  });

  describe.each(pythons)("with Python $version", ({ version, program: python }) => {
    const home = join(folder, `environment-${version}`);
    const interpreter = join(home, "bin/python");
    // Nothing of Node, and nothing of the environment.
    const run = (...given: readonly string[]) =>
      spawnSync(interpreter, given, { cwd: folder, encoding: "utf8", env: { PATH: "" } });

    beforeAll(() => {
      spawnSync(python, ["-m", "venv", "--without-pip", home]);
      const install = ["--python", interpreter, "install", "--no-index", "--quiet", isOf(".whl")];
      const quiet = ["--disable-pip-version-check"];
      expect(environment.run("python", ["-m", "pip", ...quiet, ...install]).said).toBe("");
    });

    test("it calls a service, and nothing else is installed", () => {
      const { status, stdout, stderr } = run("-I", "-W", "error", "-X", "dev", "program.py");
      expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: wanted, stderr: "" });
    });

    test("all of its modules are loaded without a warning", () => {
      const { status, stdout, stderr } = run("-I", "-W", "error", "-X", "dev", "-c", loadAll);
      expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
      expect(Number(stdout)).toBeGreaterThan(50);
    });
  });

  test("checkers see its types where it is installed", () => {
    const interpreter = join(folder, `environment-${pythons[0]?.version}/bin/python`);
    const given = ["--strict", "--no-error-summary", "--python-executable", interpreter];
    expect(environment.run("mypy", [...given, "program.py"], { cwd: folder }).said).toBe("");
  });
});

const loadAll = `
import importlib, pkgutil, music_catalog
names = [each.name for each in pkgutil.walk_packages(music_catalog.__path__, "music_catalog.")]
for name in names:
    importlib.import_module(name)
for name in music_catalog.__all__:
    getattr(music_catalog, name)
print(len(names))
`;

const wanted = `GET /v1/me {'name': 'Ada'}
GET /v1/artists/a%2Fb {'name': 'Ada'}
asynchronous {'name': 'Ada'}
the asynchronous client needs httpx2, which is not installed: install "music-catalog[async]", or hand in a transport
['music-catalog']
`;

const program = `from __future__ import annotations

import asyncio
import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib.metadata import distributions

import music_catalog as sdk


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        print(self.command, self.path, end=" ")
        body = json.dumps({"name": "Ada"}).encode()
        self.send_response(200)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        pass


async def answer(request: sdk.TransportRequest, /) -> sdk.TransportResponse:
    return sdk.TransportResponse(200, {"content-type": "application/json"}, b'{"name": "Ada"}')


async def call() -> object:
    async with sdk.AsyncMusicCatalog(base_url="https://api.example.com", transport=answer) as client:
        return await client.artists.retrieve("a")


with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
    threading.Thread(target=server.serve_forever).start()
    try:
        with sdk.MusicCatalog(base_url=f"http://127.0.0.1:{server.server_port}/v1") as client:
            print(client.request("GET", "/me"))
            print(client.artists.retrieve("a/b"))
    finally:
        server.shutdown()
print("asynchronous", asyncio.run(call()))
try:
    sdk.AsyncMusicCatalog(base_url="https://api.example.com")
except ImportError as error:
    print(error)
print([each.metadata["name"] for each in distributions()])
`;
