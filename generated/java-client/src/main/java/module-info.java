// Made by endpoint-manifest (java-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.
/** A client of Music Catalog and Playback Service. */
module musiccatalog {
  requires transitive java.net.http;
  requires static org.jspecify;

  exports musiccatalog;
}
