// Made by endpoint-manifest (java-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models;

import library.FilePart;
import library.Form;

/** The form that {@code client.books().attach()} sends. */
public final class BooksAttachMultipart extends Form {
  private BooksAttachMultipart(Builder builder) {
    super(builder);
  }

  /**
   * Makes a form.
   *
   * @return a builder
   */
  public static Builder builder() {
    return new Builder();
  }

  /** Makes forms of BooksAttachMultipart. */
  public static final class Builder extends Form.Builder<Builder> {
    private Builder() {}

    /**
     * The property {@code file}.
     *
     * <p>Media type: {@code image/png}.
     *
     * @param value the value
     * @return this builder
     */
    public Builder file(FilePart value) {
      return set("file", value);
    }

    /**
     * Makes the form.
     *
     * @return the form
     */
    public BooksAttachMultipart build() {
      return new BooksAttachMultipart(this);
    }
  }
}
