// Made by endpoint-manifest (java-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models;

import java.util.List;
import library.JsonObject;
import library.JsonValue;
import org.jspecify.annotations.Nullable;

/** The type of {@code answer} in {@code books.find}. */
public final class BooksFind_Answer extends JsonObject {
  /**
   * Views JSON as this type.
   *
   * @param json an object
   * @throws library.JsonException if it is no object
   */
  public BooksFind_Answer(JsonValue json) {
    super(json);
  }

  /** {@return the property {@code count}; null if it is absent or null} */
  public @Nullable Long count() {
    return integer("count");
  }

  /** {@return the property {@code resources}} */
  public List<BooksFind_Answer.Resources_Item> resources() {
    return required("resources", list("resources", BooksFind_Answer.Resources_Item::new));
  }

  /** The type of {@code answer.resources.item} in {@code books.find}. */
  public static final class Resources_Item extends JsonObject {
    /**
     * Views JSON as this type.
     *
     * @param json an object
     * @throws library.JsonException if it is no object
     */
    public Resources_Item(JsonValue json) {
      super(json);
    }

    /** {@return the property {@code book}} */
    public Book book() {
      return required("book", view("book", Book::new));
    }

    /** {@return the property {@code score}; null if it is absent or null} */
    public @Nullable Double score() {
      return number("score");
    }
  }
}
