// Made by endpoint-manifest (java-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models;

import library.Form;

/** The form that {@code client.berths().moor()} sends. */
public final class BerthsMoorMultipart extends Form {
  private BerthsMoorMultipart(Builder builder) {
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

  /** Makes forms of BerthsMoorMultipart. */
  public static final class Builder extends Form.Builder<Builder> {
    private Builder() {}

    /**
     * The property {@code papers}.
     *
     * <p>Encoding: {@code base64}.
     *
     * @param value the value
     * @return this builder
     */
    public Builder papers(String value) {
      return set("papers", value);
    }

    /**
     * The property {@code holds}.
     *
     * @param value the value
     * @return this builder
     */
    public Builder holds(BerthsMoor_MultipartBody.Holds value) {
      return set("holds", value);
    }

    /**
     * Makes the form.
     *
     * @return the form
     */
    public BerthsMoorMultipart build() {
      return new BerthsMoorMultipart(this);
    }
  }
}
