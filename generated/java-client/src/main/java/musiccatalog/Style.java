// Made by endpoint-manifest (java-client) from its template Style.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/**
 * A way to write arrays and objects (OpenAPI 3.1.1, section 4.8.12.3), or one of SINGLE, JSON and
 * JSON_OR_TEXT.
 */
enum Style {
  /** A value alone: how several are written is not shown. */
  SINGLE("", ",", ",", false, "="),
  SIMPLE("", ",", ",", false, "="),
  LABEL(".", ".", ",", false, "="),
  MATRIX(";", ";", ",", true, ""),
  FORM("", "&", ",", true, "="),
  SPACE_DELIMITED("", "&", "%20", true, "="),
  PIPE_DELIMITED("", "&", "%7C", true, "="),
  DEEP_OBJECT("", "&", ",", true, "="),
  /** The text of any value. */
  JSON("", "", "", true, "="),
  /** The same of values that are no strings; a string is JSON already. */
  JSON_OR_TEXT("", "", "", true, "=");

  /** Stands before the whole. */
  final String prefix;

  /** Stands between items that are exploded. */
  final String separator;

  /** Stands between items that are not exploded. */
  final String delimiter;

  /** True if the name of the parameter is written. */
  final boolean isNamed;

  /** Stands between a name and an empty value (RFC 6570, appendix A). */
  final String ifEmpty;

  Style(String prefix, String separator, String delimiter, boolean isNamed, String ifEmpty) {
    this.prefix = prefix;
    this.separator = separator;
    this.delimiter = delimiter;
    this.isNamed = isNamed;
    this.ifEmpty = ifEmpty;
  }
}
