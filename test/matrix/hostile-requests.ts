/** Texts that mean something to shells, to curl and to files of requests, and operations that send them in every place. */
import fc from "fast-check";
import type { SmallManifest } from "../behaviour/emitted-client.js";

/** Fragments that mean something to a shell, to curl, to request files and to their readers. */
const fragment = fc.constantFrom(
  ..."' \" ` $HOME $(exit) ! !! \\ \\' * ? ~ # & | ; > < @file @./x ;type=a/b = == === [1-3] {a,b} % %0A %zz".split(
    " ",
  ),
  ..."### #### ###x {{x}} {{ }} {{$guid}} \\{\\{x\\}\\} // @x=1 HTTP/1.1 <--> <---> query mutation gql".split(
    " ",
  ),
  ...[
    "### Other\nGET http://127.0.0.1:1/",
    "\n###\n",
    "# @name x",
    "# @import x.http",
    "// @disabled",
  ],
  ...[
    "< ./file.bin",
    "<@ ./x",
    "> {% x %}",
    ">> out.json",
    "?? status == 1",
    "@a = b",
    "\n@baseUrl = x\n",
  ],
  ...[
    "\nGET /x HTTP/1.1\n",
    "{{\nx\n}}",
    "{%",
    "--boundary",
    "boundary",
    "\nHTTP/1.1 200 OK\n",
    "...",
  ],
  ...[
    "query x {",
    "a: b",
    "/*",
    "*/",
    "\n",
    "\n\n",
    " ",
    "é",
    "語",
    "👩‍🎤",
    "*/ throw 1 /*",
    "</script>",
  ],
);

const text = fc
  .array(
    fc.oneof({ weight: 3, arbitrary: fragment }, fc.string({ unit: "grapheme", maxLength: 3 })),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((parts) => parts.join(""));

const prose = text.map((each) => `A ${each}`);
// A percent sign in the name of a part is read in one way or another (HTML standard, section 4.10.22.8).
const named = text.filter(
  (each) => !/^\s*$|^\(others\)$|%/.test(each) && !(each in Object.prototype),
);
const header = fc
  .oneof(fragment, fc.string({ unit: "grapheme-ascii" }))
  .map((each) => each.replace(/[^ -~]/g, "").trim())
  .filter((each) => each !== "");

/** The parts of one group. */
export interface HostileGroup {
  readonly texts: readonly string[];
  readonly name: string;
  readonly value: string;
  readonly header: string;
}

/** Texts of one group. */
export const hostileGroup: fc.Arbitrary<HostileGroup> = fc.record({
  texts: fc.array(prose, { minLength: 3, maxLength: 3 }),
  name: named,
  value: named,
  header,
});

/** A manifest of such groups. */
export function hostileManifest(given: readonly HostileGroup[]): SmallManifest {
  const groups = given.map(operationsWith).map((each, index) => [`g${index}`, each] as const);
  return { groups: Object.fromEntries(groups) };
}

/** A group with its texts in every place of a request that takes one; `index` keeps its paths apart. */
function operationsWith(given: HostileGroup, index: number): object {
  const { texts, name, value, header: field } = given;
  const [title, summary, description] = texts;
  const common = {
    title,
    summary,
    description,
    deprecated: index % 2 === 0 && { reason: summary },
  };
  const parameters = (place: string, listed: object): object => ({
    parameters: { path: "none", query: "none", header: "none", cookie: "none", [place]: listed },
  });
  const value1 = { required: true, schema: { enum: [value] } };
  const object = { type: "object", required: [name], properties: { [name]: { enum: [value] } } };
  const sent = (mediaType: string, schema: object): object => ({
    method: "POST",
    parameters: "none",
    body: { required: true, content: { [mediaType]: { schema } } },
  });
  return {
    title,
    description,
    operations: {
      "in-query": {
        ...common,
        method: "GET",
        path: `/${index}/query`,
        ...parameters("query", { [name]: value1 }),
      },
      "in-path": {
        ...common,
        method: "GET",
        path: `/${index}/path/{id}`,
        ...parameters("path", { id: { schema: { enum: [value] } } }),
      },
      "in-header": {
        ...common,
        method: "GET",
        path: `/${index}/header`,
        ...parameters("header", { "X-Odd": { required: true, schema: { enum: [field] } } }),
      },
      "in-json": { ...common, path: `/${index}/json`, ...sent("application/json", object) },
      "in-form": {
        ...common,
        path: `/${index}/form`,
        ...sent("application/x-www-form-urlencoded", object),
      },
      "in-parts": { ...common, path: `/${index}/parts`, ...sent("multipart/form-data", object) },
      "in-text": { ...common, path: `/${index}/text`, ...sent("text/plain", { enum: [value] }) },
      lost: { title, summary },
    },
  };
}
