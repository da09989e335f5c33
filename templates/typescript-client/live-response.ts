/** A response whose body somebody else reads. */

/** The same response, and `end` is called when its body was read to the end, broke off or was cancelled. */
export function withEnd(response: Response, end: () => void): Response {
  const { body, status, statusText, headers } = response;
  if (!body) return response;
  const reader = body.getReader();
  const watched = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull: async (controller) => {
        try {
          const { done, value } = await reader.read();
          if (!done) return controller.enqueue(value);
          controller.close();
        } catch (error) {
          controller.error(error);
        }
        end();
      },
      cancel: (reason) => {
        end();
        return reader.cancel(reason);
      },
    },
    // Nothing is read before somebody asks for it.
    { highWaterMark: 0 },
  );
  const copy = new Response(watched, { status, statusText, headers });
  for (const name of ["url", "redirected", "type"] as const) {
    Object.defineProperty(copy, name, { value: response[name] });
  }
  return copy;
}
