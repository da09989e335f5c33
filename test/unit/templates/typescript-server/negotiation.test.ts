/** Which representation a caller likes best. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { preferredType, typePicker } from "../../../../templates/typescript-server/negotiation.js";

const json = "application/json";

describe("of the types that are offered", () => {
  test.each<[accept: string | null, offered: readonly string[], expected: string | undefined]>([
    [null, [json, "text/csv"], json],
    ["", [json], json],
    ["*/*", [json, "text/csv"], json],
    ["text/csv", [json, "text/csv"], "text/csv"],
    ["TEXT/CSV", [json, "text/csv"], "text/csv"],
    ["text/*", [json, "text/csv"], "text/csv"],
    ["image/png", [json, "text/csv"], undefined],
    ["text/csv;q=0.5, application/json;q=0.4", [json, "text/csv"], "text/csv"],
    ["text/csv;q=0.5, */*;q=0.6", [json, "text/csv"], json],
    // The most exact range says it, wherever it stands.
    ["*/*, application/json;q=0.1", [json, "text/csv"], "text/csv"],
    [
      "*/*;q=1, text/*;q=0.2, text/csv;q=0.9, application/json;q=0.5",
      [json, "text/csv"],
      "text/csv",
    ],
    ["application/json;q=0, */*", [json], undefined],
    ["application/json;q=0", [json, "text/csv"], undefined],
    ["text/html;level=1", ["text/html", "text/html;level=1"], "text/html;level=1"],
    ["text/html;level=1;q=0.3, text/html;q=0.7", ["text/html;level=1", "text/html"], "text/html"],
    ["application/json;charset=UTF-8", [json], json],
    ["application/json ; q = 0.5 , text/csv", [json, "text/csv"], "text/csv"],
    ["application/json;q=2, text/csv;q=x", [json, "text/csv"], json],
    // An unreadable header says nothing.
    ["json", [json], json],
    ["json, text/csv", [json, "text/csv"], "text/csv"],
    ['text/x;a="b,c;d\\"", text/csv;q=0.1', [json, "text/csv", "text/x"], "text/csv"],
    ["image/png", ["image/*"], "image/*"],
    ["text/plain", ["image/*", "*/*"], "*/*"],
    ["image/webp,image/*;q=0.8,*/*;q=0.5", ["text/csv", "image/png"], "image/png"],
  ])("%j of %j is %j", (accept, offered, expected) => {
    expect(preferredType(accept, offered)).toBe(expected);
    const pick = typePicker(offered);
    expect([pick(accept), pick(accept)]).toEqual([expected, expected]);
  });

  test("one is chosen by the examples of RFC 9110, section 12.5.1", () => {
    const accept =
      "text/*;q=0.3, text/plain;q=0.7, text/plain;format=flowed, text/plain;format=fixed;q=0.4, */*;q=0.5";
    const order = [
      "text/plain;format=flowed",
      "text/plain",
      "image/jpeg",
      "text/plain;format=fixed",
      "text/html",
    ];
    for (const [index] of order.entries()) {
      expect(preferredType(accept, order.slice(index).reverse())).toBe(order[index]);
    }
  });

  test("one is given or none, whatever the header is", () => {
    const piece = fc.constantFrom(
      "text",
      "/",
      "*",
      ";",
      "q=",
      "0.5",
      ",",
      '"',
      "\\",
      " ",
      "=",
      "a",
    );
    const header = fc.array(piece, { maxLength: 20 }).map((all) => all.join(""));
    fc.assert(
      fc.property(header, (accept) => {
        expect([json, "text/a", undefined]).toContain(preferredType(accept, [json, "text/a"]));
      }),
      { numRuns: 500 },
    );
  });
});
