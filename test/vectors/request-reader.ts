/** Requests of HTTP/1.1 read from bytes as they came (RFC 9112), nothing of them normalised. */

/** A request as it stood on the wire. */
export interface SeenRequest {
  readonly method: string;
  readonly target: string;
  /** In their order, names in small letters. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
}

/** The values of a header, one for each line. */
export function headerLines({ headers }: SeenRequest, name: string): readonly string[] {
  return headers.flatMap(([each, value]) => (each === name ? [value] : []));
}

/** The reports on a connection's requests. */
export interface RequestListener {
  /** A request has come whole. */
  onRequest(request: SeenRequest): void;
  /** The client waits for leave to send the body (RFC 9110, section 10.1.1). */
  onContinue(): void;
  /** The bytes are no request. */
  onFault(why: string): void;
}

/** Takes the bytes of a connection as they come. */
export function requestReader(listener: RequestListener): (bytes: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  let isContinued = false;
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    for (;;) {
      const end = rest.indexOf("\r\n\r\n");
      if (end < 0) return;
      const head = headOf(rest.subarray(0, end).toString("latin1"));
      if (typeof head === "string") return listener.onFault(head);
      const found = bodyAfter(head, rest.subarray(end + 4));
      if (typeof found === "string") return listener.onFault(found);
      if (found === undefined) {
        const waits = headerLines(head, "expect").includes("100-continue");
        if (waits && !isContinued) listener.onContinue();
        isContinued = waits;
        return;
      }
      isContinued = false;
      rest = found.rest;
      listener.onRequest({ ...head, body: found.body });
    }
  };
}

function headOf(text: string): SeenRequest | string {
  const [line = "", ...lines] = text.split("\r\n");
  const match = /^([A-Z]+) (\S+) HTTP\/1\.1$/.exec(line);
  if (!match) return `a request line that is none: ${JSON.stringify(line)}`;
  const headers = lines.map((each) => {
    const [, name = "", value = ""] = /^([^:\s]+):[ \t]*(.*?)[ \t]*$/s.exec(each) ?? [];
    return [name.toLowerCase(), value] as const;
  });
  if (headers.some(([name]) => name === ""))
    return `a header that is none in ${JSON.stringify(text)}`;
  const [, method = "", target = ""] = match;
  return { method, target, headers, body: Buffer.alloc(0) };
}

/** The body and what comes after it; `undefined` = it is not there yet. */
function bodyAfter(
  head: SeenRequest,
  bytes: Buffer,
): { readonly body: Buffer; readonly rest: Buffer } | string | undefined {
  const codings = headerLines(head, "transfer-encoding");
  const lengths = headerLines(head, "content-length");
  if (codings.length > 0 && lengths.length > 0) return "both a length and a transfer coding";
  if (codings.length > 0)
    return codings.join() === "chunked" ? dechunked(bytes) : "an unknown coding";
  if (lengths.length > 1 || !/^\d*$/.test(lengths.join())) return `the length ${lengths.join()}`;
  const length = Number(lengths[0] ?? 0);
  if (bytes.length < length) return undefined;
  return { body: Buffer.from(bytes.subarray(0, length)), rest: bytes.subarray(length) };
}

function dechunked(bytes: Buffer): ReturnType<typeof bodyAfter> {
  const chunks: Buffer[] = [];
  for (let at = 0; ;) {
    const end = bytes.indexOf("\r\n", at);
    if (end < 0) return undefined;
    const size = bytes.subarray(at, end).toString("latin1");
    if (!/^[\da-f]+$/i.test(size)) return `a chunk of size ${JSON.stringify(size)}`;
    const start = end + 2;
    const stop = start + parseInt(size, 16);
    if (bytes.length < stop + 2) return undefined;
    chunks.push(bytes.subarray(start, stop));
    at = stop + 2;
    if (stop === start) return { body: Buffer.concat(chunks), rest: bytes.subarray(at) };
  }
}
