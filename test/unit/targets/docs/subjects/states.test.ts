/** The page on states tells what they are and what leads from one to the next, as a table and as a diagram. */
import { expect, test } from "vitest";
import { lines, textOfFacts } from "./subject-text.js";

test("draws transitions, from any state too", async () => {
  const text = await textOfFacts(
    "states.md",
    `
states:
  lamp:
    description: Whether it is lit.
    values: ["off", "on"]
    schema: { enum: ["off", "on"] }
    initial: "off"
    transitions:
      - { from: any, to: "off", by: books.list, when: none }
      - { from: "off", to: "on", by: none, when: It is dusk. }
      - { from: "off", to: "on", by: books.list, when: Somebody asks. }
`,
    "{ list: { title: List books } }",
  );
  expect(text).toBe(
    lines(
      '## <a id="lamp"></a>lamp',
      "",
      "Whether it is lit.",
      "",
      "States: `off` (initial), `on`.",
      "",
      "```mermaid",
      "stateDiagram-v2",
      "    direction LR",
      '    state "off" as s1',
      '    state "on" as s2',
      '    state "any state" as s0',
      "    [*] --> s1",
      "    s0 --> s1: List books",
      "    s1 --> s2: It is dusk. / List books",
      "```",
      "",
      "| From | To | By | When |",
      "| --- | --- | --- | --- |",
      "| any | `off` | [List books](groups/books.md#list) |  |",
      "| `off` | `on` | no operation | It is dusk. |",
      "| `off` | `on` | [List books](groups/books.md#list) | Somebody asks. |",
      "",
      "*Source:* Handbook (document).",
    ),
  );
});

test("says that there are none", async () => {
  const text = await textOfFacts("states.md", "states: none");
  expect(text).toBe(
    lines(
      "There are none: nothing is known to be in several states.",
      "",
      "*Source:* Handbook (document).",
    ),
  );
});

test("says what is missing of a state and of a transition", async () => {
  const text = await textOfFacts(
    "states.md",
    `
states:
  lamp:
    { values: ["off", (others)], transitions: [{ from: "off", to: "on", by: not shown, when: not shown }] }
`,
  );
  expect(text).toBe(
    lines(
      '## <a id="lamp"></a>lamp',
      "",
      "States: `off`, others that are *not shown*.",
      "",
      "```mermaid",
      "stateDiagram-v2",
      "    direction LR",
      '    state "off" as s1',
      '    state "on" as s2',
      "    s1 --> s2",
      "```",
      "",
      "| From | To | By | When |",
      "| --- | --- | --- | --- |",
      "| `off` | `on` | *not shown* | *not shown* |",
      "",
      "> [!IMPORTANT]",
      "> **Not shown**, and where to fill it in:",
      ">",
      "> - what it is (`description`), whether there are other states (`values`), what goes over the wire (`schema`), which state is the initial one (`initial`): `manifest/service.yaml#states.lamp`",
      "> - what leads from `off` to `on` (`by`), when `off` becomes `on` (`when`): `manifest/service.yaml#states.lamp.transitions[0]`",
      "",
      "*Source:* Handbook (document).",
    ),
  );
});

test("says in one panel that nothing is known", async () => {
  const text = await textOfFacts("states.md", "");
  expect(text).toBe(
    lines(
      "> [!IMPORTANT]",
      "> **Not shown:** what is in one of several states.",
      "> To be filled in at `manifest/service.yaml#states`.",
    ),
  );
});
