/** Redirects to everywhere. */
import { head, type HostileAnswer, type Row, rows, whole } from "./answer.js";

const targets = [
  "{other}/x",
  "//{other-host}/x",
  "\\\\{other-host}\\x",
  "file:///etc/passwd",
  "data:application/json,{}",
  "javascript:alert(1)",
  "ftp://{other-host}/",
  "blob:x",
  "about:blank",
  "http:",
  "http://",
  "http://[",
  "",
  "%",
  "\xff",
  "?",
  "#",
  "/loop",
  "http://u:p@{other-host}/x",
  `/${"a".repeat(10_000)}`,
];

/** Redirects to everywhere; those that are followed lead to a server that answers `{}`. */
export const redirects: readonly HostileAnswer[] = (["json", "followed"] as const).flatMap(
  (reading) =>
    rows(
      reading,
      ...targets.flatMap((target) =>
        ["302 Found", "307 Temporary Redirect"].map((status): Row => [
          `${status} to ${JSON.stringify(target.slice(0, 40))}`,
          whole(status, [`location: ${target}`], ""),
          "value",
          "status",
          "connection",
          "decode",
        ]),
      ),
      ["a redirect without a target", whole("302 Found", [], ""), "status"],
      ["300 with a target", whole("300 x", ["location: {other}/x"], ""), "status"],
    ),
);

/** Platforms that follow by themselves may leave such a body open: Node does. */
export const endless: readonly HostileAnswer[] = rows("followed", [
  "a redirect with a body that never ends",
  [
    head("302 Found", "location: {other}/x", "transfer-encoding: chunked"),
    { repeat: `400\r\n${"a".repeat(1024)}\r\n`, times: 1_000_000 },
  ],
  "value",
  "status",
  "connection",
]);
