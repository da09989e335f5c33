/** The words of a mock: when it starts, and of each request. */
import { describe, expect, test } from "vitest";
import { type LoggedRequest, logging } from "../../../generator/mock/request-log.js";
import { logLine, startText } from "../../../generator/mock/start-text.js";

const mock = { title: "Library", url: "http://127.0.0.1:4010", routed: 2 };

describe("the text at the start", () => {
  test("is two lines where all operations are routed", () => {
    expect(startText({ ...mock, notRouted: [] }, false)).toBe(
      "Library, mocked at http://127.0.0.1:4010\n2 of 2 operations are routed\n",
    );
  });

  test("counts what is not routed by what it lacks, and names the first five", () => {
    const lacking = (missing: readonly string[]) => (id: string) => ({ id, missing, place: "" });
    const notRouted = [
      ...["a.a", "a.b", "a.c", "a.d", "a.e", "a.f", "a.g"].map(lacking(["method", "path"])),
      ...["b.a"].map(lacking(["path"])),
    ];
    expect(
      startText({ ...mock, notRouted }, false)
        .split("\n")
        .slice(1),
    ).toEqual([
      "2 of 10 operations are routed; not routed:",
      "  7 without method and path: a.a, a.b, a.c, a.d, a.e, and 2 more",
      "  1 without path: b.a",
      "",
    ]);
  });

  test("shows what a title has in it, and moves no cursor", () => {
    const text = startText({ ...mock, title: "\u001b[2JLibrary", notRouted: [] }, false);
    expect(text).not.toContain("\u001b");
    expect(startText({ ...mock, title: "", notRouted: [] }, false)).toMatch(/^The service, mocked/);
  });
});

describe("the log", () => {
  const routes = [
    { id: "books.retrieve", method: "GET", path: "/books/{isbn}" },
    { id: "books.latest", method: "GET", path: "/books/latest" },
    { id: "books.save", method: "PUT", path: "/books/{isbn}" },
    { id: "books.export", method: "GET", path: "/books/{isbn}.{format}" },
  ];

  async function logged(method: string, target: string): Promise<LoggedRequest | undefined> {
    const lines: LoggedRequest[] = [];
    const answer = logging(
      async () => new Response(null, { status: 204 }),
      routes,
      (line) => lines.push(line),
    );
    await answer(new Request(`http://127.0.0.1${target}`, { method }), {});
    return lines[0];
  }

  test.each([
    ["GET", "/books/1", "books.retrieve"],
    ["HEAD", "/books/1?full=1", "books.retrieve"],
    ["PUT", "/books/latest", "books.save"],
    ["GET", "/books/latest", "books.latest"],
    ["GET", "/books/1.pdf", "books.export"],
    ["GET", "/books/a%2Fb", "books.retrieve"],
    ["DELETE", "/books/1", undefined],
    ["GET", "/books/1/pages", undefined],
    ["GET", "/", undefined],
  ])("knows the operation of %s %s", async (method, target, operation) => {
    expect(await logged(method, target)).toEqual({
      ...{ method, target, operation, status: 204 },
      milliseconds: expect.any(Number),
    });
  });

  test("is a line a request", () => {
    const request = { method: "GET", target: "/books/1", status: 200, milliseconds: 3.4 };
    expect(logLine({ ...request, operation: "books.retrieve" }, false)).toBe(
      "GET    /books/1 books.retrieve 200 3 ms\n",
    );
    expect(logLine({ ...request, operation: undefined, status: 404 }, false)).toBe(
      "GET    /books/1 404 3 ms\n",
    );
    const colours = [200, 301, 404, 500].map(
      (status) =>
        logLine({ ...request, operation: undefined, status }, true).split(String(status))[0],
    );
    expect(new Set(colours).size).toBe(4);
  });
});
