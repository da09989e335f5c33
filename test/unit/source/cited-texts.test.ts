/** Two texts in one message: cut, they still differ where they differ. */
import { expect, test } from "vitest";
import { citeBoth } from "../../../generator/source/finding.js";

const long = "/organisations/{organisation}/departments/{department}/shelves";

test.each([
  ["/books/{id}", "/books/{isbn}", '"/books/{id}"', '"/books/{isbn}"'],
  [
    `${long}/{shelf}/books/{book}/pages/{page}`,
    `${long}/{name}/books/{book}/pages/{page}`,
    '"…epartment}/shelves/{shelf}/books/{book}/pages/{page}"',
    '"…epartment}/shelves/{name}/books/{book}/pages/{page}"',
  ],
  [long.slice(0, 55), long, `"${long.slice(0, 55)}"`, '"…tments/{department}/shelves"'],
])("%s and %s", (one, other, first, second) => {
  expect(citeBoth(one, other)).toEqual([first, second]);
});
