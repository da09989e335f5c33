// Made by endpoint-manifest (java-client) from its template TransportResponse.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Flow;

/**
 * A response as it comes.
 *
 * @param status its status
 * @param headers its headers
 * @param body its body, to which the client subscribes once
 */
public record TransportResponse(
    int status, Headers headers, Flow.Publisher<List<ByteBuffer>> body) {
  /**
   * {@return a response whose body has come}
   *
   * @param status its status
   * @param headers its headers
   * @param body its body
   */
  public static TransportResponse of(int status, Map<String, String> headers, byte[] body) {
    Map<String, List<String>> lines = new LinkedHashMap<>();
    headers.forEach((name, value) -> lines.put(name, List.of(value)));
    return new TransportResponse(status, Headers.of(lines), new WholeBody(body));
  }

  /**
   * {@return a response whose body has come}
   *
   * @param status its status
   * @param contentType its media type
   * @param body its body, which is sent as UTF-8
   */
  public static TransportResponse of(int status, String contentType, String body) {
    return of(status, Map.of("content-type", contentType), body.getBytes(StandardCharsets.UTF_8));
  }
}
