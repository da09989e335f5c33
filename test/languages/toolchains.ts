/** The languages' own programs: found where their users have them, never downloaded. */
import { execFileSync } from "node:child_process";

/** A program of a language, and how people get it. */
interface Wanted {
  readonly name: string;
  readonly program: string;
  readonly versionArguments: readonly string[];
  /** Finds the version in what the program prints. */
  readonly version: RegExp;
  /** The oldest that will do: major and minor. */
  readonly least: readonly [number, number];
  readonly install: string;
}

/** A program that is there. */
export interface Toolchain {
  readonly program: string;
  readonly version: string;
}

const wanted = {
  go: {
    ...{ name: "Go", program: "go", versionArguments: ["version"], version: /go(\d+)\.(\d+)/ },
    least: [1, 24],
    install: "install Go 1.24 or later: https://go.dev/dl",
  },
  java: {
    // The JDK and Maven, which has the jars of the suites.
    ...{
      name: "Java",
      program: "javac",
      versionArguments: ["-version"],
      version: /javac (\d+)(?:\.(\d+))?/,
    },
    least: [17, 0],
    install:
      "install a JDK of 17 or later, and Maven: https://adoptium.net, https://maven.apache.org",
  },
  kotlin: {
    // The JDK and Maven: the compiler of Kotlin is one of the jars.
    ...{
      name: "Java for Kotlin",
      program: "javac",
      versionArguments: ["-version"],
      version: /javac (\d+)(?:\.(\d+))?/,
    },
    least: [17, 0],
    install:
      "install a JDK of 17 or later, and Maven: https://adoptium.net, https://maven.apache.org",
  },
  python: {
    ...{ name: "Python", program: "python3", version: /^(\d+)\.(\d+)/ },
    // Debian has the parts that make virtual environments in a package of their own.
    versionArguments: ["-c", "import ensurepip, platform, venv; print(platform.python_version())"],
    least: [3, 11],
    install: "install Python 3.11 or later, with venv: https://www.python.org/downloads",
  },
  ruby: {
    ...{ name: "Ruby", program: "ruby", version: /^(\d+)\.(\d+)/ },
    // With the gems of the suite, of which rubocop is a program.
    versionArguments: [
      ...["-rminitest", "-rwebmock", "-e"],
      'system("rubocop", "--version", out: File::NULL) or exit 1; print RUBY_VERSION',
    ],
    least: [3, 1],
    install:
      "install Ruby 3.1 or later, with the gems minitest, webmock and rubocop: https://www.ruby-lang.org/en/downloads",
  },
} as const satisfies Readonly<Record<string, Wanted>>;

/** A language with a suite of its own. */
export type Language = keyof typeof wanted;

/** All of them. */
export const languages = [
  "go",
  "java",
  "kotlin",
  "python",
  "ruby",
] as const satisfies readonly Language[];

/** A language's program; undefined where there is none, or where it is too old. */
export function findToolchain(language: Language): Toolchain | undefined {
  const { program, versionArguments, version, least }: Wanted = wanted[language];
  const printed = printedBy(program, versionArguments);
  const found = version.exec(printed ?? "");
  if (found === null) return undefined;
  const [major, minor] = [Number(found[1]), Number(found[2] ?? 0)];
  const isNewEnough = major > least[0] || (major === least[0] && minor >= least[1]);
  return isNewEnough ? { program, version: `${major}.${minor}` } : undefined;
}

/** Programs that tests of the command-line tool need besides Go. A test without one is left out, and on CI it fails. */
const ofTools = ["bash", "zsh", "fish", "mandoc", "dbus-run-session", "gnome-keyring-daemon"];

/** Those of them that this machine lacks. */
export function missingOfTools(programs: readonly string[] = ofTools): readonly string[] {
  return programs.filter((each) => printedBy("sh", ["-c", `command -v ${each}`]) === undefined);
}

/** Further gems that tests of the Ruby client need. A test without one is left out, and on CI it fails. */
const ofRuby = ["rbs", "yard"] as const;

/** Those of them that this machine's Ruby lacks; all where there is no Ruby. */
export function missingOfRuby(
  gems: readonly (typeof ofRuby)[number][] = ofRuby,
): readonly string[] {
  return gems.filter((each) => printedBy("ruby", [`-r${each}`, "-e", ""]) === undefined);
}

/** What to say where a language's program is missing: what is left out, and the way out. */
export function missingToolchain(language: Language): string {
  const { name, install } = wanted[language];
  return `${name} is missing, so its suite is skipped: ${install}`;
}

function printedBy(program: string, args: readonly string[]): string | undefined {
  try {
    return execFileSync(program, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } catch {
    return undefined;
  }
}
