/** Where a server is mounted, and what it passes over. */
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  below,
  passOver,
  routedPath,
  visit,
} from "../../../../templates/typescript-server/routed.js";

test("without a mount the path is that of the URL", () => {
  const request = new Request("http://localhost/books/a%20b?x=/1");
  expect([routedPath(request), routedPath(request, { env: {} })]).toEqual([
    "/books/a b",
    "/books/a b",
  ]);
});

test("a mount is left out, however its segments are written", () => {
  const env = {};
  visit(env, 2);
  expect(routedPath(new Request("http://localhost/v%201/a%2Fb/books/1?x"), { env })).toBe(
    "/books/1",
  );
});

test("what is left below a mount is what was put there", () => {
  const segment = fc.string().map(encodeURIComponent);
  const path = fc.array(segment).map((segments) => segments.map((each) => `/${each}`).join(""));
  fc.assert(
    fc.property(path, path, (mount, rest) => {
      const depth = mount.split("/").length - 1;
      expect(below(mount + rest, depth)).toBe(rest || (depth === 0 ? "" : "/"));
    }),
  );
});

test("whoever was visited tells what it passed over, and nobody else", () => {
  const [env, other] = [{}, {}];
  const [visited, another] = [visit(env, 0), visit(other, 0)];
  for (const each of [env, {}, undefined, null, "env"]) passOver(each);
  expect([visited.passedOver, another.passedOver]).toEqual([true, false]);
});
