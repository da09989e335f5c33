/** What of shared parameters, headers and responses a description cannot say: told once, and not for each use. */
import type { Loss, LossSubject } from "./loss.js";
import type { DescriptionScope } from "./description-scope.js";
import { sharedParameterLosses } from "./parameter-losses.js";
import { sharedResponseLosses } from "./response-losses.js";

/** The losses of what several operations share. */
export function sharedLosses(scope: DescriptionScope): readonly Loss[] {
  const { parameters, headers, responses } = scope.shared;
  return [
    ...sharedParameterLosses(scope.shared),
    ...sharedResponseLosses(scope),
    ...formerNames("parameters", parameters),
    ...formerNames("responses", [...headers, ...responses]),
  ];
}

function formerNames(
  subject: LossSubject,
  all: readonly Pick<DescriptionScope["shared"]["headers"][number], "at" | "name" | "formerly">[],
): readonly Loss[] {
  return all
    .filter(({ formerly }) => formerly.length > 0)
    .map(({ at, name }): Loss => ({
      subject,
      at: { ...at, path: [...at.path, "formerly"] },
      what: `formerly of ${name}`,
      why: "OpenAPI has no words for former names.",
      notShown: [],
    }));
}
