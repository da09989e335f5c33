/** The declarations that compiled callers may use, as the JVM names them: what `javap` lists as public or protected. */
import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Functions that take anything and give nothing: an operation that nobody can call yet. */
const refused = /^[\w$]+\(\[Ljava\/lang\/Object;\)Ljava\/lang\/Void;$/;

/** Lines such as `com.example.BooksGroup list(Lkotlin/…;)Ljava/lang/Object;` of all classes in a folder. */
export function abiOf(folder: string): ReadonlySet<string> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    // An annotation goes with the last operation that nobody can call.
    .filter((each) => each.endsWith(".class") && !each.endsWith("NotShown.class"))
    .map((each) => join(folder, each));
  const text = execFileSync("javap", ["-protected", "-s", ...files], {
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  const found = new Set<string>();
  let type = "";
  let member = "";
  for (const line of text.split("\n")) {
    const [, opened] = /^(?:[a-z]+ )*(?:class|interface) ([\w$.]+)/.exec(line) ?? [];
    if (opened !== undefined) type = opened;
    const [, descriptor] = /^ {4}descriptor: (.+)$/.exec(line) ?? [];
    if (descriptor !== undefined) {
      const own = `${member}${descriptor}`;
      if (!refused.test(own)) found.add(`${type} ${own}`);
    }
    member = /([\w$.-]+)(?:\(.*\))?(?: throws .*)?;$/.exec(line)?.[1] ?? member;
  }
  return found;
}
