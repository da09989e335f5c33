/** Texts of a fixed form that the manifest knows, each with the diagnostic for a text that has another form. */
import { z } from "zod";
import type { Code } from "../diagnostics/catalog.js";
import { wordsIn } from "../words.js";

/** A form of text: how it is told, and what to report when a text does not have it. */
export interface Pattern {
  readonly source: string;
  readonly code: Code;
  /** The expected form, to follow "expected". */
  readonly expected: string;
  /** The text of that form that was probably meant; none where nothing is near. */
  readonly mend?: (text: string) => string | undefined;
}

/** A keyword of Java as a whole part of a name. */
const javaWord =
  "(?:abstract|assert|boolean|break|byte|case|catch|char|class|const|continue|default|do|double|else|enum|extends|false|final|finally|float|for|goto|if|implements|import|instanceof|int|interface|long|native|new|null|package|private|protected|public|return|short|static|strictfp|super|switch|synchronized|this|throws?|transient|true|try|void|volatile|while)(?:\\.|$)";

/** A hard keyword of Kotlin or a keyword of Java as a whole part of a name. */
const kotlinWord = `(?:${javaWord}|(?:as|fun|in|is|object|typealias|typeof|val|var|when)(?:\\.|$))`;

/** Spellings that mean a marker to a reader and are none to a machine. */
const markerLike = "[Nn][Oo][Tt][ _-]?[Ss][Hh][Oo][Ww][Nn]|[Nn][Oo][Nn][Ee]|[Nn][Uu][Ll][Ll]|~";
/** A name that every system can store; neither `.` nor `..`, for these end in a dot. */
const folderSegment = '[^/\\\\:*?"<>|\\u0000-\\u001f]*[^/\\\\:*?"<>|\\u0000-\\u0020.]';
const statusForm = "[1-5](?:[0-9][0-9]|XX)|default";
const tokenForm = "[!#$%&'*+.^_`|~0-9A-Za-z-]+";

