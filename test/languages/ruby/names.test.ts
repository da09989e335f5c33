/** The table of names in Ruby has every method that objects and hashes of the machine's Ruby have, so that nothing emitted hides one. */
import { describe, expect, test } from "vitest";
import { rubyNames } from "../../../generator/emit/ruby/names.js";
import { run } from "../../matrix/processes.js";
import { findToolchain } from "../toolchains.js";

async function printed(program: string): Promise<readonly string[]> {
  const { out } = await run("ruby", ["-e", program], {});
  return out.split("\n").filter((name) => /^[a-z]\w*$/.test(name));
}

describe.skipIf(findToolchain("ruby") === undefined)("reserved", () => {
  test.each([
    ["member", "Object"],
    ["field", "Hash"],
  ] as const)("as a %s are the methods of %s", async (kind, type) => {
    const methods = await printed(`puts ${type}.public_instance_methods`);
    expect(methods.length).toBeGreaterThan(30);
    expect(methods.filter((name) => !rubyNames.reserved[kind].has(name))).toEqual([]);
  });

  test("as a type are the classes that texts name", async () => {
    const wanted = ["Array", "Boolean", "Hash", "Integer", "Numeric", "Object", "String"];
    expect(wanted.filter((name) => !rubyNames.reserved.type.has(name))).toEqual([]);
  });

  test("as a variable are the words that no parameter can be read by", async () => {
    const words = [...rubyNames.reserved.variable].filter((word) => /^[a-z]/.test(word));
    const programs = words.map((word) => JSON.stringify(`def f(${word}: 1) = ${word}`));
    const readable = await printed(
      `[${programs.join(", ")}].each { |text| puts text[/\\w+(?=:)/] if (RubyVM::InstructionSequence.compile(text) rescue SyntaxError; false) }`,
    );
    expect(readable).toEqual([]);
  });
});
