/** What a process of the tool said, as the outcome of a call. */
import type { JobCall, Outcome, OutcomeError } from "../../protocol.js";

/** A process that has ended. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: Buffer;
  readonly stderr: string;
}

/** The outcome. */
export function outcomeOf(
  { code, stdout, stderr }: Ended,
  { take = "value", pages }: JobCall,
): Outcome {
  const failed = code === 0 || code === null ? {} : { error: errorOf(code, stderr) };
  if (take === "items" || take === "events") {
    const lines = stdout.toString().split("\n").slice(0, -1);
    const isNone = "error" in failed && lines.length === 0 && failed.error.kind !== "pagination";
    const items = lines.map((line): unknown => JSON.parse(line));
    const [list] = pages ?? [];
    return {
      ...(isNone ? {} : { items: list === undefined ? items : { [list]: items } }),
      ...failed,
    };
  }
  if ("error" in failed) return failed;
  const { status, headers, body } = headOf(stdout);
  const value = bodyValue(body, headers["content-type"] ?? "", take);
  return { value, ...(take === "value" ? {} : { status, headers }) };
}

/** The head that `--include` prints, and the bytes behind it. */
function headOf(stdout: Buffer): {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
} {
  const end = stdout.indexOf("\n\n");
  const [first = "", ...lines] = stdout.subarray(0, end).toString("utf8").split("\n");
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const at = line.indexOf(": ");
    const name = line.slice(0, at).toLowerCase();
    const value = line.slice(at + 2);
    headers[name] = name in headers ? `${headers[name] ?? ""}, ${value}` : value;
  }
  return { status: Number(first.split(" ")[1]), headers, body: stdout.subarray(end + 2) };
}

function bodyValue(body: Buffer, type: string, take: string): unknown {
  if (take === "unread") return { $bytes: body.toString("base64") };
  if (body.length === 0) return { $nothing: true };
  // A reader of the bytes decodes them by their charset.
  const charset = /charset="?([\w-]+)/i.exec(type)?.[1] ?? "utf-8";
  if (/[/+]json/i.test(type)) return exact(new TextDecoder().decode(body));
  if (/^text\//i.test(type)) return new TextDecoder(charset).decode(body);
  return type === "" ? exact(body.toString("utf8")) : { $bytes: body.toString("base64") };
}

function exact(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return text;
  }
}

const kinds: ReadonlyMap<number, OutcomeError["kind"]> = new Map([
  [2, "argument"],
  [3, "not-shown"],
  [5, "connection"],
  [6, "timeout"],
  [130, "aborted"],
]);

function errorOf(code: number, text: string): OutcomeError {
  const known = kinds.get(code);
  if (known !== undefined) return { kind: known, text };
  const lines = text.split("\n");
  const at = lines.findIndex((line) => /^\d{3} .*: [A-Z]+ \S/.test(line));
  if (at >= 0) {
    // `--include` prints the head of an error, too.
    const hasHead = /^HTTP\//.test(lines[at + 1] ?? "");
    const body = lines.slice(hasHead ? lines.indexOf("", at) + 1 : at + 1).join("\n");
    return {
      kind: "status",
      status: Number(lines[at]?.slice(0, 3)),
      body: body.trim() === "" ? { $nothing: true } : exact(body.replace(/\n$/, "")),
      text,
    };
  }
  if (/requires credentials/.test(text)) return { kind: "argument", text };
  if (/invalid page of/.test(text)) return { kind: "pagination", text };
  if (/unreadable body/.test(text)) return { kind: "decoding", text };
  return { kind: code === 4 ? "token" : "other", text };
}
