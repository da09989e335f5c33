/**
 * The shipped package as people have it who have Go and no Node: a module that requires it is built and run with the Go that is here
 * and with the oldest that the package allows, and its own tests pass by themselves.
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findToolchain } from "../toolchains.js";

const shipped = join(import.meta.dirname, "../../../generated/go-client");

/** Toolchains of Go: the one that is here, and the floor of the package. */
const toolchains = ["local", "go1.24.0"] as const;

/** True if the go command has a toolchain, or can get it. */
function has(toolchain: string): boolean {
  const { status, stderr } = run(["version"], tmpdir(), toolchain);
  if (status !== 0) console.log(`${toolchain} of Go cannot be had, so it is skipped: ${stderr}`);
  return status === 0;
}

function run(given: readonly string[], cwd: string, toolchain: string) {
  const env = { ...process.env, GOTOOLCHAIN: toolchain, GOWORK: "off", GOFLAGS: "-mod=readonly" };
  return spawnSync("go", given, { cwd, encoding: "utf8", env });
}

describe.skipIf(findToolchain("go") === undefined).each(toolchains)("with Go %s", (toolchain) => {
  const folder = mkdtempSync(join(tmpdir(), "go-consumer-"));
  const client = join(folder, "client");
  const consumer = join(folder, "consumer");
  const isHere = findToolchain("go") !== undefined && has(toolchain);
  const isLeftOut = !isHere && process.env["CI"] === undefined;
  beforeAll(() => {
    cpSync(shipped, client, { recursive: true });
    mkdirSync(consumer);
    writeFileSync(
      join(consumer, "go.mod"),
      `module example.com/consumer

go 1.24

require musiccatalog v0.0.0

replace musiccatalog => ../client
`,
    );
    writeFileSync(join(consumer, "main.go"), program);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.skipIf(isLeftOut)("a module that requires it calls the service", () => {
    const { status, stdout, stderr } = run(["run", "."], consumer, toolchain);
    expect({ status, stdout, stderr }).toEqual({
      status: 0,
      stdout: "GET /v1/me 200\n",
      stderr: "",
    });
  });

  test.skipIf(isLeftOut).each([["vet"], ["test"]])("go %s passes in the package", (command) => {
    const { status, stdout, stderr } = run([command, "./..."], client, toolchain);
    expect(status, stdout + stderr).toBe(0);
  });
});

const program = `package main

import (
	"context"
	"fmt"
	"log"
	"net/http"
	"net/http/httptest"

	"musiccatalog"
)

func main() {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		fmt.Print(r.Method, " ", r.URL.Path, " ")
		w.Header().Set("Content-Type", "application/json")
		_, _ = w.Write([]byte("{}"))
	}))
	defer server.Close()
	client, err := musiccatalog.New(server.URL + "/v1")
	if err != nil {
		log.Fatal(err)
	}
	answer, err := client.Call(context.Background(), http.MethodGet, "/me", nil)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(answer.Response.StatusCode)
}
`;
