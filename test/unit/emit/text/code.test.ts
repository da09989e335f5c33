/** Code with typed holes: what fits, how it is indented, and what a file imports by using it. */
import { describe, expect, test } from "vitest";
import { goComments, goText } from "../../../../generator/emit/go/text.js";
import { javaText } from "../../../../generator/emit/java/text.js";
import { kotlinText } from "../../../../generator/emit/kotlin/text.js";
import { inWidth } from "../../../../generator/emit/python/width.js";
import { pythonDocstrings, pythonText } from "../../../../generator/emit/python/text.js";
import { rubyText } from "../../../../generator/emit/ruby/text.js";
import {
  type Code,
  code,
  comment,
  type Hole,
  identifier,
  imported,
  joined,
  lines,
  nothing,
  numberLiteral,
  printedFile,
  rawLiteral,
  stringLiteral,
  type TextPolicy,
} from "../../../../generator/emit/text/code.js";

function printed(body: Code, language: TextPolicy = goText, taken: readonly string[] = []): string {
  return printedFile({ head: nothing, body, taken }, language);
}

describe("holes", () => {
  test("take no text, also not one that looks like a hole", () => {
    const text = "os.Exit(1)";
    // @ts-expect-error -- a plain string is no code
    expect(() => printed(code`${text}`)).toThrow(TypeError);
    // @ts-expect-error -- an object of the same form is none either
    const forged: Hole = { text };
    // @ts-expect-error -- code is made by templates alone
    const other: Code = { print: () => text };
    expect([forged, other]).toHaveLength(2);
  });

  test.each(["", "a b", "a.b", "1a", "é", "a\n", "名"])("%j is no identifier", (name) => {
    expect(() => identifier(name)).toThrow("is no identifier");
  });

  test.each([
    ["a b", "x"],
    ["a", "x\ny"],
    ['a"', "x"],
  ])("of %j nothing called %j can be imported", (module, name) => {
    expect(() => imported(name, module)).toThrow("cannot be imported");
  });

  test("numbers are finite", () => {
    expect(printed(code`${numberLiteral(-0)} ${numberLiteral(1e21)} ${numberLiteral(1.5)}`)).toBe(
      "-0 1e21 1.5\n",
    );
    expect(() => numberLiteral(Number.NaN)).toThrow(RangeError);
  });
});

describe("layout", () => {
  test("what stands in a hole is indented as the line of the hole", () => {
    const body = lines([code`if x {`, code`	return`, code`}`]);
    expect(
      printed(code`func f() {
	${comment(["Why.", "More."], goComments)}
	${body}

	call(func() {
		${body}
	})
}`),
    ).toBe(`func f() {
	// Why.
	//
	// More.
	if x {
		return
	}

	call(func() {
		if x {
			return
		}
	})
}
`);
  });

  test("a line with nothing but empty holes is left out", () => {
    const none = comment([""], goComments);
    expect(
      printed(code`a
${none}
${nothing}${lines([])}
${nothing} b

c`),
    ).toBe("a\n b\n\nc\n");
  });

  test("what is empty is not joined", () => {
    const each = [identifier("a"), nothing, identifier("b"), comment([], goComments)];
    expect(printed(code`(${joined(each, code`, `)})`)).toBe("(a, b)\n");
    expect(printed(lines([code`a`, nothing, code`b`], 1))).toBe("a\n\nb\n");
  });

  test("texts stand as they are meant", () => {
    const tag = rawLiteral('json:"id"', goText);
    const text = stringLiteral("a\n\u0024{b} $& %s", goText);
    expect(
      printed(code`ID string ${tag} // ${identifier("x")}
var s = ${text}`),
    ).toBe('ID string `json:"id"` // x\nvar s = "a\\n\u0024{b} $& %s"\n');
    const doc = comment(['Says "x".', "More."], pythonDocstrings);
    expect(
      printed(code`def f():
    ${doc}
    ...`),
    ).toBe('def f():\n    """Says "x".\n\n    More.\n    """\n    ...\n');
  });
});

describe("imports", () => {
  const body = (...things: readonly (readonly [name: string, module: string])[]): Code =>
    lines(things.map(([name, module]) => code`${imported(name, module)}`));

  test("of Go bind the package, those of the standard library first", () => {
    const file = printedFile(
      {
        head: code`package books`,
        body: body(
          ["Request", "net/http"],
          ["Context", "context"],
          ["Do", "example.com/x/http"],
          ["Get", "net/http"],
        ),
        taken: ["context"],
      },
      goText,
    );
    expect(file).toBe(`package books

import (
	context_ "context"
	"net/http"

	http_ "example.com/x/http"
)

http.Request
context_.Context
http_.Do
http.Get
`);
  });

  test("of Python stand in isort's order, and have another name where two are called the same", () => {
    const all = body(
      ["Any", "typing"],
      ["Client", ".client"],
      ["Client", "httpx2"],
      ["Literal", "typing"],
    );
    expect(
      inWidth(
        printed(
          code`${all}
${body(["annotations", "__future__"])}`,
          pythonText,
        ),
      ),
    ).toBe(`from __future__ import annotations

from httpx2 import Client as Client_
from typing import Any, Literal

from .client import Client

Any
Client
Client_
Literal
annotations
`);
  });

  test("of Java are written out where two are called the same", () => {
    expect(
      printed(
        body(["List", "java.util"], ["List", "java.awt"], ["Map", "java.util"], ["Book", "a.b"]),
        javaText,
        ["Book"],
      ),
    ).toBe(
      `import java.util.List;
import java.util.Map;

List
java.awt.List
Map
a.b.Book
`,
    );
  });

  test("of Kotlin and Ruby", () => {
    expect(printed(body(["Flow", "kotlinx.coroutines.flow"], ["Flow", "x"]), kotlinText)).toBe(
      "import kotlinx.coroutines.flow.Flow\nimport x.Flow as Flow_\n\nFlow\nFlow_\n",
    );
    expect(
      printed(body(["Net::HTTP", "net/http"], ["Call", "./call"], ["JSON", "json"]), rubyText),
    ).toBe(
      'require "json"\nrequire "net/http"\n\nrequire_relative "./call"\n\nNet::HTTP\nCall\nJSON\n',
    );
  });
});
