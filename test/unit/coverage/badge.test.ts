/** The badge: a picture that says what it shows, of the same size everywhere. */
import { describe, expect, test } from "vitest";
import { printBadge } from "../../../generator/coverage/badge.js";

describe("a badge", () => {
  test("says what it shows, to everybody", () => {
    expect(printBadge(56.3))
      .toBe(`<svg xmlns="http://www.w3.org/2000/svg" width="139" height="20" role="img" aria-label="API coverage: 56.3% of the facts are known">
<title>API coverage: 56.3% of the facts are known</title>
<clipPath id="r"><rect width="139" height="20" rx="3"/></clipPath>
<g clip-path="url(#r)">
<rect width="91" height="20" fill="#444c56"/>
<rect x="91" width="48" height="20" fill="#9a6700"/>
</g>
<g fill="#fff" font-family="Verdana,DejaVu Sans,Geneva,sans-serif" font-size="11">
<text x="6" y="14" textLength="79" lengthAdjust="spacingAndGlyphs">API coverage</text>
<text x="97" y="14" textLength="36" lengthAdjust="spacingAndGlyphs">56.3%</text>
</g>
</svg>
`);
  });

  test.each([0, 29.9, 30, 60, 89.9, 90, 100])("can be read at %f percent", (percent) => {
    const grounds = [...printBadge(percent).matchAll(/fill="(#[0-9a-f]{6})"/g)].map(
      ([, fill]) => fill ?? "",
    );
    expect(grounds).toHaveLength(2);
    for (const ground of grounds) expect(contrastWithWhite(ground)).toBeGreaterThanOrEqual(4.5);
  });
});

/** WCAG 2.2, relative luminance and contrast ratio. */
function contrastWithWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
