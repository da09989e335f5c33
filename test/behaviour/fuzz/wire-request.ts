/** Requests as they go over the wire, and what is made of them: a `Request`, or the bytes of HTTP/1.1. */

/** One request. */
export interface WireRequest {
  readonly method: string;
  /** Path and query, as the request line has them. */
  readonly target: string;
  /** In their order; of one name there may be several. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array<ArrayBuffer> | undefined;
  /** How the body comes: whole, in pieces without a length, or not to its end. */
  readonly sending: "whole" | "pieces" | "broken";
}

/** The request as a server of web standards gets it; `undefined` where it can be none. */
export function requestOf(wire: WireRequest): Request | undefined {
  const { method, target, headers, body } = wire;
  try {
    const hasBody = body !== undefined && !/^(?:GET|HEAD)$/i.test(method);
    return new Request(`http://localhost${target}`, {
      method,
      headers: headers.map(([name, value]) => [name, value]),
      ...(hasBody && { body: bodyOf(wire, body), duplex: "half" }),
    });
  } catch (error) {
    // No method of a request, no character of a header, no URL.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

function bodyOf(
  { sending }: WireRequest,
  bytes: Uint8Array<ArrayBuffer>,
): Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> {
  if (sending === "whole") return bytes;
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      const end = at + Math.ceil(bytes.length / 3);
      if (at >= bytes.length) {
        if (sending === "broken") controller.error(new Error("the caller is gone"));
        else controller.close();
      } else controller.enqueue(bytes.subarray(at, end));
      at = end;
    },
  });
}

/** The bytes of the request; of one that is broken, all but the last. */
export function bytesOf({ method, target, headers, body, sending }: WireRequest): Buffer {
  const isFramed = headers.some(([name]) => /^(?:content-length|transfer-encoding)$/i.test(name));
  const isChunked = sending === "pieces";
  const framing =
    body === undefined || isFramed
      ? []
      : [isChunked ? "transfer-encoding: chunked" : `content-length: ${body.length}`];
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  const head = [`${method} ${target} HTTP/1.1`, "host: localhost", ...lines, ...framing, "", ""];
  const sent = isChunked && body ? chunksOf(body) : (body ?? new Uint8Array());
  const all = Buffer.concat([Buffer.from(head.join("\r\n"), "latin1"), sent]);
  return sending === "broken" ? all.subarray(0, -1) : all;
}

function chunksOf(body: Uint8Array): Buffer {
  const half = Math.ceil(body.length / 2);
  const chunks = [body.subarray(0, half), body.subarray(half)].filter(({ length }) => length > 0);
  return Buffer.concat([
    ...chunks.flatMap((chunk) => [
      Buffer.from(`${chunk.length.toString(16)}\r\n`),
      chunk,
      Buffer.from("\r\n"),
    ]),
    Buffer.from("0\r\n\r\n"),
  ]);
}

/** A request in one line, for whoever has to find out what was wrong with it. */
export function textOf({ method, target, headers, body, sending }: WireRequest): string {
  const text = body && Buffer.from(body).toString("latin1");
  return JSON.stringify({ method, target, headers, sending, body: text });
}
