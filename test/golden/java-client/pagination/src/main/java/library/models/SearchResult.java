// Made by endpoint-manifest (java-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models;

import library.JsonObject;
import library.JsonValue;
import org.jspecify.annotations.Nullable;

/** The schema {@code search-result}. */
public final class SearchResult extends JsonObject {
  /**
   * Views JSON as this type.
   *
   * @param json an object
   * @throws library.JsonException if it is no object
   */
  public SearchResult(JsonValue json) {
    super(json);
  }

  /** {@return the property {@code books}; null if it is absent or null} */
  public @Nullable BookPage books() {
    return view("books", BookPage::new);
  }

  /** {@return the property {@code authors}; null if it is absent or null} */
  public @Nullable AuthorPage authors() {
    return view("authors", AuthorPage::new);
  }

  /** {@return the property {@code more/less}; null if it is absent or null} */
  public SearchResult.@Nullable MoreLess moreLess() {
    return view("more/less", SearchResult.MoreLess::new);
  }

  /**
   * The type of {@code more/less} in {@code SearchResult}.
   *
   * <p>Properties without an accessor, which {@code get} returns: {@code others}.
   */
  public static final class MoreLess extends JsonObject {
    /**
     * Views JSON as this type.
     *
     * @param json an object
     * @throws library.JsonException if it is no object
     */
    public MoreLess(JsonValue json) {
      super(json);
    }
  }
}
