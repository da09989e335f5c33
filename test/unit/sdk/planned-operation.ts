/** Operations of a small manifest, written as data, and what the plan says of them. */
import { stringify } from "yaml";
import { operationPlan, planOf } from "../../../generator/sdk/plan-of.js";
import type { CallableOperation, OperationPlan, SdkPlan } from "../../../generator/sdk/plan.js";
import { operationNamed } from "../../model-lookup.js";
import { modelOf } from "../resolve/manifest-text.js";

/** The facts of a manifest with one operation. */
export interface SmallManifest {
  /** Facts of the operation `books.list`, beside a method and a path. */
  readonly operation?: object;
  /** Keys of `service.yaml` beside those that it must have. */
  readonly service?: object;
  readonly schemas?: object;
}

/** A model of one operation, `books.list`: `GET /books` unless it says otherwise. */
export function smallModel({ operation, service, schemas }: SmallManifest) {
  const list = { method: "GET", path: "/books", ...operation };
  return modelOf({
    ...(service && {
      "service.yaml": fileText({
        source: "handbook",
        sources: { handbook: { title: "Handbook", kind: "document" } },
        groups: ["books"],
        ...service,
      }),
    }),
    "groups/books.yaml": fileText({ source: "handbook", operations: { list } }),
    ...(schemas && { "schemas/all.yaml": fileText({ source: "handbook", schemas }) }),
  });
}

/** Its plan. */
export function smallPlan(manifest: SmallManifest): SdkPlan {
  return planOf(smallModel(manifest));
}

/** The plan of its operation. */
export function planned(manifest: SmallManifest): OperationPlan {
  const model = smallModel(manifest);
  return operationPlan(operationNamed(model, "books.list"), model);
}

/** The plan of its operation, which must be one that can be called. */
export function plannedAsCall(manifest: SmallManifest): CallableOperation {
  const found = planned(manifest);
  if (found.kind !== "callable") throw new Error("books.list cannot be called");
  return found;
}

/** A file of a manifest, which has no anchors. */
function fileText(file: object): string {
  return stringify(file, { aliasDuplicateObjects: false });
}
