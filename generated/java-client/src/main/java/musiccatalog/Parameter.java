// Made by endpoint-manifest (java-client) from its template Parameter.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/** How the values of one parameter are written. */
record Parameter(
    Place place,
    String name,
    Style style,
    boolean isExploded,
    ArrayNotation arrays,
    Encode encode) {

  static Parameter of(Place place, String name, Style style) {
    return new Parameter(place, name, style, false, ArrayNotation.BRACKETS, Encode.ALL);
  }

  Parameter explode() {
    return new Parameter(place, name, style, true, arrays, encode);
  }

  Parameter arrays(ArrayNotation notation) {
    return new Parameter(place, name, style, isExploded, notation, encode);
  }

  Parameter encode(Encode way) {
    return new Parameter(place, name, style, isExploded, arrays, way);
  }
}
