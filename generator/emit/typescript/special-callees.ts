/** Names of functions that prettier knows: calls of them are laid out in ways of their own. */

/** Module loaders, and the functions of test frameworks. */
export const specialCallees: ReadonlySet<string> = new Set([
  "require",
  "define",
  "import",
  "async",
  "inject",
  "fakeAsync",
  "waitForAsync",
  "it",
  "test",
  "describe",
  "skip",
  "xit",
  "xdescribe",
  "xtest",
  "fit",
  "fdescribe",
  "ftest",
  "beforeEach",
  "beforeAll",
  "afterEach",
  "afterAll",
]);
