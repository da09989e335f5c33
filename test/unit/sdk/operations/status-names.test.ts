/** The names of statuses that are no success. */
import { STATUS_CODES } from "node:http";
import { expect, test } from "vitest";
import {
  failureName,
  failureStatuses,
  isFailureStatus,
  reasonPhrase,
} from "../../../../generator/sdk/operations/status-names.js";

test.each([
  ["304", "not-modified-error"],
  ["404", "not-found-error"],
  ["408", "request-timeout-error"],
  ["413", "content-too-large-error"],
  ["414", "uri-too-long-error"],
  ["418", "status-418-error"],
  ["422", "unprocessable-content-error"],
  ["499", "status-499-error"],
  ["500", "internal-server-error"],
  ["505", "http-version-not-supported-error"],
  ["3XX", "redirection-error"],
  ["4XX", "client-error"],
  ["5XX", "server-error"],
])("%s is %s", (status, id) => {
  expect(failureName(status).wire).toBe(id);
});

test("every status has a name of its own, made of words", () => {
  expect(failureStatuses).toHaveLength(303);
  const ids = failureStatuses.map((status) => failureName(status).wire);
  expect(new Set(ids).size).toBe(303);
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z\d]+)*-error$/);
});

test("phrases are those that Node has, but for what is unused or was renamed since", () => {
  const differing = failureStatuses.filter(
    (status) => /^\d+$/.test(status) && reasonPhrase(status) !== STATUS_CODES[status],
  );
  // RFC 9110, section 15.5: 413 and 422 have new names, 418 is unused; 509 was never registered.
  expect(differing).toEqual(["413", "418", "422", "509"]);
});

test("a success is no failure, nor is what stands for every status", () => {
  expect(["100", "204", "2XX", "default"].filter(isFailureStatus)).toEqual([]);
  expect(failureStatuses.every(isFailureStatus)).toBe(true);
});
