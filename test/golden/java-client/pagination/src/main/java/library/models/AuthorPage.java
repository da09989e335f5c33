// Made by endpoint-manifest (java-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models;

import java.util.List;
import library.Decoder;
import library.JsonObject;
import library.JsonValue;
import org.jspecify.annotations.Nullable;

/** The schema {@code author-page}. */
public final class AuthorPage extends JsonObject {
  /**
   * Views JSON as this type.
   *
   * @param json an object
   * @throws library.JsonException if it is no object
   */
  public AuthorPage(JsonValue json) {
    super(json);
  }

  /** {@return the property {@code total}} */
  public Long total() {
    return required("total", integer("total"));
  }

  /** {@return the property {@code next}; null if it is absent or null} */
  public @Nullable String next() {
    return text("next");
  }

  /** {@return the property {@code items}} */
  public List<@Nullable Author> items() {
    return required("items", list("items", Decoder.nullable(Author::new)));
  }
}
