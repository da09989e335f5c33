// Made by endpoint-manifest (java-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models;

import library.Form;

/** The form that {@code client.books().submitForm()} sends. */
public final class BooksSubmitFormForm extends Form {
  private BooksSubmitFormForm(Builder builder) {
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

  /** Makes forms of BooksSubmitFormForm. */
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
     * Makes the form.
     *
     * @return the form
     */
    public BooksSubmitFormForm build() {
      return new BooksSubmitFormForm(this);
    }
  }
}
