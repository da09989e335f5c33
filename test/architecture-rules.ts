/** Who may import whom: the rules as data, each with its reason, and what a set of files breaks of them. */
import ts from "typescript";

/** Files of a folder (or one file) and what they may import from the project. */
export interface FolderRule {
  /**
   * Path below `generator/`: a folder with `/` at its end, or a file; `*` is any one folder. Of those that fit a file one of a
   * file goes before one of a folder, then the longest holds.
   */
  readonly of: string;
  /** Folders and files that it may import, where `*` is the folder that it is in `of`; itself it always may. */
  readonly may: readonly string[];
  readonly because: string;
}

/** A package and the only places that may import it. */
export interface PackageRule {
  readonly package: string;
  readonly only: readonly string[];
  /** True if `import type` is free, because it is gone once compiled. */
  readonly typesAnywhere?: true;
  readonly because: string;
}

/** One import: type imports, re-exports and `import()` among them. */
export interface Import {
  readonly from: string;
  /** A path of the project, or the name of a package. */
  readonly to: string;
  readonly isType: boolean;
  readonly isLazy: boolean;
}

const everywhere = [
  ...[
    "source-ref.ts",
    "unreachable.ts",
    "json-pointer.ts",
    "path-tree.ts",
    "words.ts",
    "hidden-signs.ts",
  ],
  "patterns/longest-text.ts",
];

