package client;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the places of a page that its paging names. */
final class PageReader {
  final List<JsonValue> items;
  final @Nullable Long total;

  /** True if the response announces a next page; null where it does not say. */
  final @Nullable Boolean hasMore;

  private final Paging paging;
  private final @Nullable JsonValue root;
  private final Headers headers;

  /** Reads a page; a fault is a {@link JsonException}. */
  PageReader(Paging paging, String pointer, @Nullable JsonValue whole, Headers headers) {
    this.paging = paging;
    this.root = Pointers.at(whole, pointer);
    this.headers = headers;
    JsonValue found = Pointers.at(root, paging.items());
    if (!(found instanceof JsonArray)) {
      throw new JsonException(
          "found "
              + JsonValues.kindOf(found)
              + " at \""
              + pointer
              + paging.items()
              + "\" instead of a list");
    }
    this.items = ((JsonArray<?>) found).jsonItems();
    this.total = count(value(paging.total()));
    this.hasMore = more();
  }

  /** The value at a place; null where there is none. */
  @Nullable JsonValue value(@Nullable String place) {
    if (place == null || place.isEmpty()) return null;
    if (!place.startsWith("header:")) return Pointers.at(root, place);
    String name = place.substring("header:".length());
    String text = name.equalsIgnoreCase("link") ? Links.to("next", headers) : headers.first(name);
    if (text != null) return JsonString.of(text);
    return headers.all(name).isEmpty() ? null : JsonString.of("");
  }

  @Nullable JsonValue link() {
    return value(paging.next());
  }

  private @Nullable Boolean more() {
    JsonValue flag = value(paging.hasMore());
    String said = flag instanceof JsonString ? flag.asText() : String.valueOf(flag);
    if (said.equals("true") || said.equals("false")) return Boolean.valueOf(said);
    if (paging.next() == null || paging.next().isEmpty()) return null;
    JsonValue link = link();
    // Where there is no link at all, the total decides.
    if (link == null && total != null) return null;
    return !isNone(link);
  }

  static boolean isNone(@Nullable JsonValue value) {
    return value == null
        || value.isNull()
        || value == JsonBoolean.FALSE
        || (value instanceof JsonString && value.asText().isEmpty());
  }

  /** A number of items, also from a header. */
  private static @Nullable Long count(@Nullable JsonValue value) {
    String text = value instanceof JsonString ? value.asText() : String.valueOf(value);
    return text.matches("\\d{1,18}") ? Long.valueOf(text) : null;
  }
}
