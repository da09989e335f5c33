/** How Java's line writer sets what does not fit on a line; `test/languages/java/form.test.ts` holds it to google-java-format. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  header,
  id,
  javaFile,
  lambda,
  make,
  ofType,
  ofVariable,
  parameter,
  signature,
  str,
  variable,
} from "../../../../generator/emit/java/java-code.js";
import { javadoc } from "../../../../generator/emit/java/javadoc.js";
import { type Code, code } from "../../../../generator/emit/text/code.js";
import { hostileTexts } from "../text/hostile-texts.js";

/** The body of a file. */
function set(body: Code): string {
  const names = { package: "library", className: "Example" };
  const head = { target: "java-client", ...names, origins: ["a test"] };
  const text = javaFile(head, body, []);
  return text.slice(text.indexOf("package library;") + "package library;".length).trim();
}

describe("code", () => {
  const args = ["theTitleOfTheBook", "theNameOfItsAuthor", "theYearInWhichItWasPublished"].map(id);

  test("that fits stays on its line", () => {
    expect(set(code`${ofVariable("client", [{ name: "books" }, { name: "list" }])};`)).toBe(
      "client.books().list();",
    );
  });

  test("a chain breaks at each of its dots", () => {
    const calls = ["books", "list", "withTitle", "withAuthor"].map((name, index) => ({
      name,
      given: index < 2 ? [] : [str("a text that takes its room")],
    }));
    expect(set(code`return ${ofVariable("client", calls)};`)).toBe(`return client
    .books()
    .list()
    .withTitle("a text that takes its room")
    .withAuthor("a text that takes its room");`);
    expect(set(code`${variable({ type: id("Book"), name: "book" }, ofType(id("Book"), calls))};`))
      .toBe(`Book book =
    Book.books()
        .list()
        .withTitle("a text that takes its room")
        .withAuthor("a text that takes its room");`);
  });

  test("arguments stand on a line of their own, or on one each", () => {
    expect(set(code`return ${make(id("BookOfALibraryThatHasALongName"), args)};`)).toBe(
      `return new BookOfALibraryThatHasALongName(
    theTitleOfTheBook, theNameOfItsAuthor, theYearInWhichItWasPublished);`,
    );
    expect(set(code`return ${make(id("Book"), [...args, ...args])};`)).toBe(`return new Book(
    theTitleOfTheBook,
    theNameOfItsAuthor,
    theYearInWhichItWasPublished,
    theTitleOfTheBook,
    theNameOfItsAuthor,
    theYearInWhichItWasPublished);`);
  });

  test("parameters and supertypes", () => {
    const all = args.map((name) => parameter(id("String"), name.text));
    expect(set(code`${signature({ type: id("Book"), name: id("aBookOf") }, all)};`)).toBe(
      `Book aBookOf(
    String theTitleOfTheBook, String theNameOfItsAuthor, String theYearInWhichItWasPublished);`,
    );
    const faces = ["FirstInterfaceOfAll", "SecondInterfaceOfAll", "ThirdInterfaceOfAll"].map(id);
    expect(
      set(
        code`${header(code`class BooksOfTheLibrary`, [
          ["extends", [id("Books")]],
          ["implements", faces],
        ])} {}`,
      ),
    ).toBe(`class BooksOfTheLibrary extends Books
    implements FirstInterfaceOfAll, SecondInterfaceOfAll, ThirdInterfaceOfAll {}`);
  });

  test("a lambda", () => {
    expect(
      set(code`${make(id("Call"), [lambda(id("json"), make(id("Book"), [id("json")]))])};`),
    ).toBe("new Call(json -> new Book(json));");
  });
});

describe("doc comments", () => {
  test("are filled where they stand", () => {
    const text = "word ".repeat(21).trim();
    expect(
      set(code`class Book {
  ${javadoc(
    [text, "More `code` here."],
    [
      { tag: "param", name: "id", text },
      { tag: "return", text: "it" },
    ],
  )}
  Book book;
}`),
    ).toBe(`class Book {
  /**
   * ${"word ".repeat(19).trim()}
   * word word
   *
   * <p>More {@code code} here.
   *
   * @param id ${"word ".repeat(17).trim()}
   *     word word word word
   * @return it
   */
  Book book;
}`);
  });

  test("have lists and code", () => {
    const text = "Books:\n\n- one\n- two\n\n```\nlet x\n```\n\nEnd.";
    expect(
      set(code`${javadoc([text])}
class Book {}`),
    ).toBe(`/**
 * Books:
 *
 * <ul>
 *   <li>one
 *   <li>two
 * </ul>
 *
 * <pre>
 * let x
 * </pre>
 *
 * <p>End.
 */
class Book {}`);
  });

  /** Elements and tags that the writer makes itself. */
  const own = /<\/?(?:p|ul|ol|li|pre)>|\{@code [^\\@<>]*\}|^ ?\* @(?:param|return)/gm;

  const check = (texts: readonly string[]): void => {
    const text =
      set(code`${javadoc(["Title.", ...texts], [{ tag: "return", text: texts.join(" ") }])}
class Book {}`);
    const inside = /^\/\*\*(.*)\*\/\nclass Book \{\}$/s.exec(text)?.[1] ?? "*/";
    expect(inside).not.toContain("*/");
    expect(inside.replace(own, "")).not.toMatch(/[\\@<>]/);
  };

  test.each(hostileTexts)("%j stays inside", (text) => check([text]));

  test("any texts stay inside", () => {
    const piece = fc.oneof(
      fc.string({ unit: "binary", maxLength: 4 }),
      fc.constantFrom(...hostileTexts, " ", "\n", "`", "{", "}"),
    );
    const text = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(""));
    fc.assert(fc.property(fc.array(text, { maxLength: 3 }), check));
  });
});
