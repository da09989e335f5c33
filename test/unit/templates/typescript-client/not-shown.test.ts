/** Operations that cannot be called: told so from JavaScript, and harmless otherwise. */
import { inspect } from "node:util";
import { expect, test, vi } from "vitest";
import { NotShownError } from "../../../../templates/typescript-client/errors.js";
import { notShown, notShownMembers } from "../../../../templates/typescript-client/not-shown.js";

const place = "manifest/groups/artists.yaml#operations.bulk-check";
const bulkCheck = notShown("artists.bulk-check", ["method", "path"], "manifest/groups/");

function call(value: unknown, ...given: unknown[]): unknown {
  if (typeof value !== "function") throw new Error("not a function");
  return Reflect.apply(value, undefined, given);
}

test("a call from JavaScript throws what is missing and where to fill it in, and sends nothing", () => {
  const fetch = vi.fn();
  vi.stubGlobal("fetch", fetch);
  try {
    expect(() => call(bulkCheck, {}, { ids: "a" })).toThrow(
      new NotShownError("artists.bulk-check", ["method", "path"], place),
    );
    expect(() => call(bulkCheck)).toThrow(
      `artists.bulk-check cannot be called: method and path not shown, to be filled in at ${place}`,
    );
  } finally {
    vi.unstubAllGlobals();
  }
  expect(fetch).not.toHaveBeenCalled();
});

test("it says what is not shown, and where", () => {
  expect(bulkCheck.notShown).toEqual(["method", "path"]);
  expect(bulkCheck.place).toBe(place);
});

test.each([
  [
    "me.saved-books.save",
    "api/groups/",
    "api/groups/me.yaml#subgroups.saved-books.operations.save",
  ],
  ["a.b.c.d-2", "groups/", "groups/a.yaml#subgroups.b.subgroups.c.operations.d-2"],
])("the place follows from the id %s", (id, folder, expected) => {
  expect(notShown(id, ["path"], folder).place).toBe(expected);
});

test("a group gets all of them under their names in camel case", () => {
  const group: Record<string, { readonly place: string }> = {};
  notShownMembers(group, "me.books", ["path"], "groups/", "save", "list-top-2-books");
  expect(Object.keys(group)).toEqual(["save", "listTop2Books"]);
  expect(group["listTop2Books"]?.place).toBe(
    "groups/me.yaml#subgroups.books.operations.list-top-2-books",
  );
});

test("it can be awaited, inspected and written as JSON without harm", async () => {
  expect(await bulkCheck).toBe(bulkCheck);
  expect(inspect({ bulkCheck })).toContain(place);
  expect(JSON.stringify({ bulkCheck })).toBe("{}");
  expect(bulkCheck).not.toHaveProperty("then");
});
