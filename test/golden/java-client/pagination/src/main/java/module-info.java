// Made by endpoint-manifest (java-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.
/** A client of Library. */
module library {
  requires transitive java.net.http;
  requires static org.jspecify;

  exports library;
  exports library.models;
}
