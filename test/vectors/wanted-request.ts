/** Holds a request against the one that a case wants. */
import type { StepInFile, WantedBody, WantedPart } from "./case-shapes.js";
import { headerLines, type SeenRequest } from "./request-reader.js";
import type { Origin } from "./server.js";
import { differences } from "./values.js";

/**
 * Headers that a library of HTTP sends by itself. Whatever else a request has, nobody asked for: versions of an SDK, of a
 * platform and of a machine are none of the service's business.
 */
const ordinary =
  /^(?:host|connection|keep-alive|te|accept|accept-encoding|accept-language|user-agent|content-length|content-type|transfer-encoding|expect|pragma|cache-control|sec-fetch-mode)$/;

/** The faults of a request. */
export function requestFaults(
  request: SeenRequest,
  wanted: StepInFile["request"],
  {
    origin,
    last,
    saysEmptyLengths = false,
  }: {
    readonly origin: Origin;
    readonly last: SeenRequest | undefined;
    readonly saysEmptyLengths?: boolean | undefined;
  },
): string[] {
  if (wanted === "same") return sameFaults(request, last);
  const given = typeof wanted === "string" ? { line: wanted } : wanted;
  const { line, at = "base", headers = {}, present = [], absent = [], body = "none" } = given;
  const faults: string[] = [];
  const [target = "", query = ""] =
    given.query === undefined ? [request.target] : request.target.split("?");
  const found = `${request.method} ${target}`;
  if (given.query !== undefined) faults.push(...fieldFaults(query, given.query, "its query"));
  if (found !== line) faults.push(`wanted ${line}`);
  if (at !== origin) faults.push(`it came to the origin "${origin}", and not to "${at}"`);
  for (const [name, values] of Object.entries(headers)) {
    const lines = headerLines(request, name);
    const wantedLines = [values].flat();
    if (JSON.stringify(lines) !== JSON.stringify(wantedLines)) {
      faults.push(
        `its ${name} is ${JSON.stringify(lines)}, and not ${JSON.stringify(wantedLines)}`,
      );
    }
  }
  for (const name of present) {
    const lines = headerLines(request, name);
    if (lines.length !== 1 || lines[0] === "")
      faults.push(`its ${name} is ${JSON.stringify(lines)}`);
  }
  for (const name of absent) {
    const lines = headerLines(request, name);
    const isLength = name === "content-length" && lines.join() === "0" && saysEmptyLengths;
    if (lines.length > 0 && !isLength) faults.push(`it has ${name}`);
  }
  const names = new Set(request.headers.map(([name]) => name));
  for (const name of names) {
    const isWanted = ordinary.test(name) || name in headers || present.includes(name);
    if (!isWanted) faults.push(`nobody asked for its ${name}`);
  }
  const isEmpty = saysEmptyLengths && headerLines(request, "content-length").join() === "0";
  if (/^(?:GET|HEAD)$/.test(request.method) && names.has("content-length") && !isEmpty) {
    faults.push("it has a length, and nothing can have one");
  }
  return [...faults, ...bodyFaults(request, body)];
}

/** Everything has to be the same, but for the boundary of a form. */
function sameFaults(request: SeenRequest, last: SeenRequest | undefined): string[] {
  const textOf = (each: SeenRequest | undefined): string => {
    const { method, target, headers = [], body } = each ?? {};
    const text = JSON.stringify([method, target, headers, body?.toString("latin1")]);
    const boundary = /boundary=([^\s";\\]+)/.exec(text)?.[1];
    return boundary === undefined ? text : text.replaceAll(boundary, "boundary");
  };
  const [found, before] = [textOf(request), textOf(last)];
  return found === before
    ? []
    : [`it is not the one before once more: ${found}, and not ${before}`];
}

function bodyFaults(request: SeenRequest, wanted: WantedBody): readonly string[] {
  const { body } = request;
  const text = body.toString("utf8");
  if (wanted === "any") return [];
  if (wanted === "none") return text === "" ? [] : [`it has the body ${JSON.stringify(text)}`];
  if ("json" in wanted) {
    try {
      return differences(JSON.parse(text), wanted.json, "its body");
    } catch {
      return [`its body is no JSON: ${JSON.stringify(text)}`];
    }
  }
  if ("text" in wanted) return differences(text, wanted.text, "its body");
  if ("base64" in wanted) return differences(body.toString("base64"), wanted.base64, "its body");
  if ("form" in wanted) return fieldFaults(text, wanted.form, "its form");
  const parts = partsOf(request);
  if (typeof parts === "string") return [parts];
  return differences(parts, wanted.parts.map(withBytes), "its parts");
}

/** Names and values of a query or a form, each name once. */
function fieldFaults(
  text: string,
  wanted: Readonly<Record<string, string>>,
  subject: string,
): readonly string[] {
  const fields = [...new URLSearchParams(text)];
  const found = Object.fromEntries(fields);
  if (fields.length > Object.keys(found).length) return [`${subject} has a name twice: ${text}`];
  return differences(found, wanted, subject);
}

/** A part with its content as base64. */
function withBytes({ text, base64, ...part }: WantedPart): object {
  return { ...part, base64: base64 ?? Buffer.from(text ?? "").toString("base64") };
}

/** The parts of a form (RFC 2046, section 5.1.1; RFC 7578), or what is wrong with it. */
function partsOf(request: SeenRequest): readonly object[] | string {
  const type = headerLines(request, "content-type").join();
  const boundary = /^multipart\/form-data; ?boundary="?([^";]+)"?$/.exec(type)?.[1];
  if (boundary === undefined) return `its type has no boundary: ${type}`;
  const text = request.body.toString("latin1");
  const [before, ...rest] = `\r\n${text}`.split(`\r\n--${boundary}`);
  const end = rest.pop();
  if (before !== "" || !/^--(?:\r\n)?$/.test(end ?? "")) return `its parts are broken: ${text}`;
  return rest.map((each) => {
    const at = each.indexOf("\r\n\r\n");
    const head = Buffer.from(each.slice(0, at), "latin1").toString("utf8");
    const filename = /; filename="([^"]*)"/.exec(head)?.[1];
    const type = /^content-type: ?(.*)$/im.exec(head)?.[1];
    return {
      name: /; name="([^"]*)"/.exec(head)?.[1],
      ...(filename !== undefined && { filename }),
      ...(type !== undefined && { type }),
      base64: Buffer.from(each.slice(at + 4), "latin1").toString("base64"),
    };
  });
}
