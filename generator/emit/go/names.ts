/** Names in Go: exported ones in Pascal case with initialisms in capitals, as its code review comments want them. */
import { deviceNames, type NamePolicy } from "../../sdk/names/policy.js";

/** Keywords (The Go Programming Language Specification, "Keywords") and what is declared everywhere ("Predeclared identifiers"). */
const words =
  `break default func interface select case defer go map struct chan else goto package switch const
  fallthrough if range type continue for import return var
  any bool byte comparable complex64 complex128 error float32 float64 int int8 int16 int32 int64 rune string
  uint uint8 uint16 uint32 uint64 uintptr true false iota nil
  append cap clear close complex copy delete imag len make max min new panic print println real recover
  init main`.split(/\s+/);

/** Packages that emitted files import: a variable of that name would hide one. */
const packages =
  `bytes context encoding errors fmt http io iter json mime slices slog strconv strings time url wire`.split(
    " ",
  );

/** Methods by which the standard library treats a value as something else; a struct cannot have a field of that name beside them. */
const methods =
  `As Error Format GoString Is IsZero MarshalJSON MarshalText String UnmarshalJSON UnmarshalText Unwrap`.split(
    " ",
  );

/** Methods that structs of values may have; a field cannot have the name of one. */
const methodsOfValues = ["MarshalJSON", "UnmarshalJSON"];

/** The initialisms of golint and revive and those of media types, and words that are written in a way of their own. */
const initialisms =
  `ACL API ASCII CPU CSS DNS EOF GUID HTML HTTP HTTPS ID IP JSON JWT QPS RAM RPC SLA SMTP SQL SSH SSE TCP TLS TTL
  UDP UI UID URI URL UTF8 UUID VM XML XMPP XSRF XSS
  CSV GIF JPEG PDF PNG SVG YAML`.split(/\s+/);
const ownSpellings = {
  ...{ oauth: "OAuth", oauth2: "OAuth2", graphql: "GraphQL", openapi: "OpenAPI" },
  ...{ ipv4: "IPv4", ipv6: "IPv6", ios: "IOS", macos: "MacOS" },
};

/** Last words by which `go build` leaves a file out (`go help buildconstraint`). */
const fileEndings =
  `test aix android darwin dragonfly freebsd hurd illumos ios js linux nacl netbsd openbsd plan9 solaris
  unix wasip1 windows zos 386 amd64 amd64p32 arm armbe arm64 arm64be loong64 mips mipsle mips64 mips64le mips64p32
  mips64p32le ppc ppc64 ppc64le riscv riscv64 s390 s390x sparc sparc64 wasm`.split(/\s+/);

const none: ReadonlySet<string> = new Set();

/** The names of Go. A first word in small letters is what makes a variable unexported. */
export const goNames: NamePolicy = {
  cases: {
    ...{ type: "pascal", function: "pascal", member: "pascal", field: "pascal" },
    ...{ constant: "pascal", variable: "camel", file: "snake" },
  },
  reserved: {
    type: none,
    function: new Set(methods),
    member: new Set(methods),
    field: new Set(methodsOfValues),
    constant: none,
    variable: new Set([...words, ...packages]),
    file: new Set([...deviceNames, "doc"]),
  },
  spellings: new Map([
    ...initialisms.flatMap((each): readonly (readonly [string, string])[] => [
      [each.toLowerCase(), each],
      [`${each.toLowerCase()}s`, `${each}s`],
    ]),
    ...Object.entries(ownSpellings),
  ]),
  beforeDigit: "n",
  fileEndings: new Set(fileEndings),
};
