/** The differences between a configuration and a description, for people. */
import { routeText } from "../matching/routes.js";
import type { Joined } from "./join.js";

/** Lines under a title. */
export interface JoinedSection {
  readonly title: string;
  readonly lines: readonly string[];
}

/** The sections that have lines; `ids` are those of the new manifest, by method and path. */
export function joinedSections(
  { gone, unnamed }: Joined,
  ids: ReadonlyMap<string, string>,
): readonly JoinedSection[] {
  const all: readonly JoinedSection[] = [
    {
      title: "In the configuration and not in the description, so that no more is known of them",
      lines: gone.map((each) => `${idOf(each, ids)}: ${routeText(each)}`),
    },
    {
      title: "Without a name in the configuration, and named after the description",
      lines: unnamed.map(({ operation, isMeant }) => {
        const note = isMeant ? " (in `unspecified_endpoints`)" : "";
        return `${idOf(operation, ids)}: ${routeText(operation)}${note}`;
      }),
    },
  ];
  return all.filter(({ lines }) => lines.length > 0);
}

function idOf(
  operation: Parameters<typeof routeText>[0],
  ids: ReadonlyMap<string, string>,
): string {
  return ids.get(routeText(operation)) ?? "left out";
}