/** The layers: each stage knows what it takes and what it gives, and no other stage. */
export const folderRules: readonly FolderRule[] = [
  { of: "source-ref.ts", may: [], because: "the leaf that all stages share" },
  { of: "json-pointer.ts", may: [], because: "a leaf that all stages share" },
  { of: "path-tree.ts", may: ["source-ref.ts"], because: "a leaf that all stages share" },
  { of: "hidden-signs.ts", may: [], because: "a leaf that all stages share" },
  { of: "words.ts", may: [], because: "a leaf that all stages share" },
  {
    of: "patterns/",
    may: [],
    because: "a leaf that all stages share: what it costs to run a pattern",
  },
  { of: "unreachable.ts", may: [], because: "a leaf that all stages share" },
  { of: "diagnostics/", may: [], because: "any stage reports, so reporting knows no stage" },
  {
    of: "source/",
    may: ["diagnostics/"],
    because: "YAML is read before anything is known of APIs",
  },
  {
    of: "validate/",
    may: ["source/document.ts", "source/plain-value.ts", "diagnostics/"],
    because: "the shape is checked on what was parsed; plain values keep the order written",
  },
  { of: "model/", may: [], because: "what emitters see depends on nothing that reads or writes" },
  {
    of: "resolve/",
    may: ["validate/", "source/plain-value.ts", "model/", "diagnostics/"],
    because: "the way from the manifest to the model; plain values keep the order written",
  },
  {
    of: "changes/",
    may: ["model/"],
    because: "two states of the model are compared as the JSON that they are kept in",
  },
  {
    of: "coverage/",
    may: ["model/", "emit/markdown/", "diagnostics/"],
    because: "what is counted is the model, whatever is made from it; Markdown is a way to print",
  },
  {
    of: "sdk/",
    may: ["model/", "diagnostics/"],
    because: "what a client or a server has to say is decided once, in no language",
  },
  {
    of: "sdk/changes/",
    may: ["changes/change.ts", "sdk/", "model/"],
    because: "what a change of the model narrows is what changed of the plan",
  },
  {
    of: "emit/",
    may: ["sdk/", "model/", "compile/", "diagnostics/"],
    because: "a language knows the model, what there is to say and what is compiled, no target",
  },
  {
    of: "emit/text/",
    may: ["sdk/names/"],
    because: "how code, texts and comments are written is what languages stand on, and knows none",
  },
  {
    of: "emit/samples/",
    may: ["sdk/", "model/"],
    because: "samples of requests are printed from data; those of a client its target brings along",
  },
  {
    of: "emit/go/",
    may: ["sdk/", "emit/text/", "emit/schema-docs.ts"],
    because:
      "a language knows what there is to say and how texts are written, and no other language",
  },
  {
    of: "emit/java/",
    may: ["sdk/", "emit/text/", "emit/schema-docs.ts"],
    because:
      "a language knows what there is to say and how texts are written, and no other language",
  },
  {
    of: "emit/kotlin/",
    may: ["sdk/", "emit/text/", "emit/schema-docs.ts"],
    because:
      "a language knows what there is to say and how texts are written, and no other language",
  },
  {
    of: "emit/python/",
    may: ["sdk/", "emit/text/", "emit/schema-docs.ts"],
    because:
      "a language knows what there is to say and how texts are written, and no other language",
  },
  {
    of: "emit/ruby/",
    may: ["sdk/", "emit/text/", "emit/schema-docs.ts"],
    because:
      "a language knows what there is to say and how texts are written, and no other language",
  },
  {
    of: "emit/yaml/read-back.ts",
    may: ["source/plain-value.ts", "source/quick/reader.ts", "model/"],
    because: "what was printed is read by what has no part in the printing",
  },
  {
    of: "emit/target.ts",
    may: [
      ...["sdk/changes/", "sdk/outline.ts", "model/", "validate/forms.ts"],
      ...["emit/samples/language.ts", "compile/", "diagnostics/"],
    ],
    because:
      "what a target takes and gives: the shape of its settings, the model, what it decides of it, and how it spells what changed",
  },
  {
    of: "targets/*/",
    may: ["sdk/", "emit/", "model/", "compile/", "diagnostics/"],
    because: "a target is made from the model alone, and knows no other target",
  },
  {
    of: "targets/*/settings.ts",
    may: [
      ...["targets/*/", "emit/", "sdk/names/"],
      ...["validate/forms.ts", "validate/maven-output.ts", "validate/npm-output.ts"],
      "validate/patterns.ts",
    ],
    because: "what `targets.yaml` says of a target is checked as the rest of the manifest is",
  },
  {
    of: "targets/docs/",
    may: [
      ...["coverage/", "sdk/", "model/", "emit/markdown/", "emit/samples/", "emit/target.ts"],
      ...["emit/json-file.ts", "emit/json-text.ts", "emit/schema-bounds.ts", "diagnostics/"],
      ...["changes/comparison.ts", "diff/"],
    ],
    because:
      "the docs count and compare as the commands do; languages reach them by the list of samples",
  },
  {
    of: "targets/http/",
    may: ["sdk/", "model/", "emit/samples/", "emit/target.ts", "diagnostics/"],
    because: "requests are printed from data, in no programming language",
  },
  {
    of: "targets/openapi/",
    may: [
      ...["sdk/", "model/", "emit/json-text.ts", "emit/markdown/", "emit/yaml/", "emit/target.ts"],
      "diagnostics/",
    ],
    because: "a description is data, in no programming language",
  },
  {
    of: "scaffold/",
    may: ["sdk/", "emit/", "model/", "targets/typescript-server/", "diagnostics/"],
    because:
      "what people own is edited as texts: read and written elsewhere, for one target's package",
  },
  {
    of: "mock/",
    may: ["sdk/", "emit/", "model/", "targets/typescript-server/", "diagnostics/"],
    because: "it is the server of one target, described and run without that target's package",
  },
  {
    of: "diff/",
    may: [
      ...["changes/", "model/", "sdk/changes/", "emit/target.ts", "emit/markdown/"],
      "diagnostics/",
    ],
    because: "two models are compared, and who it breaks is said, whatever reads or makes them",
  },
  {
    of: "fill/",
    may: [
      ...["source/", "validate/", "resolve/", "model/", "emit/yaml/"],
      ...["emit/json-text.ts", "diagnostics/"],
    ],
    because: "it reads what others wrote and proposes edits of texts; written they are elsewhere",
  },
  {
    of: "compare/",
    may: [
      ...["fill/api-md/", "fill/sources/", "fill/matching/routes.ts"],
      ...["fill/matching/usual-verbs.ts", "fill/new-manifest/id-words.ts", "sdk/", "model/"],
      ...["emit/typescript/names.ts", "emit/typescript/package/layout.ts", "emit/markdown/"],
      "diagnostics/",
    ],
    because: "an SDK of others is compared with what the plan and the language call things",
  },
  {
    of: "compile/",
    may: [],
    because: "what is compiled is text, whoever emitted it and wherever it goes",
  },
  {
    of: "output/",
    may: ["changes/change.ts", "sdk/changes/", "emit/target.ts", "compile/", "diagnostics/"],
    because: "files are written the same way whatever is in them, compiled ones too",
  },
  {
    of: "targets.ts",
    may: [
      ...["targets/", "emit/target.ts", "changes/change.ts", "sdk/changes/", "model/"],
      ...["compile/", "validate/", "diagnostics/"],
    ],
    because: "the list of targets, each with its settings",
  },
  {
    of: "past-models.ts",
    may: ["source/", "validate/", "resolve/", "model/", "emit/target.ts", "diagnostics/"],
    because: "an older manifest goes the same way to its model, whoever reads its revision",
  },
  {
    of: "known-model.ts",
    may: ["source/document.ts", "source/known-spans.ts", "model/", "diagnostics/"],
    because:
      "what the next run is told of a model is what its files say, and what was decided of it",
  },
  {
    of: "last-files.ts",
    may: [
      "known-model.ts",
      ...["source/document.ts", "validate/edits.ts", "model/", "sdk/outline.ts", "diagnostics/"],
      ...["emit/target.ts", "output/render-parts.ts", "output/rendered-file.ts"],
    ],
    because:
      "which files an edit leaves as they are, and which findings, is told by the manifest, by what is decided of it, and by each file",
  },
  {
    of: "run-choice.ts",
    may: ["validate/", "model/", "targets.ts", "output/", "diagnostics/"],
    because: "names of targets and groups are looked up in the manifest, whoever asks for them",
  },
  {
    of: "pipeline.ts",
    may: [
      ...["past-models.ts", "last-files.ts", "known-model.ts", "run-choice.ts"],
      ...["source/", "validate/", "resolve/", "model/", "emit/", "targets.ts", "output/"],
      "diagnostics/",
    ],
    because: "the one place that joins the stages",
  },
  {
    of: "commands/",
    may: [
      ...[
        "changes/",
        "compare/",
        "coverage/",
        "diff/",
        "fill/",
        "mock/",
        "scaffold/",
        "pipeline.ts",
        "last-files.ts",
        "known-model.ts",
      ],
      ...["source/layout.ts", "source/read.ts", "source/kept-documents.ts", "targets.ts"],
      ...["compile/", "output/", "diagnostics/"],
    ],
    because:
      "a command runs the pipeline and shows what comes of it; what it remembers is named by the bytes that it read, it keeps documents while it watches, and it clears away in the folders of a manifest",
  },
  { of: "main.ts", may: ["commands/"], because: "a process around the commands, nothing else" },
];

