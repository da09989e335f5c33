// Made by endpoint-manifest (java-client) from its template OpenEnum.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/** One of some texts, of which more may come. */
public abstract class OpenEnum {
  private final String value;

  /**
   * Makes one.
   *
   * @param value its text on the wire
   */
  protected OpenEnum(String value) {
    this.value = value;
  }

  /** {@return its text on the wire} */
  public final String value() {
    return value;
  }

  @Override
  public final boolean equals(Object other) {
    return other != null
        && other.getClass() == getClass()
        && ((OpenEnum) other).value.equals(value);
  }

  @Override
  public final int hashCode() {
    return value.hashCode();
  }

  /** {@return its text on the wire} */
  @Override
  public final String toString() {
    return value;
  }
}
