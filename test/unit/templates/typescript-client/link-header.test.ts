/** The header `Link`: which of its links is the next, by RFC 8288. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { nextInLinkHeader } from "../../../../templates/typescript-client/link-header.js";

function next(link: string): string | undefined {
  return nextInLinkHeader(new Response(null, { headers: { link } }));
}

test.each<[string, string | undefined]>([
  ['</books?page=2>; rel="next"', "/books?page=2"],
  ["</books?page=2>; rel=next", "/books?page=2"],
  ["</books?page=2>;rel=next;title=x", "/books?page=2"],
  ['</1>; rel="prev", </3>; rel="next", </9>; rel="last"', "/3"],
  ['</3>; rel="last next"', "/3"],
  ['</3>; REL="NEXT"', "/3"],
  ['</3>; rel = "next"', "/3"],
  ['</a,b;c?d="e">; rel="next"', '/a,b;c?d="e"'],
  ['</1>; title="a, b; rel=\\"next\\"", </2>; rel=next', "/2"],
  ['</1>; title="</x>; rel=next"; rel=prev, </2>; rel=next', "/2"],
  ['<>; rel="next"', ""],
  // The first `rel` counts, others are ignored (section 3.3).
  ['</1>; rel=prev; rel=next, </2>; rel=next; rel="prev"', "/2"],
  // A link of something else (section 3.2).
  ['</1>; rel=next; anchor="#chapter", </2>; rel=next', "/2"],
  ['</1>; rel="previous"', undefined],
  ['</1>; rel="next-archive"', undefined],
  ["</1>; next", undefined],
  ["</1>", undefined],
  ["/1; rel=next", undefined],
  ["</1; rel=next", undefined],
  ["", undefined],
])("%s → %j", (link, target) => {
  expect(next(link)).toBe(target);
});

test("an answer without the header has no next link; several headers are one list", () => {
  expect(nextInLinkHeader(new Response())).toBeUndefined();
  const headers = new Headers([
    ["Link", "</1>; rel=prev"],
    ["Link", "</2>; rel=next"],
  ]);
  expect(nextInLinkHeader(new Response(null, { headers }))).toBe("/2");
});

test("the next link is found among any others", () => {
  const target = fc.stringMatching(/^[\w/?=&,;.-]{0,20}$/);
  const other = fc.record({ target, title: fc.stringMatching(/^[\w ,;<>=\\"]{0,20}$/) });
  fc.assert(
    fc.property(fc.array(other), target, fc.array(other), (before, wanted, after) => {
      const text = (links: typeof before): string[] =>
        links.map(
          (link) => `<${link.target}>; title="${link.title.replace(/["\\]/g, "\\$&")}"; rel=other`,
        );
      expect(next([...text(before), `<${wanted}>; rel="next"`, ...text(after)].join(", "))).toBe(
        wanted,
      );
    }),
  );
});

// Work that grows by the square of a header's length would not end here.
test("a hostile header takes no time", () => {
  for (const part of ["<", "<>", '<>"', '<>;a="', "<>;a=\\", '<>"\\"', "<>;;a"]) {
    next(part.repeat(1_000_000 / part.length));
  }
});

test("quotes that are not closed take time that grows as the text does", () => {
  for (const part of ['<a>"\\', '<a>;a="\\"', ';a="\\"', '<a>;rel="', '"', "<"]) {
    const link = `<a>${part.repeat(100_000)}`;
    const { headers } = new Response(null, { headers: { link } });
    expect(nextInLinkHeader(new Response(null, { headers }))).toBeUndefined();
  }
  const open = new Response(null, { headers: { link: '<a>; rel="next' } });
  expect(nextInLinkHeader(open)).toBe("a");
});
