// Made by endpoint-manifest (java-client) from its template LoggingHook.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.Locale;
import java.util.StringJoiner;

/** Logs the attempts of calls, without secrets. */
final class LoggingHook implements Hook {
  private static final String[] SECRETS = {
    "auth",
    "cookie",
    "credential",
    "key",
    "password",
    "passwd",
    "secret",
    "session",
    "signature",
    "token"
  };

  private final Logger logger;

  LoggingHook(Logger logger) {
    this.logger = logger;
  }

  @Override
  public void onRequest(RequestEvent event) {
    if (logger.isLoggable(Level.DEBUG)) {
      logger.log(Level.DEBUG, "request " + of(event) + " " + headers(event, event.headers()));
    }
  }

  @Override
  public void onResponse(ResponseEvent event) {
    if (!logger.isLoggable(Level.INFO)) return;
    RequestEvent request = event.request();
    String text =
        "response "
            + of(request)
            + " status="
            + event.status()
            + " ms="
            + request.elapsed().toMillis();
    if (logger.isLoggable(Level.DEBUG)) text += " " + headers(request, event.headers());
    logger.log(Level.INFO, text);
  }

  @Override
  public void onError(ErrorEvent event) {
    Duration wait = event.retryIn();
    String text = of(event.request()) + " error=\"" + faultOf(event.error()) + "\"";
    if (wait == null) {
      logger.log(Level.ERROR, "call failed " + text);
    } else {
      logger.log(Level.WARNING, "attempt failed " + text + " retryInMs=" + wait.toMillis());
    }
  }

  private static String of(RequestEvent event) {
    return event.operation()
        + " "
        + event.method()
        + " "
        + event.redactedUrl()
        + " attempt="
        + event.attempt();
  }

  private static String headers(RequestEvent event, Headers headers) {
    StringJoiner text = new StringJoiner(", ", "headers={", "}");
    headers
        .map()
        .forEach(
            (name, lines) -> {
              boolean isSecret = event.isSecret(name) || looksSecret(name);
              text.add(name + ": " + (isSecret ? "***" : Urls.redacted(String.join(", ", lines))));
            });
    return text.toString();
  }

  private static boolean looksSecret(String header) {
    String name = header.toLowerCase(Locale.ROOT);
    for (String each : SECRETS) {
      if (name.contains(each)) return true;
    }
    return false;
  }

  /** Those of whole responses quote their bodies: these are left out. */
  private static String faultOf(Throwable error) {
    if (error instanceof ApiException) return "status " + ((ApiException) error).status();
    if (error instanceof DecodingException) {
      return "status " + ((DecodingException) error).status() + ", unreadable body";
    }
    return String.valueOf(error.getMessage());
  }
}
