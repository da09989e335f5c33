/** True if the files that `service.yaml` lists are there, and no others. */
import { type Diagnostic, diagnostic } from "../../diagnostics/diagnostic.js";
import { foldedName } from "../../words.js";
import type { SourceRef } from "../../source-ref.js";
import type { Manifest, ManifestFile } from "../../validate/manifest.js";
import type { KnownNames } from "./known-names.js";

/** Checks the lists of groups and resources against the files, and names of schemas against each other. */
export function checkFiles(manifest: Manifest, names: KnownNames): readonly Diagnostic[] {
  const { service } = manifest;
  if (service === undefined) return [];
  const { groups, resources } = service.value;
  const resourceIds = Array.isArray(resources) ? resources : [];
  return [
    ...missingFiles("groups", groups, manifest.groups, names),
    ...missingFiles("resources", resourceIds, manifest.schemas, names),
    ...unlistedGroups(groups, manifest.groups, names),
    ...missingResources(resourceIds, manifest.schemas, names),
    ...repeatedSchemas(manifest.schemas),
  ];
}

function missingFiles(
  key: "groups" | "resources",
  ids: readonly string[],
  files: readonly ManifestFile<unknown>[],
  { isLost }: KnownNames,
): readonly Diagnostic[] {
  const folder = key === "groups" ? "groups" : "schemas";
  const there = new Set(files.map(({ id }) => id));
  const folded = new Map(files.map((each) => [foldedName(each.id), each.file]));
  return ids.flatMap((id, index) => {
    const file = `${folder}/${id}.yaml`;
    if (there.has(id) || isLost(file, [])) return [];
    const at = { file: "service.yaml", path: [key, index], part: "value" } as const;
    const twin = folded.get(foldedName(id));
    if (twin !== undefined) return [otherCase(id, at, twin)];
    return [
      diagnostic("missing-file", {
        at,
        message: `${file} does not exist`,
        help: `write ${file}, or take \`${id}\` out of \`${key}\``,
      }),
    ];
  });
}

/** Where case does not count the file is found, and elsewhere it is not. */
function otherCase(id: string, at: SourceRef, file: string): Diagnostic {
  return diagnostic("names-differ-in-case", {
    at,
    message: `\`${id}\` is listed, and the file is called "${file}"`,
    help: `rename the file, so that its name is \`${id}.yaml\``,
  });
}

function unlistedGroups(
  ids: readonly string[],
  files: readonly ManifestFile<unknown>[],
  { isLost }: KnownNames,
): readonly Diagnostic[] {
  if (isLost("service.yaml", ["groups"])) return [];
  // One that differs in case only is reported as that.
  const listed = new Set(ids.map(foldedName));
  return files
    .filter(({ id }) => !listed.has(foldedName(id)))
    .map(({ file, id }) =>
      diagnostic("unlisted-group", {
        at: { file },
        message: `service.yaml does not list the group \`${id}\``,
        help: `add \`${id}\` to \`groups\` in service.yaml, where its order counts`,
      }),
    );
}

function missingResources(
  ids: readonly string[],
  files: Manifest["schemas"],
  { isLost }: KnownNames,
): readonly Diagnostic[] {
  const listed = new Set(ids);
  return files.flatMap(({ file, id, value }) => {
    if (!listed.has(id) || Object.hasOwn(value.schemas, id)) return [];
    if (isLost(file, ["schemas", id])) return [];
    return [
      diagnostic("missing-resource", {
        at: { file, path: ["schemas"], part: "key" },
        message: `${file} declares no schema called \`${id}\``,
        help: `add \`${id}: not shown\``,
      }),
    ];
  });
}

function repeatedSchemas(files: Manifest["schemas"]): readonly Diagnostic[] {
  const first = new Map<string, string>();
  return files.flatMap(({ file, value }) =>
    Object.keys(value.schemas).flatMap((name) => {
      const earlier = first.get(name);
      if (earlier === undefined) first.set(name, file);
      if (earlier === undefined) return [];
      return [
        diagnostic("repeated-schema", {
          at: { file, path: ["schemas", name], part: "key" },
          message: `the schema \`${name}\` is declared twice`,
          help: "names of schemas are unique over all files: rename one, or take it out",
          related: [
            {
              message: "declared here first",
              at: { file: earlier, path: ["schemas", name], part: "key" },
            },
          ],
        }),
      ];
    }),
  );
}
