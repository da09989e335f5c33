/** The forms that calls send, for languages in which each is a class of its own. */
import type { ContentPlan, FormPlan } from "../messages/contents.js";
import type { CallableOperation, SdkPlan } from "../plan.js";
import { operationsIn, type ServiceShapes } from "./service-shapes.js";
import { bodyPlace } from "./shape-places.js";
import { recordOfShape } from "./settled-shapes.js";
import type { NamedShape } from "./shape.js";

/** A form whose properties are shown. */
export interface FormShape {
  /** See {@link formId}. */
  readonly id: string;
  readonly plan: CallableOperation;
  readonly content: ContentPlan;
  readonly form: FormPlan;
  readonly record: Extract<NamedShape, { readonly kind: "record" }>;
}

/** The id of a form: no other representation of a service has it. */
export function formId({ id }: CallableOperation, { mediaType }: ContentPlan): string {
  return bodyPlace(id, mediaType, "sent").id;
}

/** All forms, in the order of their operations. */
export function formShapes({ groups }: SdkPlan, shapes: ServiceShapes): readonly FormShape[] {
  const callable = groups.flatMap(operationsIn).filter((each) => each.kind === "callable");
  return callable.flatMap((plan) => {
    const { body, sendsBody } = plan.request;
    if (body.kind !== "known" || !sendsBody) return [];
    return body.contents.flatMap((content) => {
      if (content.codec !== "form") return [];
      const shape = shapes.calls.get(plan.id)?.contents.get(content);
      const record = shape && recordOfShape(shape, shapes.named);
      return record === undefined
        ? []
        : [{ id: formId(plan, content), plan, content, form: content.form, record }];
    });
  });
}
