// Made by endpoint-manifest (java-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models;

import java.util.List;
import library.JsonObject;
import library.JsonValue;
import org.jspecify.annotations.Nullable;

/** The type of {@code answer} in {@code books.recent}. */
public final class BooksRecent_Answer extends JsonObject {
  /**
   * Views JSON as this type.
   *
   * @param json an object
   * @throws library.JsonException if it is no object
   */
  public BooksRecent_Answer(JsonValue json) {
    super(json);
  }

  /** {@return the property {@code more}; null if it is absent or null} */
  public @Nullable Boolean more() {
    return bool("more");
  }

  /** {@return the property {@code cursors}; null if it is absent or null} */
  public Cursors.@Nullable Cursors_ cursors() {
    return view("cursors", Cursors.Cursors_::new);
  }

  /** {@return the property {@code items}} */
  public List<Book> items() {
    return required("items", list("items", Book::new));
  }
}
