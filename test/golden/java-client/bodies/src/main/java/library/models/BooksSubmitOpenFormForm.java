// Made by endpoint-manifest (java-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models;

import library.Form;

/** The form that {@code client.books().submitOpenForm()} sends. */
public final class BooksSubmitOpenFormForm extends Form {
  private BooksSubmitOpenFormForm(Builder builder) {
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

  /** Makes forms of BooksSubmitOpenFormForm. */
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
    public BooksSubmitOpenFormForm build() {
      return new BooksSubmitOpenFormForm(this);
    }
  }
}
