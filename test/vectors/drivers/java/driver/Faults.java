package client;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CancellationException;

/** Exceptions, in the words of the protocol. */
final class Faults {
  private Faults() {}

  static Map<String, Object> of(Throwable error) {
    Map<String, Object> told = new LinkedHashMap<>();
    told.put("kind", kindOf(error));
    if (error instanceof ApiException) {
      ApiException failed = (ApiException) error;
      told.put("status", failed.status());
      told.put("body", Values.answered(failed.body()));
      told.put("ofStatus", error.getClass() != ApiException.class);
    } else if (error instanceof DecodingException) {
      told.put("status", ((DecodingException) error).status());
    } else if (error instanceof PaginationException) {
      told.put("status", ((PaginationException) error).status());
    } else if (error instanceof TokenException) {
      told.put("status", ((TokenException) error).status());
    } else if (error instanceof DeliverySignatureException) {
      String reason = ((DeliverySignatureException) error).reason().name();
      told.put("reason", reason.toLowerCase(Locale.ROOT).replace('_', ' '));
    }
    StringWriter text = new StringWriter();
    error.printStackTrace(new PrintWriter(text));
    told.put("text", error + "\n" + text);
    return told;
  }

  private static String kindOf(Throwable error) {
    if (error instanceof CancellationException) return "aborted";
    // A value that nobody can write down, such as a number that is none.
    if (error instanceof IllegalArgumentException) return "argument";
    switch (error.getClass().getSimpleName()) {
      case "TokenException":
        return "token";
      case "AuthorizationException":
        return "authorization";
      case "ConnectionException":
        return "connection";
      case "CallTimeoutException":
        return "timeout";
      case "CallCanceledException":
        return "aborted";
      case "DecodingException":
        return "decoding";
      case "PaginationException":
        return "pagination";
      case "ArgumentException":
        return "argument";
      case "NotShownException":
        return "not-shown";
      case "DeliverySignatureException":
        return "signature";
      case "DeliveryPayloadException":
        return "payload";
      default:
        return error instanceof ApiException ? "status" : "other";
    }
  }
}
