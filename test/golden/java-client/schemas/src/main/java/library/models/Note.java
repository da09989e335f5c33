// Made by endpoint-manifest (java-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models;

import java.util.List;
import library.JsonObject;
import library.JsonValue;
import org.jspecify.annotations.Nullable;

/** The schema {@code note}. */
public final class Note extends JsonObject {
  /**
   * Views JSON as this type.
   *
   * @param json an object
   * @throws library.JsonException if it is no object
   */
  public Note(JsonValue json) {
    super(json);
  }

  /** {@return the property {@code text}; null if it is absent or null} */
  public @Nullable String text() {
    return text("text");
  }

  /** {@return the property {@code replyTo}; null if it is absent or null} */
  public @Nullable Note replyTo() {
    return view("replyTo", Note::new);
  }

  /** {@return the property {@code replies}; null if it is absent or null} */
  public @Nullable List<Note> replies() {
    return list("replies", Note::new);
  }
}
