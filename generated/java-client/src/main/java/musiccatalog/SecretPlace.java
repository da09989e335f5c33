// Made by endpoint-manifest (java-client) from its template SecretPlace.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.util.Arrays;

/** Where a secret stands in a request. */
interface SecretPlace {
  /** True if the caller has set a value there. */
  boolean isTaken(Outgoing request);

  void put(Outgoing to, String secret);

  static SecretPlace authorization(String scheme) {
    return new InHeader("Authorization", scheme + " ");
  }

  static SecretPlace of(KeyPlace place, String name) {
    switch (place) {
      case HEADER:
        return new InHeader(name, "");
      case QUERY:
        return new InQuery(name);
      default:
        return new InCookie(name);
    }
  }

  /** A header, with what stands before the secret. */
  record InHeader(String name, String prefix) implements SecretPlace {
    @Override
    public boolean isTaken(Outgoing request) {
      return request.headers.containsKey(name);
    }

    @Override
    public void put(Outgoing to, String secret) {
      to.headers.put(name, HeaderText.check(name, prefix + secret));
      to.secretHeaders.add(name);
    }
  }

  /** The query. */
  record InQuery(String name) implements SecretPlace {
    @Override
    public boolean isTaken(Outgoing request) {
      int at = request.target.indexOf('?');
      String start = Encode.ALL.encode(name) + "=";
      return at >= 0
          && Arrays.stream(request.target.substring(at + 1).split("&"))
              .anyMatch(each -> each.startsWith(start));
    }

    @Override
    public void put(Outgoing to, String secret) {
      String pair = ParameterWriter.alone(Place.QUERY, name, JsonString.of(secret));
      to.target += (to.target.indexOf('?') < 0 ? "?" : "&") + pair;
    }
  }

  /** A cookie, beside others. */
  record InCookie(String name) implements SecretPlace {
    @Override
    public boolean isTaken(Outgoing request) {
      String cookies = request.headers.get("Cookie");
      return cookies != null
          && Arrays.stream(cookies.split("; ")).anyMatch(each -> each.startsWith(name + "="));
    }

    @Override
    public void put(Outgoing to, String secret) {
      String cookies = to.headers.get("Cookie");
      String pair = HeaderText.cookie(name, secret);
      to.headers.put("Cookie", cookies == null || cookies.isEmpty() ? pair : cookies + "; " + pair);
    }
  }
}
