package client;

/**
 * The ways in which style "deepObject" writes arrays: {@code a[]=1}, {@code a[0]=1} and {@code
 * a=1}.
 */
enum ArrayNotation {
  BRACKETS,
  INDICES,
  REPEAT
}
