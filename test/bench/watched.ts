/** Edits one line of a manifest again and again while `generate --watch` runs, and prints as JSON the seconds until it tells the result. */
import { spawn } from "node:child_process";
import { readFileSync, writeFileSync, writeSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { edited } from "./edit.js";
import { median } from "./median.js";

const [, , program, folder, file, ...options] = process.argv;
if (program === undefined || folder === undefined || file === undefined) {
  throw new Error("arguments: the program, the folder of the project, the file to edit, options");
}

/** So many edits, as far apart in milliseconds as those of a person are at the least. */
const edits = 5;
const pause = 500;

const child = spawn(process.execPath, [program, "generate", "--watch", ...options], {
  cwd: folder,
});
let printed = "";
for (const stream of [child.stdout, child.stderr]) {
  stream.setEncoding("utf8").on("data", (text: string) => {
    printed += text;
  });
}

await toldOf(/^watching /m);
const seconds: number[] = [];
for (let edit = 1; edit <= edits; edit++) {
  await sleep(pause);
  const text = edited(readFileSync(file, "utf8"), "one text edited", edit);
  printed = "";
  const start = performance.now();
  writeFileSync(file, text);
  await toldOf(/^generated: \d+ updated in /m);
  seconds.push((performance.now() - start) / 1000);
}
child.kill("SIGINT");
writeSync(1, JSON.stringify(median(seconds)));

async function toldOf(pattern: RegExp): Promise<void> {
  while (!pattern.test(printed)) {
    if (child.exitCode !== null) throw new Error(`it ended: ${printed}`);
    await sleep(2);
  }
}
