/** `__init__.py`: the names of the package, each loaded when it is used (PEP 562). */
import { dictOf, id, listOf, str } from "../../emit/python/python-code.js";
import type { BuiltFile } from "../../emit/target.js";
import { code, type Code, lines } from "../../emit/text/code.js";
import type { ImportOf } from "../../emit/text/imports.js";
import { clientClass } from "./client-file.js";
import type { Emission } from "./emission.js";
import { receivedEvents } from "../../sdk/events/event-plan.js";
import { commonExports, partExports } from "./runtime-names.js";
import type { RuntimePart } from "./runtime-files.js";
import { serviceTitle } from "./service-file.js";
import { sourceFile } from "./source-files.js";

/** The file. */
export function initFile(
  names: Emission,
  parts: ReadonlySet<RuntimePart>,
  origin: string,
): BuiltFile {
  const exports = exportedNames(names, parts);
  const head = {
    docs: packageTexts(names),
    origins: [origin],
    exports,
  };
  const body = (): Code => lines([loading(exports), allNames(exports)], 1);
  return sourceFile(names, "__init__", head, body);
}

function packageTexts(names: Emission): readonly string[] {
  const { description } = names.plan.service;
  return [
    `A client of ${serviceTitle(names)}.`,
    ...(description === undefined ? [] : [description]),
    "The manifest of the service says what this package knows; what it does not show is not guessed. An operation that cannot be called yet is a `NotShown`, and a response that is not shown is an `object`: the decoded JSON as it comes. Filling the manifest in changes no call that was right before.",
  ];
}

/** The exports of the package, with its modules below the package's folder. */
export function exportedNames(
  names: Emission,
  parts: ReadonlySet<RuntimePart>,
): readonly ImportOf[] {
  const tables = [...parts].map((each) => partExports[each] ?? {});
  const runtime = [commonExports, ...tables].flatMap((table) =>
    Object.entries(table).flatMap(([module, own]) =>
      own.map((name) => ({ module: `_runtime.${module}`, name })),
    ),
  );
  return [
    ...runtime,
    { module: "client", name: clientClass(names, false) },
    { module: "async_client", name: clientClass(names, true) },
    ...[...names.failures.values()].map((name) => ({ module: "errors", name })),
    ...(receivedEvents(names.plan.service).length > 0
      ? [{ module: "webhooks", name: "Receiver" }]
      : []),
    ...(names.plan.service.rates.length > 0 ? [{ module: "rates", name: "RATES" }] : []),
  ].toSorted((a, b) => order(a.name) - order(b.name) || (a.name < b.name ? -1 : 1));
}

/** Constants, classes, functions. */
function order(name: string): number {
  if (name === name.toUpperCase()) return 0;
  return /^[A-Z]/.test(name) ? 1 : 2;
}

function loading(exports: readonly ImportOf[]): Code {
  const places = dictOf(exports.map(({ name, module }) => [str(name), str(`.${module}`)] as const));
  return code`if not TYPE_CHECKING:
    _MODULES = ${places}

    def __getattr__(name: str) -> object:
        """Load a name at its first use."""
        if name not in _MODULES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib import import_module

        value = getattr(import_module(_MODULES[name], __name__), name)
        globals()[name] = value
        return value

    def __dir__() -> list[str]:
        """List the names, loaded or not."""
        return sorted(__all__)
`;
}

function allNames(exports: readonly ImportOf[]): Code {
  return code`${id("__all__")} = ${listOf(exports.map(({ name }) => str(name)))}`;
}
