// Made by endpoint-manifest (java-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library;

/** The credentials that operations need. */
final class Needs {
  static final Need HARBOUR_ACCOUNT =
      Need.of(
          Need.all(Need.scheme("harbour-account", "moor")),
          Need.all(Need.scheme("harbour-account")));

  static final Need PILOT = Need.of(Need.all(Need.scheme("pilot")), Need.all());

  private Needs() {}
}
