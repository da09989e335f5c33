// Made by endpoint-manifest (typescript-client) from manifest/groups/users.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { CommonError, CommonErrors } from "../common-errors.js";
import {
  ForbiddenError,
  NotFoundError,
  TooManyRequestsError,
  UnauthorizedError,
} from "../errors.js";
import { accepts } from "../runtime/accept.js";
import type { Answer } from "../runtime/answer.js";
import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import { statusErrors } from "../runtime/errors.js";
import { defaultHeaders } from "../runtime/headers.js";
import type { Operation } from "../runtime/operation.js";
import type { RequestOptions } from "../runtime/options.js";
import { send } from "../runtime/request.js";
import type { ErrorBody, PublicUser, UserId } from "../schemas.js";
import { needsOauth } from "../security.js";
import type { ServiceHeaders } from "../service-headers.js";
import { PlaylistsGroup } from "./users/playlists.js";

const retrieveProfileOperation: Operation = {
  id: "users.retrieve-profile",
  method: "GET",
  path: "/users/{user_id}",
  accept: /* @__PURE__ */ accepts("application/json"),
  errors: /* @__PURE__ */ statusErrors({
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "404": NotFoundError,
    "429": TooManyRequestsError,
  }),
  security: needsOauth,
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

/** The options of a call of `retrieveProfile`. */
export interface RetrieveProfileInit extends RequestOptions {
  headers?: ServiceHeaders | undefined;
}

/** The responses of `retrieveProfile`, by status. */
export interface RetrieveProfileResponses extends CommonErrors {
  /** The public profile. */
  "200": Answer<PublicUser>;
  /** There is no such user. */
  "404": Answer<ErrorBody>;
}

/** The errors of `retrieveProfile`, by the status of the response. */
export type RetrieveProfileError = NotFoundError<ErrorBody> | CommonError;

/**
 * Get User's Profile: Get what a user shows to others.
 *
 * `GET /users/{user_id}`
 *
 * Needs `auth.oauth` (no scope needed).
 *
 * From `manifest/groups/users.yaml#operations.retrieve-profile` (Assumptions of the team).
 *
 * @param userId - Identifier of the user.
 */
export function retrieveProfile(
  client: Client,
  userId: UserId,
  init?: RetrieveProfileInit,
): Call<PublicUser, RetrieveProfileError> {
  return send<PublicUser, RetrieveProfileError>(client, retrieveProfileOperation, [userId], init);
}

/**
 * Users
 *
 * What users show of themselves to others.
 */
export class UsersGroup {
  readonly #client: Client;
  /**
   * Playlists
   *
   * Playlists of a user.
   */
  readonly playlists: PlaylistsGroup;

  constructor(client: Client) {
    this.#client = client;
    this.playlists = new PlaylistsGroup(client);
  }

  /**
   * Get User's Profile: Get what a user shows to others.
   *
   * `GET /users/{user_id}`
   *
   * Needs `auth.oauth` (no scope needed).
   *
   * From `manifest/groups/users.yaml#operations.retrieve-profile` (Assumptions of the team).
   *
   * @param userId - Identifier of the user.
   */
  retrieveProfile(
    userId: UserId,
    init?: RetrieveProfileInit,
  ): Call<PublicUser, RetrieveProfileError> {
    return retrieveProfile(this.#client, userId, init);
  }
}
