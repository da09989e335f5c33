// Made by endpoint-manifest (java-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models;

import library.JsonObject;
import library.JsonValue;

/** The type of {@code answer} in {@code loans.export-inline}. */
public final class LoansExportInline_Answer extends JsonObject {
  /**
   * Views JSON as this type.
   *
   * @param json an object
   * @throws library.JsonException if it is no object
   */
  public LoansExportInline_Answer(JsonValue json) {
    super(json);
  }

  /** {@return the property {@code due}} */
  public String due() {
    return required("due", text("due"));
  }
}
