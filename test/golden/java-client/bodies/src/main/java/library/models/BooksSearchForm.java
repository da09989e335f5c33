// Made by endpoint-manifest (java-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models;

import java.util.List;
import library.Form;

/** The form that {@code client.books().search()} sends. */
public final class BooksSearchForm extends Form {
  private BooksSearchForm(Builder builder) {
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

  /** Makes forms of BooksSearchForm. */
  public static final class Builder extends Form.Builder<Builder> {
    private Builder() {}

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
    public BooksSearchForm build() {
      return new BooksSearchForm(this);
    }
  }
}
