// Made by endpoint-manifest (java-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models;

import java.util.List;
import library.FilePart;
import library.Form;

/** The form that {@code client.books().submitForm()} sends. */
public final class BooksSubmitFormMultipart extends Form {
  private BooksSubmitFormMultipart(Builder builder) {
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

  /** Makes forms of BooksSubmitFormMultipart. */
  public static final class Builder extends Form.Builder<Builder> {
    private Builder() {}

    /**
     * The property {@code title}.
     *
     * <p>Required.
     *
     * @param value the value
     * @return this builder
     */
    public Builder title(String value) {
      return set("title", value);
    }

    /**
     * The property {@code text}.
     *
     * <p>The text.
     *
     * <p>Format: {@code binary}.
     *
     * <p>Required.
     *
     * @param value the value
     * @return this builder
     */
    public Builder text(FilePart value) {
      return set("text", value);
    }

    /**
     * The property {@code cover}.
     *
     * <p>Media type: {@code image/png}.
     *
     * @param value the value
     * @return this builder
     */
    public Builder cover(FilePart value) {
      return set("cover", value);
    }

    /**
     * The property {@code pages}.
     *
     * @param value the value
     * @return this builder
     */
    public Builder pages(List<FilePart> value) {
      return set("pages", value);
    }

    /**
     * The property {@code index}.
     *
     * <p>Any JSON value: what is said holds for values of one type only.
     *
     * @param value the value
     * @return this builder
     */
    public Builder index(FilePart value) {
      return set("index", value);
    }

    /**
     * The property {@code sample}.
     *
     * @param value the value
     * @return this builder
     */
    public Builder sample(String value) {
      return set("sample", value);
    }

    /**
     * The property {@code signature}.
     *
     * <p>Encoding: {@code base64}.
     *
     * @param value the value
     * @return this builder
     */
    public Builder signature(String value) {
      return set("signature", value);
    }

    /**
     * The property {@code book}.
     *
     * @param value the value
     * @return this builder
     */
    public Builder book(Book value) {
      return set("book", value);
    }

    /**
     * The property {@code tags}.
     *
     * @param value the value
     * @return this builder
     */
    public Builder tags(List<String> value) {
      return set("tags", value);
    }

    /**
     * Makes the form.
     *
     * @return the form
     */
    public BooksSubmitFormMultipart build() {
      return new BooksSubmitFormMultipart(this);
    }
  }
}
