/** Values of cases and of drivers: JSON, with `{"$…": …}` for what JSON has no word for. They are compared here. */

/** Where two values differ; objects may have their properties in any order. */
export function differences(found: unknown, wanted: unknown, subject: string): readonly string[] {
  if (Array.isArray(found) && Array.isArray(wanted) && found.length === wanted.length) {
    return wanted.flatMap((each, index) => differences(found[index], each, `${subject}[${index}]`));
  }
  if (isRecord(found) && isRecord(wanted)) {
    const names = new Set([...Object.keys(found), ...Object.keys(wanted)]);
    return [...names].flatMap((name) =>
      differences(own(found, name), own(wanted, name), `${subject}.${name}`),
    );
  }
  const [left, right] = [textOf(found), textOf(wanted)];
  return left === right ? [] : [`${subject} is ${left}, and not ${right}`];
}

function isRecord(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function own(record: object, name: string): unknown {
  return Object.hasOwn(record, name) ? Reflect.get(record, name) : undefined;
}

function textOf(value: unknown): string {
  return value === undefined ? "not there" : JSON.stringify(value);
}