/**
 * The files that read the plan of an SDK and no facts: `sdk/` decides before on known, absent and unknown facts. The list grows
 * until all emitters are on it.
 */
export const readersOfThePlan: readonly string[] = [
  "emit/samples/",
  "emit/typescript/package/multipart-types.ts",
  "mock/",
  "scaffold/",
  "targets/docs/",
  "targets/http/",
  "targets/openapi/",
  "targets/typescript-client/",
  "targets/typescript-server/",
];

/**
 * Files that tell facts as they stand, each with its source and the place where it is to be filled in, or its name in
 * `x-not-shown`: they describe the manifest. What a fact comes to for a call they ask the plan.
 */
export const tellersOfFacts: readonly string[] = [
  ...[
    "array-words",
    "facts",
    "index-page",
    "messages",
    "missing",
    "parameters",
    "schema-uses",
    "shared-page",
    "sources",
    "subjects/authentication",
    "subjects/clients",
    "subjects/deprecations",
    "subjects/errors",
    "subjects/events",
    "subjects/flows",
    "subjects/limits",
    "subjects/needs",
    "subjects/page-outlines",
    "subjects/page-roles",
    "subjects/pagination",
    "subjects/schemes",
    "subjects/scopes",
    "subjects/signature-steps",
    "subjects/states",
    "subjects/versioning",
  ].map((file) => `targets/docs/${file}.ts`),
  ...[
    "authentication-losses",
    "contents",
    "description-scope",
    "document",
    "headers",
    "limit-losses",
    "not-shown",
    "operation-losses",
    "operations",
    "parameter-losses",
    "parameters",
    "placement",
    "response-losses",
    "responses",
    "security",
    "service-losses",
    "webhooks",
  ].map((file) => `targets/openapi/${file}.ts`),
];

