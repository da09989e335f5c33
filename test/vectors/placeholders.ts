/** Values that only a run knows, filled into the texts of a case: `$(base)/next`. */
import { createHmac } from "node:crypto";
import type { CallInFile, DeliveryInFile } from "./call-shapes.js";
import type { JobCall } from "./protocol.js";

/** The values of placeholders, by name. */
export type Filling = Readonly<Record<string, string>>;

/** A value with its placeholders filled in; `$(date+2)` is the time of HTTP in two seconds. A name that nobody knows is a fault. */
export function filled<Value>(value: Value, filling: Filling): Value {
  const text = JSON.stringify(value);
  if (text === undefined || !text.includes("$(")) return value;
  const replaced = text.replace(/\$\(([^)]*)\)/g, (_, name: string) => {
    const found = Object.hasOwn(filling, name) ? filling[name] : dateOf(name);
    if (found === undefined) throw new Error(`nothing is called "$(${name})"`);
    return JSON.stringify(found).slice(1, -1);
  });
  return JSON.parse(replaced);
}

/** A date of HTTP (RFC 9110, section 5.6.7) so many seconds from now. */
function dateOf(name: string): string | undefined {
  const seconds = /^date([+-]\d+)$/.exec(name)?.[1];
  return seconds === undefined
    ? undefined
    : new Date(Date.now() + Number(seconds) * 1000).toUTCString();
}

/** A call as its driver is told it: a delivery is signed now. */
export function jobCall({ delivery, ...call }: CallInFile): JobCall {
  return delivery === undefined ? call : { ...call, delivery: signed(delivery) };
}

function signed(delivery: DeliveryInFile): NonNullable<JobCall["delivery"]> {
  const { headers, body, secret, hash = "sha256", encoding = "hex", signs = "$(body)" } = delivery;
  const time = String(Math.floor(Date.now() / 1000) - (delivery.ageSeconds ?? 0));
  const text = signs.replaceAll("$(time)", () => time).replaceAll("$(body)", () => body);
  const signature =
    secret === undefined ? "" : createHmac(hash, secret).update(text).digest(encoding);
  return { headers: filled(headers, { time, signature }), body };
}