/** JSON Schema knows no flags, so that every form is spelled out without them. */
const patterns = {
  text: {
    source: `^(?!\\s*(?:${markerLike})\\s*$)[\\s\\S]*\\S`,
    code: "marker-typo",
    expected: "a text",
  },
  id: {
    source: "^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$",
    code: "bad-id",
    expected: "an id in kebab-case, such as `list-books`",
    mend: asId,
  },
  operationId: {
    source: "^[a-z][a-z0-9]*(?:-[a-z0-9]+)*(?:\\.[a-z][a-z0-9]*(?:-[a-z0-9]+)*)+$",
    code: "bad-id",
    expected: "the id of an operation, such as `me.saved-books.save`",
  },
  name: {
    source: "^[\\s\\S]+$",
    code: "bad-name",
    expected: "a name that is not empty",
  },
  mediaType: {
    source: `^${tokenForm}/${tokenForm}(?:\\s*;\\s*${tokenForm}=(?:${tokenForm}|"[^"]*"))*$`,
    code: "bad-media-type",
    expected: "a media type, such as `application/json`",
    mend: (text) => (/^(?:json|xml|pdf|zip)$/i.test(text) ? `application/${text}` : undefined),
  },
  headerName: {
    source: `^${tokenForm}$`,
    code: "bad-name",
    expected: "a header's name (RFC 9110, section 5.1), such as `X-Request-Id`",
    mend: (text) => text.trim().replaceAll(" ", "-"),
  },
  status: {
    source: `^(?:${statusForm})$`,
    code: "bad-status",
    expected: "a status (`200`), a range (`4XX`) or `default`",
    mend: (text) => (/^[1-5]xx$/i.test(text) ? text.toUpperCase() : undefined),
  },
  path: {
    source: "^/[^?#\\s]*$",
    code: "bad-path",
    expected: "a path that begins with `/`, without query, fragment or spaces",
    mend: (text) => text.replace(/[?#].*$/, "").replace(/^(?!\/)/, "/"),
  },
  baseUrl: {
    source: "^https?://[^/?#\\s]+(?:/[^?#\\s]*[^/?#\\s])?$",
    code: "bad-url",
    expected: "an absolute http or https URL without query and without `/` at its end",
    mend: (text) => `https://${text.replace(/^https?:\/\//, "").replace(/[?#].*$|\/+$/g, "")}`,
  },
  url: {
    source: "^[A-Za-z][A-Za-z0-9+.-]*:[^\\s]+$",
    code: "bad-url",
    expected: "an absolute URL",
  },
  variableName: {
    // IEEE Std 1003.1-2024, section 8.1; at least one letter, since shells keep `_` for themselves.
    source: "^_*[A-Z][A-Z0-9_]*$",
    code: "bad-variable",
    expected:
      "the name of an environment variable in capitals, digits and `_`, such as `LIBRARY_TOKEN`",
    mend: (text) =>
      wordsIn(text.replace(/^\$\{?|\}$/g, ""))
        .join("_")
        .toUpperCase(),
  },
  date: {
    source: `^[0-9]{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9])|(?:0[13-9]|1[0-2])-30|(?:0[13578]|1[02])-31)$`,
    code: "bad-date",
    expected: "a date such as `2026-02-01` (ISO 8601)",
    mend: (text) => text.replace(/-(?=\d(?!\d))/g, "-0"),
  },
  jsonPointer: {
    source: "^(?:/(?:[^~/]|~[01])*)*$",
    code: "bad-pointer",
    expected: "a JSON Pointer (RFC 6901), such as `/books/items`",
    mend: pointer,
  },
  responsePlace: {
    source: "^(?:header:[!#$%&'*+.^_`|~0-9A-Za-z-]+|(?:/(?:[^~/]|~[01])*)*)$",
    code: "bad-pointer",
    expected: "a JSON Pointer (RFC 6901) such as `/items`, or `header:` and a header's name",
    mend: pointer,
  },
  parameterPointer: {
    source: "^(?:path|query|header|cookie|body)\\.[\\s\\S]+$",
    code: "bad-pointer",
    expected: "a parameter with its place, such as `query.limit` or `body.ids`",
    mend: (text) => (text.includes(".") ? undefined : `query.${text}`),
  },
  schemaReference: {
    source: "^#/schemas/[a-z][a-z0-9]*(?:-[a-z0-9]+)*$",
    code: "bad-reference",
    expected: "`#/schemas/` and the name of a schema",
    mend: (text) => `#/schemas/${asId(text.replace(/^.*\/|\.(?:ya?ml|json)$/g, ""))}`,
  },
  parameterReference: referenceTo("parameters", "a shared parameter"),
  headerReference: referenceTo("headers", "a shared header"),
  responseReference: referenceTo("responses", "a shared response"),
  packageName: {
    source: "^(?:@[a-z0-9-~][a-z0-9-._~]*/)?[a-z0-9-~][a-z0-9-._~]*$",
    code: "bad-setting",
    expected: "an npm package name, such as `book-catalog`",
    mend: asId,
  },
  version: {
    source:
      "^(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)(?:-[0-9A-Za-z.-]+)?(?:\\+[0-9A-Za-z.-]+)?$",
    code: "bad-setting",
    expected: "a version such as `1.0.0` (Semantic Versioning 2.0.0)",
    mend: (text) => `${text.replace(/^v/, "")}.0`,
  },
  goModule: {
    // As `go mod` takes it ("Module paths", Go Modules Reference): elements of letters, digits and `-._~`, none of which ends in a dot.
    source:
      "^[A-Za-z0-9_~-](?:[A-Za-z0-9._~-]*[A-Za-z0-9_~-])?(?:/[A-Za-z0-9_~-](?:[A-Za-z0-9._~-]*[A-Za-z0-9_~-])?)*$",
    code: "bad-setting",
    expected: "a module path of Go, such as `github.com/acme/library-go`",
    mend: (text) => text.replace(/^https?:\/\//, "").replace(/(?:\.git)?\/*$/, ""),
  },
  pythonDistribution: {
    // The core metadata's `Name` (Python Packaging User Guide, "Names and normalization").
    source: "^[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?$",
    code: "bad-setting",
    expected: "the name of a Python distribution, such as `library-client`",
    mend: (text) => wordsIn(text).join("-"),
  },
  pythonModule: {
    source: "^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$",
    code: "bad-setting",
    expected: "a package name of Python in small letters, digits and `_`, such as `library_client`",
    mend: (text) => wordsIn(text).join("_"),
  },
  gemName: {
    // Names with `-` are those of gems that extend another gem (RubyGems guides, "Name your gem").
    source: "^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$",
    code: "bad-setting",
    expected: "the name of a gem in small letters, digits and `_`, such as `library_client`",
    mend: (text) => wordsIn(text).join("_"),
  },
  goPackage: {
    source: "^[a-z][a-z0-9]*$",
    code: "bad-setting",
    expected: "a package name of Go in small letters and digits, such as `library`",
    mend: (text) => wordsIn(text).join(""),
  },
  program: {
    source: "^[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*$",
    code: "bad-setting",
    expected: "the name of a program in small letters, digits, `-` and `_`, such as `library`",
    mend: (text) => wordsIn(text).join("-"),
  },
  javaPackage: {
    // Parts that are words of the language are no names (Java Language Specification, section 7.4.1).
    source: `^(?!${javaWord})[a-z][a-z0-9_]*(?:\\.(?!${javaWord})[a-z][a-z0-9_]*)*$`,
    code: "bad-setting",
    expected: "a package name of Java in small letters, such as `com.example.library`",
    mend: (text) => text.toLowerCase().replace(/[^a-z0-9.]/g, ""),
  },
  kotlinPackage: {
    // Parts that are words of one of the languages are no names (keyword reference of Kotlin; Java Language Specification, section 7.4.1).
    source: `^(?!${kotlinWord})[a-z][a-z0-9_]*(?:\\.(?!${kotlinWord})[a-z][a-z0-9_]*)*$`,
    code: "bad-setting",
    expected: "a package name of Kotlin in small letters, such as `com.example.library`",
    mend: (text) => text.toLowerCase().replace(/[^a-z0-9.]/g, ""),
  },
  mavenName: {
    // As Maven checks names of groups and artifacts.
    source: "^[A-Za-z0-9_.-]+$",
    code: "bad-setting",
    expected: "letters, digits, `-`, `_` and `.`, as in `com.example` or `library-client`",
    mend: (text) => wordsIn(text).join("-"),
  },
  folder: {
    source: `^${folderSegment}(?:/${folderSegment})*$`,
    code: "bad-setting",
    expected: "a folder below the project's, such as `src/api`",
    mend: (text) => text.replaceAll("\\", "/").replace(/^(?:\.?\/)+|\/+$/g, ""),
  },
  revision: {
    source: "^[^\\s-]\\S*$",
    code: "bad-setting",
    expected: "a tag, a branch or a commit of git, such as `v1.2.0`",
    mend: (text) => text.trim().replace(/^-+/, ""),
  },
  className: {
    source: "^[A-Z][A-Za-z0-9]*$",
    code: "bad-setting",
    expected: "a name such as `BookCatalog`",
    mend: (text) => text.charAt(0).toUpperCase() + text.slice(1),
  },
} satisfies Record<string, Pattern>;

/** A reference to a thing of one kind; `#/components/responses/NotFound` was probably meant as `#/responses/not-found`. */
function referenceTo(kind: "parameters" | "headers" | "responses", what: string): Pattern {
  return {
    source: `^#/${kind}/[a-z][a-z0-9]*(?:-[a-z0-9]+)*$`,
    code: "bad-reference",
    expected: `\`#/${kind}/\` and the name of ${what}`,
    mend: (text) => {
      const isOfKind = text.includes(`/${kind}/`) || !text.includes("/");
      return isOfKind ? `#/${kind}/${asId(text.replace(/^.*\//, ""))}` : undefined;
    },
  };
}

/** `listBooks`, `List_Books` → `list-books`; what begins with a digit stays so, and is no id. */
function asId(text: string): string {
  return wordsIn(text).join("-");
}

/** `books.items` → `/books/items`. */
function pointer(text: string): string | undefined {
  return text.includes(":") ? undefined : `/${text.replaceAll(".", "/")}`;
}

/** Name of a known form. */
export type PatternName = keyof typeof patterns;

const bySource = new Map<string, Pattern>(
  Object.values(patterns).map((pattern) => [pattern.source, pattern]),
);

/** The form that a regular expression stands for: its source, or how zod's issues have it (`/source/`). */
export function patternOf(regex: string): Pattern | undefined {
  return (
    bySource.get(regex) ?? bySource.get(regex.replace(/^\/|\/[a-z]*$/g, "").replaceAll("\\/", "/"))
  );
}

/** The source of a form, for JSON Schema's `propertyNames`. */
export function patternSource(name: PatternName): string {
  return patterns[name].source;
}

/** Returns the report for a key or a text without the form. */
export function patternNamed(name: PatternName): Pattern {
  return patterns[name];
}

/** Texts of a form. It aborts, so that a union around it reports all its branches, the markers among them. */
export function textLike(name: PatternName): z.ZodString {
  return z.string().regex(new RegExp(patterns[name].source), { abort: true });
}
