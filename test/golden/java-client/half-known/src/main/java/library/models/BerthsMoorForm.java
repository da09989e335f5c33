// Made by endpoint-manifest (java-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models;

import library.Form;

/** The form that {@code client.berths().moor()} sends. */
public final class BerthsMoorForm extends Form {
  private BerthsMoorForm(Builder builder) {
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

  /** Makes forms of BerthsMoorForm. */
  public static final class Builder extends Form.Builder<Builder> {
    private Builder() {}

    /**
     * The property {@code captain}.
     *
     * @param value the value
     * @return this builder
     */
    public Builder captain(String value) {
      return set("captain", value);
    }

    /**
     * Makes the form.
     *
     * @return the form
     */
    public BerthsMoorForm build() {
      return new BerthsMoorForm(this);
    }
  }
}
