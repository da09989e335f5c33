/** The deprecation hook: what the manifest and what answers say, told once. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type DeprecationNotice,
  deprecations,
} from "../../../../templates/typescript-client/deprecations.js";
import type { Deprecation } from "../../../../templates/typescript-client/operation.js";

/** Returns the deprecation of one response; nothing where the hook says nothing. */
async function noticeOf(
  headers: Record<string, string>,
  deprecated?: Deprecation,
): Promise<DeprecationNotice | undefined> {
  const notices: DeprecationNotice[] = [];
  const hooks = deprecations((notice) => void notices.push(notice));
  await hooks.onResponse?.(eventOf("books.list", headers, deprecated));
  return notices[0];
}

function eventOf(id: string, headers: Record<string, string>, deprecated?: Deprecation) {
  return {
    operation: { id, method: "GET", path: "/books", ...(deprecated && { deprecated }) },
    attempt: 1,
    request: { method: "GET", url: "https://example.org/v1/books", headers: new Headers() },
    response: new Response(null, { status: 204, headers }),
    signal: new AbortController().signal,
  };
}

describe("what the manifest says", () => {
  test("all that there is, in words too", async () => {
    const deprecated = {
      since: "2026-02-01",
      sunset: "2027-01-01",
      replacement: "books.search",
      reason: "Lists grew too long",
    };
    expect(await noticeOf({}, deprecated)).toEqual({
      operation: "books.list",
      ...deprecated,
      message:
        "books.list is deprecated from 2026-02-01 and ends on 2027-01-01. Lists grew too long. Use books.search.",
    });
  });

  test("and no more than that", async () => {
    expect(await noticeOf({}, {})).toEqual({
      operation: "books.list",
      message: "books.list is deprecated.",
    });
    expect(await noticeOf({})).toBeUndefined();
  });
});

describe("what an answer says", () => {
  test("dates, and pages about them", async () => {
    const headers = {
      deprecation: "@1688169599",
      sunset: "Sun, 30 Jun 2024 23:59:59 GMT",
      link: '</news>; title="a, b <c>; rel=x"; rel="alternate Deprecation", <https://example.com/end>;rel=sunset',
    };
    expect(await noticeOf(headers)).toEqual({
      operation: "books.list",
      since: "2023-06-30T23:59:59.000Z",
      sunset: "2024-06-30T23:59:59.000Z",
      deprecationUrl: "https://example.org/news",
      sunsetUrl: "https://example.com/end",
      message:
        "books.list is deprecated from 2023-06-30 and ends on 2024-06-30. See https://example.org/news",
    });
  });

  test("an end alone is worth telling", async () => {
    const notice = await noticeOf({ sunset: "Sun, 30 Jun 2024 23:59:59 GMT" });
    expect(notice?.message).toBe("books.list ends on 2024-06-30.");
  });

  test("its dates are newer than those of the manifest", async () => {
    const notice = await noticeOf(
      { sunset: "Sun, 30 Jun 2024 23:59:59 GMT" },
      { since: "2023-01-01", sunset: "2023-12-31", reason: "Old." },
    );
    expect(notice).toMatchObject({ since: "2023-01-01", sunset: "2024-06-30T23:59:59.000Z" });
  });

  test.each([
    ["deprecation", "true"],
    ["deprecation", "1688169599"],
    ["deprecation", "@16.5"],
    ["deprecation", "@999999999999999"],
    ["deprecation", "@1, @2"],
    ["deprecation", "Sun, 30 Jun 2024 23:59:59 GMT"],
    ["sunset", "soon"],
    ["sunset", "2024"],
    ["sunset", "1"],
    ["sunset", "Sun, 30 Jun 2024 99:59:59 GMT"],
    ["sunset", ""],
    ["link", "</news>; rel=deprecation"],
  ])("%s: %s says nothing", async (name, text) => {
    expect(await noticeOf({ [name]: text })).toBeUndefined();
  });

  test("parameters of the date are let be", async () => {
    const notice = await noticeOf({ deprecation: "@0;kind=api" });
    expect(notice?.since).toBe("1970-01-01T00:00:00.000Z");
  });

  test.each(["rel=deprecation", "<http://[>; rel=deprecation", "<>", "<a>; rel", '<a>; rel="'])(
    "a broken link is none: %s",
    async (link) => {
      const notice = await noticeOf({ deprecation: "@0", link });
      expect(notice).toEqual({
        operation: "books.list",
        since: "1970-01-01T00:00:00.000Z",
        message: "books.list is deprecated from 1970-01-01.",
      });
    },
  );

  test("no header whatever breaks a call", async () => {
    const text = fc.stringMatching(/^[ -~]{0,80}$/);
    await fc.assert(
      fc.asyncProperty(text, text, text, async (deprecation, sunset, link) => {
        await noticeOf({ deprecation, sunset, link });
      }),
    );
  });

  test("a long header takes no long time", async () => {
    // Work that grows by the square of it would not end here.
    const spaces = " ".repeat(500_000);
    await noticeOf({ deprecation: "@0", link: `<${"a".repeat(500_000)}` });
    await noticeOf({ deprecation: "@0", link: `<a>${';a="\\'.repeat(200_000)}` });
    await noticeOf({ deprecation: "@0", link: `<a>${spaces}rel${spaces}` });
    await noticeOf({ deprecation: "@0", link: "<".repeat(1_000_000) });
  });
});

describe("once", () => {
  test("each operation, whatever its later answers say", async () => {
    const told: string[] = [];
    const hooks = deprecations(({ operation }) => void told.push(operation));
    const first = { deprecation: "@0" };
    for (const id of ["a.b", "a.c", "a.b"]) await hooks.onResponse?.(eventOf(id, first));
    await hooks.onResponse?.(eventOf("a.d", {}));
    await hooks.onResponse?.(eventOf("a.d", first));
    expect(told).toEqual(["a.b", "a.c", "a.d"]);
  });

  test("for each hook by itself, and its promise is waited for", async () => {
    let isDone = false;
    const hooks = deprecations(async () => {
      await Promise.resolve();
      isDone = true;
    });
    await hooks.onResponse?.(eventOf("a.b", {}, {}));
    expect(isDone).toBe(true);
    expect(await noticeOf({}, {})).toBeDefined();
  });
});