/** Files there that still read facts: the list only gets shorter. */
export const readersOfFacts: readonly string[] = [
  "targets/typescript-client/shared-responses.ts",
  ...["readme-authentication", "readme-limits", "readme-problems"].map(
    (file) => `targets/typescript-server/${file}.ts`,
  ),
];

/** Packages and built-ins that are confined. */
export const packageRules: readonly PackageRule[] = [
  {
    package: "node:fs",
    only: ["source/read.ts", "output/", "fill/sources/read-source.ts"],
    because: "only the two ends touch the disk",
  },
  {
    package: "yaml",
    only: ["source/", "emit/yaml/", "fill/sources/"],
    because:
      "what is YAML ends where the plain value begins, and begins again where one is printed",
  },
  {
    package: "recheck",
    only: ["patterns/analyser.ts"],
    because: "it takes long to load, and one file says what its answers mean",
  },
  {
    package: "@eslint-community/regexpp",
    only: ["patterns/"],
    because: "the syntax of patterns is read in one folder",
  },
  {
    package: "zod",
    only: ["validate/", "targets/*/settings.ts"],
    because:
      "shapes of the manifest are said in it, and later stages trust the types that it proved",
  },
  {
    package: "ts-morph",
    only: [
      ...["compare/declared-calls.ts", "emit/typescript/reference-printer.ts"],
      ...["emit/typescript/read-back/", "scaffold/"],
    ],
    typesAnywhere: true,
    because: "it takes longer to load than most runs take; its structures are only types",
  },
  {
    package: "markdown-it",
    only: ["emit/markdown/prose.ts"],
    typesAnywhere: true,
    because: "texts of a manifest are read in one place, and nothing of them gets past it",
  },
  {
    package: "prettier",
    only: ["emit/typescript/reference-printer.ts", "emit/typescript/fast/"],
    typesAnywhere: true,
    because: "layout is the printers' work, and loading it takes time",
  },
  {
    package: "#runtime",
    only: ["mock/", "sdk/samples/"],
    typesAnywhere: true,
    because:
      "what the mock runs and samples are written by are bundled with the generator, no other template",
  },
  {
    package: "oxc-transform",
    only: ["compile/"],
    because:
      "one file knows what compiles sources, and loads it when there is something to compile",
  },
  {
    package: "node:child_process",
    only: ["commands/git-program.ts"],
    because:
      "another program is run to ask git what a revision holds and what differs from the last commit, and for nothing else",
  },
  { package: "commander", only: ["commands/"], because: "arguments end where options begin" },
  {
    package: "chokidar",
    only: ["commands/manifest-watch.ts"],
    because: "one command waits for changes, and no other run should load what waits",
  },
  {
    package: "picocolors",
    only: ["coverage/", "diagnostics/", "diff/", "mock/start-text.ts", "output/", "commands/"],
    because: "what is data has no colour",
  },
];

/** Packages that a run which changes nothing must not load: imported only inside a function, or behind such an import. */
export const lazyPackages: readonly string[] = [
  ...["ts-morph", "prettier", "yaml", "markdown-it", "oxc-transform"],
];

/** The imports of a file, by a parser. Paths are below `generator/`. */
export function importsOf(file: string, text: string): readonly Import[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Import[] = [];
  const add = (specifier: ts.Node | undefined, isType: boolean, isLazy: boolean): void => {
    if (specifier === undefined || !ts.isStringLiteralLike(specifier)) return;
    found.push({ from: file, to: resolved(file, specifier.text), isType, isLazy });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypeOnly(node), false);
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly, false);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      add(node.argument.literal, true, false);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], false, true);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Returns the broken rules of imports, one line each. */
export function brokenRules(imports: readonly Import[]): readonly string[] {
  return imports.flatMap((each) => [...brokenFolderRule(each), ...brokenPackageRules(each)]);
}

