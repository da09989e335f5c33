/** Words of a shell: whatever a text is, a shell reads back just that, and variables where they are meant. */
import { execFileSync } from "node:child_process";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { OpenText } from "../../../../generator/sdk/samples/open-text.js";
import {
  isTypeable,
  openShellWord,
  shellWord,
} from "../../../../generator/emit/samples/shell-text.js";

/** Texts that mean something to a shell, and anything else but NUL, which no argument can have. */
const fragment = fc.oneof(
  fc.constantFrom(
    ..."' '' \" \\ \\' ` $ $HOME $(exit) ! !! * ? ~ # & | ; > < ( ) { } [a] = -n %s".split(" "),
  ),
  fc.constantFrom("\n", " ", "\t", "\\\n", `\${HOME}`, ""),
  fc.string({ unit: "grapheme", maxLength: 4 }),
);
const text = fc
  .array(fragment, { maxLength: 5 })
  .map((parts) => parts.join("").replaceAll("\0", ""));

/** Shells of this machine; one is everywhere. */
const shells = ["sh", "bash", "zsh"].filter((shell) => shell === "sh" || isInstalled(shell));

function isInstalled(shell: string): boolean {
  try {
    execFileSync(shell, ["-c", "exit"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Returns the words as a shell reads them. */
function readBy(
  shell: string,
  words: readonly string[],
  env: NodeJS.ProcessEnv = {},
): readonly string[] {
  const command = `printf '%s\\0' ${words.join(" \\\n  ")}`;
  const out = execFileSync(shell, ["-c", command], {
    env: { PATH: process.env["PATH"], ...env },
    // Without it bash takes itself for a remote one, and reads the files of its user.
    stdio: ["ignore", "pipe", "inherit"],
  });
  return out.toString("utf8").split("\0").slice(0, -1);
}

test.each(shells)("%s reads each word as the text that it was made of", (shell) => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 50, maxLength: 50 }), (texts) => {
      expect(readBy(shell, texts.map(shellWord))).toEqual(texts);
    }),
    { numRuns: 8 },
  );
});

test.each(shells)(
  "%s puts variables where they stand, whatever they hold and stand beside",
  (shell) => {
    const open = fc.array(
      fc.oneof(
        text.map((each): string | { readonly name: string } => each),
        fc.constantFrom({ name: "API_KEY" }, { name: "_1_TOKEN" }),
      ),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(
        fc.array(open, { minLength: 30, maxLength: 30 }),
        text,
        (texts: readonly OpenText[], secret) => {
          const env = { API_KEY: secret, _1_TOKEN: "second" };
          const wanted = texts.map((pieces) =>
            pieces
              .map((piece) => {
                if (typeof piece === "string") return piece;
                return piece.name === "API_KEY" ? env.API_KEY : env._1_TOKEN;
              })
              .join(""),
          );
          expect(readBy(shell, texts.map(openShellWord), env)).toEqual(wanted);
        },
      ),
      { numRuns: 8 },
    );
  },
);

test("words are easy to read where nothing stands against it", () => {
  expect(openShellWord(["Authorization: Bearer ", { name: "API_TOKEN" }])).toBe(
    '"Authorization: Bearer $API_TOKEN"',
  );
  expect(openShellWord([{ name: "USER_NAME" }, ":", { name: "USER_PASSWORD" }])).toBe(
    '"$USER_NAME:$USER_PASSWORD"',
  );
  expect(openShellWord([{ name: "KEY" }, ":e ", { name: "KEY" }, "x"])).toBe(
    `"\${KEY}:e \${KEY}x"`,
  );
  expect(openShellWord(["Authorization: $x ", { name: "KEY" }])).toBe(
    "'Authorization: $x '\"$KEY\"",
  );
});

test("keys of a terminal cannot be typed as text", () => {
  expect(["a\nb", "é", ""].map(isTypeable)).toEqual([true, true, true]);
  expect(["a\tb", "\u001b[31m", "\r", "\u0085"].map(isTypeable)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
