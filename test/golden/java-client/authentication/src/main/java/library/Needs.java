// Made by endpoint-manifest (java-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library;

/** The credentials that operations need. */
final class Needs {
  static final Need OAUTH = Need.of(Need.all(Need.scheme("oauth")));

  static final Need OAUTH_KEY_BASIC =
      Need.of(
          Need.all(Need.scheme("oauth", "library:read", "library:write"), Need.scheme("key")),
          Need.all(Need.scheme("basic")));

  static final Need TOKEN_COOKIE = Need.of(Need.all(Need.scheme("token-cookie")), Need.all());

  static final Need OPEN_SCOPES_OAUTH_UNLISTED_SCHEME =
      Need.of(
          Need.all(Need.scheme("open-scopes", "unlisted")),
          Need.all(Need.scheme("oauth")),
          Need.all(Need.scheme("unlisted-scheme")));

  static final Need OAUTH_KEY =
      Need.of(
          Need.all(), Need.all(Need.scheme("oauth", "library:read")), Need.all(Need.scheme("key")));

  static final Need KEY = Need.of(Need.all(Need.scheme("key")), Need.all());

  private Needs() {}
}
