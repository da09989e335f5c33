package client;

/**
 * Takes the place of the arguments of an operation whose method the API description does not show.
 * Nobody can make one.
 */
public final class MethodNotShown {
  private MethodNotShown() {}
}
