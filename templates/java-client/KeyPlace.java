package client;

/** The place of an API key in a request. */
public enum KeyPlace {
  /** A header. */
  HEADER,
  /** The query. Exceptions and logs show no values of a query. */
  QUERY,
  /** A cookie. */
  COOKIE
}
