/** The files that make the folder a package: `pyproject.toml` and `py.typed`. */
import { headerLines } from "../../emit/python/python-code.js";
import type { BuiltFile } from "../../emit/target.js";
import type { Emission } from "./emission.js";
import { serviceTitle } from "./service-file.js";
import { pythonVersion, type Settings } from "./settings.js";

/** The versions of Python that the package works with. */
const versions = ["3.11", "3.12", "3.13", "3.14"];

/** The metadata (PEP 621, PEP 639), the build backend, and the tools' settings. */
export function pyprojectFile(
  names: Emission,
  settings: Settings,
  origins: readonly string[],
): BuiltFile {
  const { version, license } = settings;
  const text = (value: string): string => JSON.stringify(value).replaceAll("\u007f", "\\u007f");
  const about = `A client of ${serviceTitle(names).replace(/\s+/g, " ")}`;
  const lines = [
    ...headerLines(origins),
    "",
    "[build-system]",
    'requires = ["flit_core>=3.11,<5"]',
    'build-backend = "flit_core.buildapi"',
    "",
    "[project]",
    `name = ${text(names.distribution)}`,
    `version = ${text(pythonVersion(version))}`,
    // Flit takes no package without one.
    `description = ${text(about)}`,
    'readme = "README.md"',
    ...(license === undefined ? [] : [`license = ${text(license)}`]),
    `requires-python = ">=${versions[0] ?? ""}"`,
    "dependencies = []",
    "classifiers = [",
    '  "Programming Language :: Python :: 3",',
    ...versions.map((each) => `  "Programming Language :: Python :: ${each}",`),
    '  "Typing :: Typed",',
    "]",
    "",
    "[project.optional-dependencies]",
    'async = ["httpx2>=2"]',
    "",
    "[tool.flit.module]",
    `name = ${text(names.module)}`,
    "",
    "[tool.ruff]",
    "line-length = 100",
    'target-version = "py311"',
    "",
    "[tool.ruff.lint]",
    ...lintRules,
    "",
    "[tool.ruff.lint.isort]",
    "combine-as-imports = true",
  ];
  return { kind: "built", path: "pyproject.toml", print: () => `${lines.join("\n")}\n` };
}

/** The rules that the runtime keeps too, but for those on texts and names, which come from the manifest (`test/languages/python/runtime/pyproject.toml`): a newer ruff may have others by default. */
// E501: a text of a manifest may have no place to break. UP007: values of a functional `TypedDict` may be texts, which know no `|`.
const lintRules: readonly string[] = [
  "select = [",
  '  "ANN", "ASYNC", "B", "C4", "E", "F", "I", "PGH", "PIE", "PTH", "RET", "RUF", "SIM", "SLF",',
  '  "TC", "UP", "W",',
  "]",
  'ignore = ["A005", "ANN401", "E501", "TC001", "TC003", "UP007"]',
];

/** Says that the package has types (PEP 561). */
export function typedMarker({ module }: Pick<Emission, "module">): BuiltFile {
  return { kind: "built", path: `src/${module}/py.typed`, print: () => "" };
}
