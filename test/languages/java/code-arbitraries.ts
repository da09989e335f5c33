/** Random pieces of Java, made as the emitters make them. */
import fc from "fast-check";
import {
  assigned,
  block,
  boolLiteral,
  call,
  generic,
  header,
  id,
  lambda,
  lang,
  make,
  ofMade,
  ofType,
  ofVariable,
  parameter,
  signature,
  std,
  str,
  variable,
} from "../../../generator/emit/java/java-code.js";
import { javadoc } from "../../../generator/emit/java/javadoc.js";
import { type Code, code, lines, numberLiteral } from "../../../generator/emit/text/code.js";
import { hostileTexts } from "../../unit/emit/text/hostile-texts.js";

const letters = fc.stringMatching(/^[a-z]{1,9}$/);
const lower = fc
  .array(letters, { minLength: 1, maxLength: 4 })
  .map((words) =>
    words
      .map((word, index) =>
        index === 0 ? `x${word}` : word.charAt(0).toUpperCase() + word.slice(1),
      )
      .join(""),
  );
const upper = fc
  .array(letters, { minLength: 1, maxLength: 4 })
  .map((words) => words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join(""))
  .map((name) => `${name}Type`);

const type: fc.Arbitrary<Code> = fc.letrec<{ type: Code; plain: Code }>((tie) => ({
  plain: upper.map((name) => code`${id(name)}`),
  type: fc.oneof(
    { depthSize: "xsmall" },
    tie("plain"),
    fc
      .tuple(upper, fc.array(tie("type"), { minLength: 1, maxLength: 2 }))
      .map(([name, of]) => generic(id(name), of)),
  ),
})).type;

const texts = fc.oneof(
  { weight: 4, arbitrary: fc.stringMatching(/^[a-z /{}%.]{0,20}$/) },
  fc
    .array(fc.stringMatching(/^[a-z0-9.,{}%"\\<>'\n\t\u00a0\u2003é-]{1,14}$/), {
      minLength: 1,
      maxLength: 60,
    })
    .map((words) => words.join(" ")),
  fc.array(fc.stringMatching(/^[a-z]{1,5}\n$/), { maxLength: 40 }).map((all) => all.join("")),
  fc.stringMatching(/^[a-z]{3} [a-z]{80,130}( [a-z]{4}){0,30}$/),
  fc.constantFrom(...hostileTexts),
);

const literal = fc.oneof(
  texts.map((text) => code`${str(text)}`),
  fc.integer({ min: 0, max: 1e9 }).map((value) => code`${numberLiteral(value)}`),
  fc.boolean().map(boolLiteral),
);

type Pieces = { expression: Code; calls: { name: string; given: Code[] }[] };

const expression: fc.Arbitrary<Code> = fc.letrec<Pieces>((tie) => ({
  calls: fc.array(
    fc.record({ name: lower, given: fc.array(tie("expression"), { maxLength: 3 }) }),
    { minLength: 1, maxLength: 5 },
  ),
  expression: fc.oneof(
    { depthSize: "xsmall", withCrossShrink: true },
    literal,
    lower.map((name) => code`${id(name)}`),
    fc
      .tuple(lower, fc.array(tie("expression"), { maxLength: 5 }))
      .map(([name, given]) => call(id(`called${name}`), given)),
    fc
      .tuple(upper, fc.array(tie("expression"), { maxLength: 4 }))
      .map(([name, given]) => make(id(name), given)),
    fc.tuple(upper, tie("calls")).map(([name, calls]) => ofType(id(name), calls)),
    fc.tuple(lower, tie("calls")).map(([name, calls]) => ofVariable(name, calls)),
    fc
      .tuple(upper, fc.array(tie("expression"), { maxLength: 2 }), tie("calls"))
      .map(([name, given, calls]) => ofMade(make(id(name), given), calls)),
    fc.tuple(lower, tie("expression")).map(([name, value]) => lambda(id(name), value)),
  ),
})).expression;

const statement: fc.Arbitrary<Code> = fc.oneof(
  fc
    .tuple(type, lower, expression)
    .map(([of, name, value]) => code`${variable({ type: of, name }, value)};`),
  fc.tuple(lower, expression).map(([name, value]) => code`${assigned(id(name), value)};`),
  expression.map((value) => code`return ${value};`),
  fc
    .tuple(upper, fc.array(expression, { maxLength: 4 }))
    .map(([name, given]) => code`throw ${make(id(name), given)};`),
  fc
    .tuple(lower, fc.array(expression, { maxLength: 4 }))
    .map(([name, given]) => code`${call(id(`called${name}`), given)};`),
);

const word = fc.oneof(
  letters,
  fc.stringMatching(/^[a-z.,;:()'"&<>@{}*#-]{1,12}$/),
  letters.map((each) => `\`${each} {x} ${each}\``),
  letters.map((each) => `\`${each} ${each}\``),
);
const sentence = fc.array(word, { minLength: 1, maxLength: 60 }).map((words) => words.join(" "));

/** Markdown by any author. */
export const prose: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: sentence },
  fc
    .array(
      fc.oneof(
        sentence,
        sentence.map((text) => `- ${text}`),
        sentence.map((text) => `2. ${text}`),
        fc.constantFrom(...hostileTexts, "", "```", "# Title", "    code", "| a | b |"),
      ),
      {
        maxLength: 8,
      },
    )
    .map((each) => each.join("\n")),
);

const tags = fc.array(
  fc.record({
    tag: fc.constantFrom("param", "return"),
    name: lower,
    text: prose,
  }),
  { maxLength: 3 },
);

const docs = fc.tuple(fc.array(prose, { maxLength: 3 }), tags).map(([texts, all]) =>
  javadoc(
    texts,
    all.map(({ tag, name, text }) => (tag === "param" ? { tag, name, text } : { tag, text })),
  ),
);

const member = fc
  .record({
    docs,
    of: type,
    name: lower,
    parameters: fc.uniqueArray(fc.tuple(type, lower), {
      maxLength: 5,
      selector: ([, name]) => name,
    }),
    body: fc.array(statement, { maxLength: 3 }),
    isStatic: fc.boolean(),
  })
  .map(({ docs: said, of, name, parameters, body, isStatic }) => {
    const head = signature(
      { before: isStatic ? code`public static` : code`public`, type: of, name: id(name) },
      parameters.map(([each, own]) => parameter(each, own)),
    );
    return code`${said}
${block(head, body)}`;
  });

const field = fc.tuple(docs, type, lower, expression).map(
  ([said, of, name, value]) => code`${said}
${variable({ before: code`private static final`, type: of, name }, value)};`,
);

/** The body of a file that has a class `Example`. */
export const example: fc.Arbitrary<Code> = fc
  .record({
    docs,
    base: fc.option(type, { nil: undefined }),
    faces: fc.array(type, { maxLength: 3 }),
    members: fc.array(fc.oneof(member, field), { maxLength: 6 }),
    isUsed: fc.boolean(),
  })
  .map(({ docs: said, base, faces, members, isUsed }) => {
    const head = header(code`public final class Example`, [
      ["extends", base === undefined ? [] : [base]],
      ["implements", faces],
    ]);
    const used = code`private ${generic(std("List", "java.util"), [lang("String")])} ${id("used")};`;
    return lines(
      [
        code`${said}
${block(head, [...members, ...(isUsed ? [used] : [])], 1)}`,
      ],
      1,
    );
  });
