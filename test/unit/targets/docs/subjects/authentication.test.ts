/** The page on authentication tells what is known of it, what is known to be none, and what is not shown. */
import { expect, test } from "vitest";
import { lines, textOfFacts } from "./subject-text.js";

test("tells the schemes, what is needed by default, and which operations need something else", async () => {
  const text = await textOfFacts(
    "authentication.md",
    `
authentication:
  schemes:
    key: { type: apiKey, description: One for each reader., name: X-Key, in: header }
    oauth:
      type: oauth2
      description: Signing in.
      flows:
        clientCredentials: { tokenUrl: https://example.com/token, refreshUrl: none }
      scopes: { read: Look at books. }
  default: [{ oauth: [read] }, { key: none }]
`,
    `
{
  list: { title: List books },
  lend: { title: Lend a book, authentication: [{ oauth: [read], key: none }] },
  look: { title: Look, authentication: none },
}`,
  );
  expect(text).toBe(
    lines(
      "Calls authenticate in one of these ways. Replace what stands in braces.",
      "",
      "| Scheme | Kind | Sent as |",
      "| --- | --- | --- |",
      "| [`key`](#scheme-key) | API key | `X-Key: {key}` |",
      "| [`oauth`](#scheme-oauth) | OAuth 2.0 | `Authorization: Bearer {token}` |",
      "",
      "*Source:* Handbook (document).",
      "",
      '## <a id="scheme-key"></a>key',
      "",
      "One for each reader.",
      "",
      "An API key, sent as `X-Key: {key}`.",
      "",
      "Named by: [Lend a book](groups/books.md#lend).",
      "",
      '## <a id="scheme-oauth"></a>oauth',
      "",
      "Signing in.",
      "",
      "OAuth 2.0: a call carries an access token, sent as `Authorization: Bearer {token}` (RFC 6750).",
      "",
      "**Client credentials** (`clientCredentials`): An application gets a token for itself, with its own id and secret; no user takes part (RFC 6749, section 4.4).",
      "",
      "- Token URL: `https://example.com/token`",
      "- Refresh URL: none",
      "",
      "1. Ask for a token. The response has it as `access_token`.",
      "",
      "   ```sh",
      "   curl 'https://example.com/token' \\",
      '     --user "$CLIENT_ID:$CLIENT_SECRET" \\',
      "     --data grant_type=client_credentials",
      "   ```",
      "",
      "| Scope | Allows | Asked for by |",
      "| --- | --- | --- |",
      "| `read` | Look at books. | calls by default, [Lend a book](groups/books.md#lend) |",
      "",
      '## <a id="operations"></a>Needs of operations',
      "",
      "By default a call needs [`oauth`](#scheme-oauth) with the scope `read`, or [`key`](#scheme-key).",
      "",
      "These operations need something else:",
      "",
      "| Credentials | Operations |",
      "| --- | --- |",
      "| [`oauth`](#scheme-oauth) with the scope `read` together with [`key`](#scheme-key) | [Lend a book](groups/books.md#lend) |",
      "| no authentication | [Look](groups/books.md#look) |",
      "",
      "The default credentials are enough for: [List books](groups/books.md#list).",
      "",
      "*Source:* Handbook (document).",
    ),
  );
});

test("says that no call needs any", async () => {
  const text = await textOfFacts(
    "authentication.md",
    "authentication: none",
    "{ list: { title: List books, authentication: none, limits: none, pagination: none, deprecated: false } }",
  );
  expect(text).toBe(
    lines("There are none: no call needs authentication.", "", "*Source:* Handbook (document)."),
  );
});

test("says what is missing of a scheme, and where to fill it in", async () => {
  const text = await textOfFacts(
    "authentication.md",
    `
authentication:
  schemes:
    key: { type: apiKey, name: not shown, in: cookie }
    (others): not shown
`,
  );
  expect(text).toBe(
    lines(
      "Calls authenticate in one of these ways. Replace what stands in braces.",
      "",
      "| Scheme | Kind | Sent as |",
      "| --- | --- | --- |",
      "| [`key`](#scheme-key) | API key | a cookie whose name is *not shown* |",
      "",
      "*Source:* Handbook (document).",
      "",
      "> [!IMPORTANT]",
      "> **Not shown**, and where to fill it in:",
      ">",
      "> - whether there are other ways to authenticate: `manifest/service.yaml#authentication.schemes.(others)`",
      "> - the credentials of calls, for all operations: `manifest/service.yaml#authentication.default`",
      "",
      '## <a id="scheme-key"></a>key',
      "",
      "An API key, sent as a cookie whose name is *not shown*.",
      "",
      "> [!IMPORTANT]",
      "> **Not shown:** what it is for (`description`), its name on the wire (`name`).",
      "> To be filled in at `manifest/service.yaml#authentication.schemes.key`.",
    ),
  );
});

test("says in one panel that nothing is known", async () => {
  const text = await textOfFacts("authentication.md", "");
  expect(text).toBe(
    lines(
      "> [!IMPORTANT]",
      "> **Not shown:** how callers authenticate; the credentials of calls, for all operations.",
      "> To be filled in at `manifest/service.yaml#authentication`.",
    ),
  );
});
