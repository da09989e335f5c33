/** What makes the folder a package: `pyproject.toml` and `py.typed`. */
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
  const title = names.plan.service.title;
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
    ...(title === undefined ? [] : [`description = ${text(about)}`]),
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
    "[tool.ruff.lint.isort]",
    "combine-as-imports = true",
  ];
  return { kind: "built", path: "pyproject.toml", print: () => `${lines.join("\n")}\n` };
}

/** Says that the package has types (PEP 561). */
export function typedMarker({ module }: Pick<Emission, "module">): BuiltFile {
  return { kind: "built", path: `src/${module}/py.typed`, print: () => "" };
}
