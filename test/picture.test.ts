/** The picture of the README is what its script draws, and says the message that the README's sample is refused with. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const textOf = (file: string) => readFileSync(join(root, file), "utf8");
const picture = textOf(".github/picture.svg");

test("the picture is what its script draws", () => {
  const drawn = execFileSync(process.execPath, [join(root, ".github/picture.mjs")], {
    encoding: "utf8",
  });
  expect(picture).toBe(drawn);
});

test("the compiler's message is the one of the README's sample", () => {
  const [, message = ""] =
    /\/\/ @ts-expect-error (Type 'NotShown.*)\n/.exec(textOf("README.md")) ?? [];
  const texts = [...picture.matchAll(/<tspan class="e">(.*?)<\/tspan>/g)].map(([, text]) => text);
  const shown = texts.join("").replaceAll("&lt;", "<").replaceAll("&gt;", ">");
  expect(message).not.toBe("");
  expect(shown).toBe(message);
});