/** Circles among the imports, type imports included: each as the files on it. */
export function cycles(imports: readonly Import[]): readonly string[] {
  const next = byFile(imports);
  const done = new Set<string>();
  const found: string[] = [];
  const follow = (file: string, way: readonly string[]): void => {
    const start = way.indexOf(file);
    if (start !== -1) found.push([...way.slice(start), file].join(" → "));
    if (start !== -1 || done.has(file)) return;
    for (const { to } of next.get(file) ?? []) follow(to, [...way, file]);
    done.add(file);
  };
  for (const file of next.keys()) follow(file, []);
  return found;
}

/** Packages that are loaded as soon as a file is, directly or through what it imports, with the way there. */
export function loadedAtOnce(
  entry: string,
  imports: readonly Import[],
): ReadonlyMap<string, string> {
  const next = byFile(imports.filter(({ isType, isLazy }) => !isType && !isLazy));
  const ways = new Map([[entry, entry]]);
  for (const [file, way] of ways) {
    for (const { to } of next.get(file) ?? []) {
      if (!ways.has(to)) ways.set(to, `${way} → ${to}`);
    }
  }
  return ways;
}

function byFile(imports: readonly Import[]): ReadonlyMap<string, readonly Import[]> {
  const files = new Map<string, Import[]>();
  for (const each of imports) files.set(each.from, [...(files.get(each.from) ?? []), each]);
  return files;
}

function brokenFolderRule({ from, to }: Import): readonly string[] {
  if (!to.endsWith(".ts")) return [];
  const isBehindThePlan =
    readersOfThePlan.some((place) => fits(from, place)) &&
    ![...tellersOfFacts, ...readersOfFacts].includes(from);
  if (to === "model/known.ts" && isBehindThePlan) {
    return [`${from} must not import ${to}: the plan of an SDK says what facts come to`];
  }
  const isFile = ({ of }: FolderRule): number => (of.endsWith("/") ? 0 : 1);
  const rule = folderRules
    .filter(({ of }) => fits(from, of))
    .sort((a, b) => isFile(b) - isFile(a) || b.of.length - a.of.length)[0];
  if (rule === undefined) return [`${from}: no rule says what it may import`];
  const own = from.split("/")[rule.of.split("/").indexOf("*")] ?? "*";
  const may = [rule.of, ...rule.may].map((place) => place.replace("*", own));
  if ([...may, ...everywhere].some((place) => fits(to, place))) return [];
  return [`${from} must not import ${to}: ${rule.because}`];
}

function brokenPackageRules({ from, to, isType }: Import): readonly string[] {
  return packageRules
    .filter((rule) => to === rule.package || to.startsWith(`${rule.package}/`))
    .filter(
      ({ only, typesAnywhere }) =>
        !(typesAnywhere && isType) && !only.some((place) => fits(from, place)),
    )
    .map(({ because }) => `${from} must not import ${to}: ${because}`);
}

/** True if a file is a place, or stands in it. */
export function fits(file: string, place: string): boolean {
  const steps = file.split("/");
  const wanted = place.replace(/\/$/, "").split("/");
  const isLong = place.endsWith("/")
    ? steps.length > wanted.length
    : steps.length === wanted.length;
  return isLong && wanted.every((step, index) => step === "*" || step === steps[index]);
}

function isTypeOnly({ importClause }: ts.ImportDeclaration): boolean {
  if (importClause === undefined) return false;
  const { phaseModifier, name, namedBindings } = importClause;
  if (phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  return (
    name === undefined &&
    namedBindings !== undefined &&
    ts.isNamedImports(namedBindings) &&
    namedBindings.elements.every(({ isTypeOnly }) => isTypeOnly)
  );
}

function resolved(file: string, specifier: string): string {
  if (!specifier.startsWith(".")) return specifier;
  const { pathname } = new URL(specifier, `file:///${file}`);
  return pathname.slice(1).replace(/\.js$/, ".ts");
}
