/**
 * A manifest cut down to one group, what is shared, and the schemas that they refer to, in the text that `init` wrote. What a run over it costs,
 * a run after an edit of that group would cost too, if it looked at nothing else.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

/** Takes out of the manifest of a project all that the files of a group are not made of. */
export function keepOneGroup(project: string, group: string): void {
  const manifest = join(project, "manifest");
  const inFolder = (folder: string): readonly string[] => {
    const place = join(manifest, folder);
    return existsSync(place) ? readdirSync(place).map((name) => join(place, name)) : [];
  };
  for (const file of inFolder("groups")) if (basename(file) !== group) rmSync(file);
  rewrite(join(manifest, "service.yaml"), (text) => serviceOf(text, basename(group, ".yaml")));

  const files = inFolder("schemas");
  const schemas = new Map(
    files.flatMap((file) =>
      entriesIn(readFileSync(file, "utf8")).map(({ name, text }) => [name, text]),
    ),
  );
  const wanted = new Set<string>();
  const kept = [
    join(manifest, "service.yaml"),
    join(manifest, "groups", group),
    ...inFolder("shared"),
  ];
  const pending = kept.map((file) => readFileSync(file, "utf8"));
  for (let text = pending.pop(); text !== undefined; text = pending.pop()) {
    for (const [, name = ""] of text.matchAll(/#\/schemas\/([\w.-]+)/g)) {
      if (!wanted.has(name)) pending.push(schemas.get(name) ?? "");
      wanted.add(name);
    }
  }
  for (const file of files) {
    const own = entriesIn(readFileSync(file, "utf8")).filter(({ name }) => wanted.has(name));
    if (own.length === 0) rmSync(file);
    else rewrite(file, (text) => headOf(text) + own.map((each) => each.text).join(""));
  }
}

/** The parts of `service.yaml`, without events and other groups; which schemas are resources says nothing here. */
function serviceOf(text: string, group: string): string {
  return text
    .split(/^(?=\S)/m)
    .filter((part) => !part.startsWith("events:"))
    .map((part) => {
      if (part.startsWith("groups:")) return `groups: [${group}]\n`;
      return part.startsWith("resources:") ? "resources: not shown\n" : part;
    })
    .join("");
}

/** Returns the head of a file, before its schemas. */
function headOf(text: string): string {
  return text.slice(0, startOfSchemas(text));
}

function entriesIn(text: string): readonly { readonly name: string; readonly text: string }[] {
  return text
    .slice(startOfSchemas(text))
    .split(/^(?= {2}\S)/m)
    .map((entry) => ({ name: /^ {2}"?([\w.-]+)/.exec(entry)?.[1] ?? "", text: entry }));
}

function startOfSchemas(text: string): number {
  const key = "\nschemas:\n";
  const at = text.indexOf(key);
  if (at < 0) throw new Error("a file of schemas has none");
  return at + key.length;
}

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, "utf8")));
}
