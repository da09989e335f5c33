/** A page that shows what was asked for by itself, by a worker, and by a worker whose script is a Blob. */
import { asked } from "./asking.js";

/** Returns the findings of a worker. */
function toldBy(script: string | URL): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(script);
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
  });
}

async function show(): Promise<void> {
  const script = await (await fetch("/scripts/worker.js")).blob();
  const output = document.createElement("output");
  output.textContent = JSON.stringify({
    page: await asked(),
    worker: await toldBy("/scripts/worker.js"),
    blob: await toldBy(URL.createObjectURL(script)),
  });
  document.body.append(output);
}

void show();
