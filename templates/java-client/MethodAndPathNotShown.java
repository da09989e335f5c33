package client;

/**
 * Takes the place of the arguments of an operation whose method and path the API description does
 * not show. Nobody can make one.
 */
public final class MethodAndPathNotShown {
  private MethodAndPathNotShown() {}
}
