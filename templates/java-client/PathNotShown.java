package client;

/**
 * Takes the place of the arguments of an operation whose path the API description does not show.
 * Nobody can make one.
 */
public final class PathNotShown {
  private PathNotShown() {}
}
