// Made by endpoint-manifest (typescript-client) from its template body-by-type.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Bodies with one of several media types, a form among them. */
import { encodeBody } from "./body.js";
import { InvalidArgumentError } from "./errors.js";
import { bareType } from "./media-type.js";
import type { BodyEncoder } from "./operation.js";
import { isRaw, typeOf } from "./raw-body.js";

/** Encodes a body by its media type: that of the call, of a header, of the body itself, or the operation's own. */
export const bodyByType: BodyEncoder = (operation, body, contentType, headers) => {
  const { id, forms = [] } = operation;
  const type = contentType ?? headers.get("content-type") ?? typeOf(body) ?? operation.contentType;
  const mayBe = forms.filter((each) =>
    type === undefined ? !isRaw(body) : each.contentType === bareType(type),
  );
  if (mayBe.length > 1) {
    const types = mayBe.map((each) => each.contentType).join(" or ");
    throw new InvalidArgumentError(`${id}: the body needs a contentType: ${types}`);
  }
  const [form] = mayBe;
  return (form?.body ?? encodeBody)({ ...operation, ...form }, body, contentType, headers);
};
