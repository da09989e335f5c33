// Made by endpoint-manifest (java-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models;

import java.util.List;
import library.JsonObject;
import library.JsonValue;
import org.jspecify.annotations.Nullable;

/** The type of {@code answer} in {@code shelves.by-linked-pages}. */
public final class ShelvesByLinkedPages_Answer extends JsonObject {
  /**
   * Views JSON as this type.
   *
   * @param json an object
   * @throws library.JsonException if it is no object
   */
  public ShelvesByLinkedPages_Answer(JsonValue json) {
    super(json);
  }

  /** {@return the property {@code data}} */
  public List<String> data() {
    return required("data", list("data", JsonValue::asText));
  }

  /** {@return the property {@code total}; null if it is absent or null} */
  public @Nullable Long total() {
    return integer("total");
  }

  /** {@return the property {@code next}; null if it is absent or null} */
  public @Nullable String next() {
    return text("next");
  }
}
