/** The chart says its figures also in words, and the same figures give the same bytes. */
import { expect, test } from "vitest";
import { type Chart, chartSvg } from "../../bench/chart.js";

const chart: Chart = {
  title: "CPU seconds",
  bars: [
    { name: "ours, from nothing", seconds: 2.5, isOurs: true },
    { name: "others & <friends>", seconds: 40, isOurs: false },
    { name: "nearly nothing", seconds: 0.001, isOurs: true },
  ],
  note: "some processor, 2 cores",
};

test("the longest bar has the whole width, the others their share of it, and none is invisible", () => {
  const widths = [...chartSvg(chart).matchAll(/<rect[^>]* width="([\d.]+)"/g)].map(([, width]) =>
    Number(width),
  );
  expect(widths).toEqual([22.5, 360, 1]);
});

test("it has a title and a description with all figures, for those who do not see it", () => {
  const svg = chartSvg(chart);
  expect(svg).toContain(`role="img" aria-labelledby="title desc"`);
  expect(svg).toContain(`<title id="title">CPU seconds</title>`);
  expect(svg).toContain(
    "ours, from nothing: 2.50 s; others &amp; &lt;friends>: 40.0 s; nearly nothing: 0.00 s. some processor, 2 cores",
  );
});

test("it stands on light and on dark pages, and asks nothing of another host", () => {
  const svg = chartSvg(chart);
  expect(svg).toContain("@media (prefers-color-scheme: dark)");
  expect([...svg.matchAll(/https?:\/\/[^"]*/g)].map(([url]) => url)).toEqual([
    "http://www.w3.org/2000/svg",
  ]);
});

test("the same figures give the same bytes", () => {
  expect(chartSvg(chart)).toBe(chartSvg(structuredClone(chart)));
});

test("without bars it is still a picture", () => {
  expect(chartSvg({ ...chart, bars: [] })).not.toMatch(/NaN|Infinity/);
});
