/** Paths: braces, their parameters, and two operations with one address. */
import { type Diagnostic, diagnostic } from "../../diagnostics/diagnostic.js";
import { didYouMean, mostSuggestions } from "../../diagnostics/suggest.js";
import { knownItems } from "../../model/known.js";
import type { ApiModel, Operation } from "../../model/model.js";
import { type PathTemplate, pathParameterNames } from "../../model/path-template.js";
import { operationsOf } from "../../model/walk.js";
import { type SourceRef, otherPart } from "../../source-ref.js";
import type { KnownNames } from "./known-names.js";

/** Checks each path by itself, against the declared parameters, and against all other paths. */
export function checkRoutes(model: ApiModel, names: KnownNames): readonly Diagnostic[] {
  const operations = operationsOf(model);
  return [
    ...operations.flatMap((operation) =>
      operation.path.state === "known"
        ? checkPath(operation, operation.path.value, operation.path.at, names)
        : [],
    ),
    ...sharedRoutes(operations),
  ];
}

function checkPath(
  operation: Operation,
  template: PathTemplate,
  at: SourceRef,
  names: KnownNames,
): readonly Diagnostic[] {
  const inTemplate = pathParameterNames(template);
  return [
    ...badBraces(template, at),
    ...repeated(inTemplate, at),
    ...undeclared(operation, inTemplate, at, names),
    ...unused(operation, inTemplate, template.text),
  ];
}

function badBraces({ text, pieces }: PathTemplate, at: SourceRef): readonly Diagnostic[] {
  const loose = pieces.some((piece) =>
    piece.kind === "text" ? /[{}]/.test(piece.text) : piece.name === "",
  );
  if (!loose) return [];
  return [
    diagnostic("bad-path-template", {
      at,
      message: `the braces of ${JSON.stringify(text)} do not enclose names`,
      help: "write a parameter as `{name}`, and a brace that is text as `%7B` or `%7D`",
    }),
  ];
}

function repeated(names: readonly string[], at: SourceRef): readonly Diagnostic[] {
  const seen = new Set<string>();
  const twice = names.filter((name) => seen.size === seen.add(name).size);
  return twice.map((name) =>
    diagnostic("repeated-path-parameter", {
      at,
      message: `the path has two parameters called \`${name}\``,
      help: "give each parameter of a path a name of its own",
    }),
  );
}

function undeclared(
  { parameters: { path: bucket }, at: { file, path } }: Operation,
  inTemplate: readonly string[],
  at: SourceRef,
  names: KnownNames,
): readonly Diagnostic[] {
  if (bucket.state === "notShown" || names.isLost(file, [...path, "parameters"])) return [];
  const declared = new Set(knownItems(bucket).map(({ name }) => name));
  return inTemplate
    .filter((name) => name !== "" && !declared.has(name))
    .map((name, index) => {
      const meant = index < mostSuggestions ? didYouMean(name, declared) : undefined;
      return diagnostic("undeclared-path-parameter", {
        at,
        message: `the path has a parameter \`${name}\` that \`parameters.path\` does not declare`,
        help:
          meant === undefined
            ? `add \`${name}: not shown\` to \`parameters.path\``
            : `did you mean \`${meant}\`?`,
        related: [{ message: "the parameters of the path are listed here", at: bucket.at }],
      });
    });
}

function unused(
  { parameters }: Operation,
  inTemplate: readonly string[],
  text: string,
): readonly Diagnostic[] {
  const used = new Set(inTemplate);
  return knownItems(parameters.path)
    .filter(({ name }) => !used.has(name))
    .map(({ name, at }, index) => {
      const meant = index < mostSuggestions ? didYouMean(name, used) : undefined;
      return diagnostic("unused-path-parameter", {
        at: otherPart(at, "key"),
        message: `the path ${text} has no parameter called \`${name}\``,
        help:
          meant === undefined
            ? `write \`{${name}}\` into the path, or take it out here`
            : `did you mean \`${meant}\`?`,
      });
    });
}

/** Two operations with one method and path, also under other parameter names: no server could tell them apart. */
function sharedRoutes(operations: readonly Operation[]): readonly Diagnostic[] {
  const first = new Map<string, Operation>();
  return operations.flatMap((operation) => {
    const { method, path } = operation;
    if (method.state === "notShown" || path.state === "notShown") return [];
    const pieces = path.value.pieces.map((piece) => (piece.kind === "text" ? piece.text : "{}"));
    const route = `${method.value} ${pieces.join("")}`;
    const earlier = first.get(route);
    if (earlier === undefined) {
      first.set(route, operation);
      return [];
    }
    return [
      diagnostic("shared-route", {
        at: path.at,
        message: `${operation.id} and ${earlier.id} are both ${method.value} ${path.value.text}`,
        help: "correct one of them, or declare the operation once",
        related: [{ message: `${earlier.id} is declared here`, at: earlier.path.at }],
      }),
    ];
  });
}
