/** The page on events tells what comes, how, and how a receiver tells that it is genuine. */
import { expect, test } from "vitest";
import { lines, textOfFacts } from "./subject-text.js";

test("tells the steps that a receiver takes", async () => {
  const text = await textOfFacts(
    "events.md",
    `
events:
  lent:
    description: A book was lent.
    delivery: { via: webhook, method: POST }
    payload:
      description: none
      content:
        application/json: { schema: { type: object, properties: { id: { type: string } } } }
    signature:
      algorithm: hmac-sha256
      header: X-Signature
      encoding: hex
      prefix: "sha256="
      signs: "{timestamp}.{body}"
      timestampHeader: X-Timestamp
      toleranceSeconds: 300
    retries: { maximum: 2, delaysSeconds: [1, 3600] }
`,
  );
  expect(text).toBe(
    lines(
      "| Event | Comes as | When |",
      "| --- | --- | --- |",
      "| [`lent`](#lent) | webhook | A book was lent. |",
      "",
      '## <a id="lent"></a>lent',
      "",
      "A book was lent.",
      "",
      "It comes as a webhook: a `POST` request to an address that the receiver has registered.",
      "",
      "A delivery that fails is sent again at most 2 times, after 1 second and 1 hour.",
      "",
      '### <a id="lent--payload"></a>Payload',
      "",
      "`application/json`:",
      "",
      "| Field | Type | Required |",
      "| --- | --- | --- |",
      "| `id` | string | no |",
      "",
      '### <a id="lent--signature"></a>Signature',
      "",
      "A delivery is genuine if all of this holds:",
      "",
      "1. The time in the header `X-Timestamp` is at most 5 minutes from now, so that no old delivery is taken again.",
      "2. The header `X-Signature` has a signature after `sha256=`, written in hexadecimal digits.",
      "3. The signature is the `hmac-sha256` of `{timestamp}.{body}` with the secret that sender and receiver share; compare it in constant time. There, `{timestamp}` is the text of the header `X-Timestamp` and `{body}` is the body as it was received, byte for byte.",
      "",
      "*Source:* Handbook (document).",
    ),
  );
});

test("says that the service sends nothing", async () => {
  const text = await textOfFacts("events.md", "events: none");
  expect(text).toBe(
    lines("There are none: the service sends no messages.", "", "*Source:* Handbook (document)."),
  );
});

test("says what is missing of a signature, and no more than is known of an event", async () => {
  const text = await textOfFacts(
    "events.md",
    `
events:
  lost:
    { delivery: { via: callback, method: not shown }, signature: { algorithm: ed25519 }, retries: none }
  found: not shown
`,
  );
  expect(text).toBe(
    lines(
      "| Event | Comes as | When |",
      "| --- | --- | --- |",
      "| [`lost`](#lost) | callback | *not shown* |",
      "| [`found`](#found) | *not shown* | *not shown* |",
      "",
      '## <a id="lost"></a>lost',
      "",
      "It comes as a callback: a request to an address from an earlier call.",
      "",
      "A delivery that fails is not sent again.",
      "",
      '### <a id="lost--signature"></a>Signature',
      "",
      "A delivery is genuine if all of this holds:",
      "",
      "1. A header whose name is *not shown* has a signature, written in a way that is *not shown*. What stands before it is *not shown*.",
      "2. The signature is one of *not shown*, by the algorithm `ed25519`.",
      "",
      "> [!IMPORTANT]",
      "> **Not shown**, and where to fill it in:",
      ">",
      "> - when it is sent (`description`), its payload (`payload`): `manifest/service.yaml#events.lost`",
      "> - the method of its requests: `manifest/service.yaml#events.lost.delivery.method`",
      "> - the header of its signature (`header`), how its signature is written (`encoding`), what stands before its signature (`prefix`), what is signed (`signs`), the header with its time (`timestampHeader`), how old it may be (`toleranceSeconds`): `manifest/service.yaml#events.lost.signature`",
      "",
      "*Source:* Handbook (document).",
      "",
      '## <a id="found"></a>found',
      "",
      "> [!IMPORTANT]",
      "> **Not shown:** when it is sent; how it is delivered; its payload; whether it is signed, and how; whether it is sent again.",
      "> To be filled in at `manifest/service.yaml#events.found`.",
    ),
  );
});

test("says in one panel that nothing is known", async () => {
  const text = await textOfFacts("events.md", "");
  expect(text).toBe(
    lines(
      "> [!IMPORTANT]",
      "> **Not shown:** the events that the service sends.",
      "> To be filled in at `manifest/service.yaml#events`.",
    ),
  );
});
