// Made by endpoint-manifest (java-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models;

import library.JsonObject;
import library.JsonValue;
import org.jspecify.annotations.Nullable;

/** The type of {@code answer} in {@code books.browse}. */
public final class BooksBrowse_Answer extends JsonObject {
  /**
   * Views JSON as this type.
   *
   * @param json an object
   * @throws library.JsonException if it is no object
   */
  public BooksBrowse_Answer(JsonValue json) {
    super(json);
  }

  /** {@return the property {@code message}; null if it is absent or null} */
  public @Nullable String message() {
    return text("message");
  }

  /** {@return the property {@code books}} */
  public BookPage books() {
    return required("books", view("books", BookPage::new));
  }
}
