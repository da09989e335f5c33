/** Credentials, profiles, completion and manual pages of a built tool: what it prints, and what it keeps. */
import { spawn } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { scenariosFolder } from "../../golden-tree.js";
import { findToolchain } from "../toolchains.js";
import { builtTool } from "./emitted-tools.js";
import { type SignInServer, startSignInServer } from "./sign-in-server.js";

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

describe.skipIf(findToolchain("go") === undefined)("credentials of the tool", () => {
  const folder = mkdtempSync(join(tmpdir(), "cli-credentials-"));
  let program: string;
  let server: SignInServer;
  let settings: string;
  let environment: Readonly<Record<string, string>>;

  beforeAll(async () => {
    ({ program } = await builtTool(join(scenariosFolder, "authentication")));
  });
  beforeEach(async () => {
    server = await startSignInServer();
    settings = mkdtempSync(join(folder, "settings-"));
    const browser = join(settings, "browser");
    writeFileSync(browser, `#!/bin/sh\nexec curl -s -L "$1" > "${settings}/page"\n`);
    chmodSync(browser, 0o755);
    environment = {
      ...{
        PATH: process.env["PATH"] ?? "",
        HOME: settings,
        LIBRARY_CONFIG_DIR: join(settings, "own"),
      },
      ...{ BROWSER: browser, LIBRARY_BASE_URL: server.url, NO_COLOR: "1" },
    };
  });
  afterEach(() => server.close());
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Runs the program, which never tells a secret, nor gets one as an argument. */
  async function run(
    given: readonly string[],
    more: Readonly<Record<string, string>> = {},
    input = "",
    by: readonly string[] = [],
  ): Promise<Ended> {
    const [first = program, ...rest] = [...by, program, ...given];
    const child = spawn(first, rest, { env: { ...environment, ...more } });
    // A program that reads no input may have ended before it comes.
    child.stdin.on("error", () => undefined);
    child.stdin.end(input);
    const [out, err, code] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      new Promise<number | null>((resolve) => void child.once("close", resolve)),
    ]);
    for (const secret of [...server.secrets, "s3cret"]) {
      expect(out + err + rest.slice(by.length).join(" ")).not.toContain(secret);
    }
    expect(out + err).not.toContain("\u001B");
    return { code, out, err };
  }

  const urls = (): readonly string[] => [
    `--authorization-url=${server.url}/authorize`,
    `--device-authorization-url=${server.url}/device`,
    `--token-url=${server.url}/token`,
  ];
  const login = (flow: string, ...more: readonly string[]): Promise<Ended> =>
    run([
      "login",
      "oauth",
      "--flow",
      flow,
      "--client-id",
      "desk",
      "--wait",
      "20s",
      ...urls(),
      ...more,
    ]);

  test("a user signs in with the browser, and calls have their token", async () => {
    const { code, out, err } = await login("authorizationCode", "--scope", "library:read");
    expect({ code, out }).toEqual({ code: 0, out: "" });
    const kept = join(settings, "own/credentials/default@oauth.json");
    expect(err.split("\n").slice(-2)).toEqual([`The credential of oauth is kept in ${kept}.`, ""]);
    expect(err).toContain("code_challenge_method=S256");
    expect(statSync(kept).mode & 0o777).toBe(0o600);
    expect(statSync(join(settings, "own/credentials")).mode & 0o777).toBe(0o700);
    expect(readFileSync(join(settings, "page"), "utf8")).toContain("You can close this page.");

    expect(await run(["books", "retrieve", "b1"])).toEqual({
      code: 0,
      out: '{"path":"/books/b1"}',
      err: "",
    });
    expect(server.callers).toEqual([expect.stringMatching(/^Bearer s3cret-access-\d+$/)]);
    const status = await run(["auth", "status", "--output", "lines"]);
    expect(JSON.parse(status.out.split("\n")[0] ?? "")).toMatchObject({
      ...{
        scheme: "oauth",
        state: "ready",
        flow: "authorizationCode",
        clientId: "desk",
        scopes: ["library:read"],
      },
      from: `kept ${kept}`,
    });

    expect(await run(["logout", "oauth"])).toMatchObject({
      code: 0,
      err: "The credential of oauth is forgotten.\n",
    });
    expect((await run(["books", "retrieve", "b1"])).code).toBe(4);
    const helper = join(import.meta.dirname, "prompted.py");
    const onTerminal = await run(["books", "retrieve", "b1"], {}, "", [
      "python3",
      helper,
      "(nothing is asked)",
      "",
    ]);
    expect(onTerminal.out).toContain(
      "No credential of oauth is here: run: library login oauth, or set OAUTH_TOKEN",
    );
  });

  test.each([
    ["access_denied", { denial: "access_denied" }],
    ["invalid_grant", { challenge: "of another request" }],
  ])("nothing is kept after %s", async (said, behavior) => {
    Object.assign(server.behavior, behavior);
    const { code, err } = await login("authorizationCode");
    expect(code).toBe(4);
    expect(err).toContain(said);
    expect(existsSync(join(settings, "own/credentials"))).toBe(false);
  });

  test("a user signs in on another device", async () => {
    server.behavior.pending = 2;
    const { code, err } = await login("deviceAuthorization");
    expect({ code, err }).toEqual({
      code: 0,
      err: expect.stringContaining(
        "Open https://example.com/device on any device, and enter the code WDJB-MJHT\uFFFD[2J\n",
      ),
    });
    expect(server.forms).toHaveLength(3);
    expect((await run(["books", "retrieve", "b1"])).code).toBe(0);
  });

  test("an application signs in, with its secret from stdin", async () => {
    const given = [
      "login",
      "oauth",
      "--flow",
      "clientCredentials",
      "--client-id",
      "desk",
      ...urls(),
    ];
    expect(await run(given)).toMatchObject({
      code: 2,
      err: expect.stringContaining("--client-secret-file"),
    });
    const { code } = await run(
      [...given, "--client-secret-file", "-", "--client-secret-in-body"],
      {},
      "s3cret\n",
    );
    expect(code).toBe(0);
    expect(server.forms[0]?.get("client_secret")).toBe("s3cret");
  });

  test("one of many processes renews a token, and all go on with it", async () => {
    server.behavior.lifetime = 0;
    await login("authorizationCode");
    server.behavior.lifetime = 3600;
    const all = await Promise.all(
      Array.from({ length: 12 }, () => run(["books", "retrieve", "b1"])),
    );
    expect(new Set(all.map(({ code }) => code))).toEqual(new Set([0]));
    expect(server.forms).toHaveLength(2);
    expect(new Set(server.callers).size).toBe(1);
  });

  test("a grant that has ended says what to run", async () => {
    server.behavior.lifetime = 0;
    await login("authorizationCode", "--profile", "default");
    server.forms.length = 0;
    await run(["books", "retrieve", "b1"]);
    // The service has forgotten it.
    await server.close();
    server = await startSignInServer();
    const kept = join(settings, "own/credentials/default@oauth.json");
    const moved = readFileSync(kept, "utf8").replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, server.url);
    writeFileSync(kept, moved);
    const { code, err } = await run(["books", "retrieve", "b1"], { LIBRARY_BASE_URL: server.url });
    expect(code).toBe(4);
    expect(err).toContain("the sign-in with oauth has ended");
    expect(err).toContain("run: library login oauth");
  });

  test("a password is asked for on a terminal, and not shown there", async () => {
    const helper = join(import.meta.dirname, "prompted.py");
    const asked = ["python3", helper, "Password of basic: ", "s3cret\n"];
    const { code, out } = await run(["login", "basic", "--username", "reader"], {}, "", asked);
    expect({ code, out }).toEqual({
      code: 0,
      out: expect.stringContaining("Password of basic: \r\nThe credential of basic is kept in "),
    });
    await run(["books", "update", "b1"]);
    expect(server.callers).toEqual([`Basic ${Buffer.from("reader:s3cret").toString("base64")}`]);
    expect(await run(["login", "basic", "--username", "reader"])).toMatchObject({
      ...{ code: 2, err: expect.stringContaining("--secret-file - for standard input") },
    });
  });

  test("Ctrl-C ends the question, and nothing is kept", async () => {
    const helper = join(import.meta.dirname, "prompted.py");
    const asked = ["python3", helper, "Token of bearer: ", "abc\u0003"];
    expect((await run(["login", "bearer"], {}, "", asked)).code).toBe(130);
    expect(existsSync(join(settings, "own/credentials"))).toBe(false);
  });

  test("the environment and its files go before what is kept", async () => {
    await run(["login", "oauth", "--secret-file", "-"], {}, "kept-token\n");
    const file = join(settings, "token");
    writeFileSync(file, "file-token\n");
    await run(["books", "retrieve", "b1"]);
    await run(["books", "retrieve", "b1"], { OAUTH_TOKEN_FILE: file });
    await run(["books", "retrieve", "b1"], { OAUTH_TOKEN: "variable-token" });
    expect(server.callers).toEqual(
      ["kept", "file", "variable"].map((each) => `Bearer ${each}-token`),
    );
    const both = await run(["books", "retrieve", "b1"], {
      OAUTH_TOKEN: "s3cret",
      OAUTH_TOKEN_FILE: file,
    });
    expect(both).toMatchObject({
      code: 2,
      err: expect.stringContaining("OAUTH_TOKEN and OAUTH_TOKEN_FILE are both set; set one"),
    });
    const dry = await run(["books", "retrieve", "b1", "--dry-run"], { OAUTH_TOKEN: "s3cret" });
    expect(dry).toMatchObject({ code: 0, out: expect.stringContaining("curl") });
  });

  test("calls need no home", async () => {
    const nowhere = { HOME: "", XDG_CONFIG_HOME: "", LIBRARY_CONFIG_DIR: "" };
    const own = { ...nowhere, OAUTH_TOKEN: "variable-token" };
    expect((await run(["books", "retrieve", "b1"], own)).code).toBe(0);
    expect((await run(["books", "list"], nowhere)).code).toBe(4);
    const named = await run(["books", "list", "--profile", "work"], nowhere);
    expect(named).toMatchObject({
      ...{ code: 2, err: expect.stringContaining("name one in LIBRARY_CONFIG_DIR") },
    });
  });

  test("a file that others can read is refused", async () => {
    await run(["login", "oauth", "--secret-file", "-"], {}, "s3cret\n");
    const kept = join(settings, "own/credentials/default@oauth.json");
    chmodSync(kept, 0o644);
    const { code, err } = await run(["books", "retrieve", "b1"]);
    expect(code).toBe(2);
    expect(err).toContain(`other users can open it (mode 644); run: chmod 600 "${kept}"`);
    expect(server.callers).toEqual([]);
  });

  test("profiles have settings and credentials of their own", async () => {
    await run(["login", "oauth", "--secret-file", "-"], {}, "token-of-default\n");
    expect(await run(["profile", "set", "base-url", server.url, "--profile", "work"])).toEqual({
      code: 0,
      out: "",
      err: "",
    });
    await run(["login", "oauth", "--secret-file", "-", "--profile", "work"], {}, "token-of-work\n");
    await run(["profile", "set", "output", "yaml", "--profile", "work"]);
    const nowhere = { LIBRARY_BASE_URL: "" };
    expect(await run(["books", "retrieve", "b1"], { ...nowhere, LIBRARY_PROFILE: "work" })).toEqual(
      { code: 0, out: 'path: "/books/b1"\n', err: "" },
    );
    await run(["profile", "use", "work"]);
    expect((await run(["books", "retrieve", "b1", "--output", "json"], nowhere)).out).toBe(
      '{\n  "path": "/books/b1"\n}\n',
    );
    expect((await run(["profile", "list", "--output", "lines"])).out).toBe(
      `{"profile":"work","inUse":true,"settings":{"base-url":"${server.url}","output":"yaml"}}\n`,
    );
    expect(server.callers).toEqual(["Bearer token-of-work", "Bearer token-of-work"]);
    await run(["profile", "remove", "work"]);
    expect(
      readdirSync(join(settings, "own/credentials")).filter((name) => name.endsWith(".json")),
    ).toEqual(["default@oauth.json"]);
  });

  test("a broken file of profiles says where, and stays", async () => {
    await run(["profile", "set", "output", "json"]);
    const path = join(settings, "own/config.json");
    const broken = '{\n  "profiles": { "default": { "ouput": "json" } }\n}\n';
    writeFileSync(path, broken);
    for (const given of [
      ["books", "retrieve", "b1"],
      ["profile", "set", "output", "json"],
    ]) {
      const { code, err } = await run(given);
      expect({ code, err }).toMatchObject({
        code: 2,
        err: expect.stringContaining(`${path}:2:30: "ouput" is not a setting`),
      });
    }
    expect(readFileSync(path, "utf8")).toBe(broken);
  });

  test("completion and manual pages have the commands that can be called", async () => {
    for (const shell of ["bash", "zsh", "fish", "powershell"]) {
      const { code, out } = await run(["completion", shell]);
      expect({ code, isWhole: out.includes("retrieve") && out.includes("--output") }).toEqual({
        code: 0,
        isWhole: true,
      });
    }
    expect((await run(["completion", "tcsh"])).code).toBe(2);
    const pages = join(settings, "man1");
    const dated = { SOURCE_DATE_EPOCH: "1767323045" };
    expect((await run(["manual", pages], dated)).err).toContain(`pages are in ${pages}.`);
    expect(readdirSync(pages)).toEqual([
      "library-auth.1",
      "library-books.1",
      "library-profile.1",
      "library.1",
    ]);
    expect(readFileSync(join(pages, "library-books.1"), "utf8")).toContain(
      '.TH "LIBRARY\\-BOOKS" "1" "January 2, 2026"',
    );
  });
});
