/** Constants of what operations need are named by their schemes, and by scopes or numbers where these are alike. */
import { expect, test } from "vitest";
import { needNames } from "../../../../generator/sdk/names/need-names.js";

/** An alternative of a scheme with scopes. */
function scheme(name: string, ...scopes: string[]) {
  return [{ scheme: name, scopes }];
}

test("schemes name a need; one that may be left out says so", () => {
  const both = [...scheme("oauth", "read"), ...scheme("key")];
  expect(needNames([[both, scheme("basic")], [[], scheme("key")], [[]]])).toEqual([
    "NEEDS_OAUTH_AND_KEY_OR_BASIC",
    "NEEDS_KEY_OR_NOTHING",
    "NEEDS_NOTHING",
  ]);
});

test("needs of the same schemes differ by their scopes, and by numbers where names would be too long", () => {
  const long = Array.from({ length: 20 }, (_, at) => `scope-${at}`);
  expect(
    needNames([
      [scheme("oauth")],
      [scheme("oauth", "library:read")],
      [scheme("oauth", ...long)],
      [scheme("oauth", ...long.slice(1))],
    ]),
  ).toEqual(["NEEDS_OAUTH", "NEEDS_OAUTH_WITH_LIBRARY_READ", "NEEDS_OAUTH_2", "NEEDS_OAUTH_3"]);
});
