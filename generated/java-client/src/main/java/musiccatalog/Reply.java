// Made by endpoint-manifest (java-client) from its template Reply.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.io.InputStream;
import java.net.URI;
import org.jspecify.annotations.Nullable;

/**
 * A response with a status of 2xx.
 *
 * @param request the request
 * @param url the URL that answered
 * @param status the status
 * @param headers the headers
 * @param accepted the header "Accept" of the request
 * @param body the body, unless the stream has it
 * @param stream the body before it is read
 */
record Reply(
    RequestSummary request,
    URI url,
    int status,
    Headers headers,
    String accepted,
    byte[] body,
    @Nullable InputStream stream) {

  DecodingException unreadable(byte[] read, Exception cause) {
    return new DecodingException(request, status, headers, read, cause);
  }
}
