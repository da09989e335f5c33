// Made by endpoint-manifest (java-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models;

import library.JsonValue;
import library.OpenEnum;
import org.jspecify.annotations.Nullable;

/**
 * The type of {@code query.}${1}{@code .item} in {@code books.send}.
 *
 * <p>Other values may be received, and are kept.
 */
public final class BooksSend_Query_N1_Item extends OpenEnum {
  /** The value `*&#47;`. */
  public static final BooksSend_Query_N1_Item STAR_SLASH = new BooksSend_Query_N1_Item("*/");

  /** The value ```. */
  public static final BooksSend_Query_N1_Item BACKTICK = new BooksSend_Query_N1_Item("`");

  /** The value {@code ${}}. */
  public static final BooksSend_Query_N1_Item DOLLAR_U7B_U7D = new BooksSend_Query_N1_Item("${}");

  /** The value ` `. */
  public static final BooksSend_Query_N1_Item UA = new BooksSend_Query_N1_Item("\n");

  /** The value `&#92;u202e`. */
  public static final BooksSend_Query_N1_Item U202E = new BooksSend_Query_N1_Item("\u202e");

  /** The value `&#92;`. */
  public static final BooksSend_Query_N1_Item BACKSLASH = new BooksSend_Query_N1_Item("\\");

  /** The value {@code '}. */
  public static final BooksSend_Query_N1_Item APOSTROPHE = new BooksSend_Query_N1_Item("'");

  /** The value {@code "}. */
  public static final BooksSend_Query_N1_Item QUOTE = new BooksSend_Query_N1_Item("\"");

  /** The value `&#92;u0000`. */
  public static final BooksSend_Query_N1_Item U0 = new BooksSend_Query_N1_Item("\000");

  /** The value `&lt;/script&gt;`. */
  public static final BooksSend_Query_N1_Item SCRIPT = new BooksSend_Query_N1_Item("</script>");

  private BooksSend_Query_N1_Item(String value) {
    super(value);
  }

  /**
   * {@return the value of a text}
   *
   * @param value any text
   */
  public static BooksSend_Query_N1_Item of(String value) {
    switch (value) {
      case "*/":
        return STAR_SLASH;
      case "`":
        return BACKTICK;
      case "${}":
        return DOLLAR_U7B_U7D;
      case "\n":
        return UA;
      case "\u202e":
        return U202E;
      case "\\":
        return BACKSLASH;
      case "'":
        return APOSTROPHE;
      case "\"":
        return QUOTE;
      case "\000":
        return U0;
      case "</script>":
        return SCRIPT;
      default:
        return new BooksSend_Query_N1_Item(value);
    }
  }

  /**
   * {@return the value in JSON}
   *
   * @param json a string
   */
  public static BooksSend_Query_N1_Item of(JsonValue json) {
    return of(json.asText());
  }

  /** {@return the known value that this is, for {@code switch}; null if it is another one} */
  public @Nullable Known known() {
    switch (value()) {
      case "*/":
        return Known.STAR_SLASH;
      case "`":
        return Known.BACKTICK;
      case "${}":
        return Known.DOLLAR_U7B_U7D;
      case "\n":
        return Known.UA;
      case "\u202e":
        return Known.U202E;
      case "\\":
        return Known.BACKSLASH;
      case "'":
        return Known.APOSTROPHE;
      case "\"":
        return Known.QUOTE;
      case "\000":
        return Known.U0;
      case "</script>":
        return Known.SCRIPT;
      default:
        return null;
    }
  }

  /** The known values. */
  public enum Known {
    /** The value `*&#47;`. */
    STAR_SLASH,
    /** The value ```. */
    BACKTICK,
    /** The value {@code ${}}. */
    DOLLAR_U7B_U7D,
    /** The value ` `. */
    UA,
    /** The value `&#92;u202e`. */
    U202E,
    /** The value `&#92;`. */
    BACKSLASH,
    /** The value {@code '}. */
    APOSTROPHE,
    /** The value {@code "}. */
    QUOTE,
    /** The value `&#92;u0000`. */
    U0,
    /** The value `&lt;/script&gt;`. */
    SCRIPT
  }
}
