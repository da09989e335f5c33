/** The JDKs of the machine: that of the path, and the newest one beside it, where Debian and others keep theirs. */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** A JDK. */
export interface Jdk {
  readonly version: number;
  /** Gives the path of one of its programs. */
  program(name: "java" | "javac" | "javadoc"): string;
}

/** The one of the path first, then the newest, if that is another. */
export function findJdks(): readonly Jdk[] {
  const own = versionOf("javac");
  if (own === undefined) return [];
  const folder = "/usr/lib/jvm";
  const others = (existsSync(folder) ? readdirSync(folder) : []).flatMap((name): readonly Jdk[] => {
    const program = (each: string) => join(folder, name, "bin", each);
    const version = versionOf(program("javac"));
    return version === undefined || version <= own ? [] : [{ version, program }];
  });
  const [newest] = others.toSorted((a, b) => b.version - a.version);
  const first: Jdk = { version: own, program: (name) => name };
  return newest === undefined ? [first] : [first, newest];
}

function versionOf(javac: string): number | undefined {
  try {
    const printed = execFileSync(javac, ["-version"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    const found = /javac (\d+)/.exec(printed);
    return found === null ? undefined : Number(found[1]);
  } catch {
    return undefined;
  }
}
