// Made by endpoint-manifest (java-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.
/**
 * A client of Library *&#47; {@code ${process.exit(1)}} &lt;/script&gt; "quoted" &#92; 'it''s'
 * 👩‍🎤 &#92;u202erighttoleft&#92;u202c.
 */
module library {
  requires transitive java.net.http;
  requires static org.jspecify;

  exports library;
  exports library.models;
}
