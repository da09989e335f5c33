// Made by endpoint-manifest (typescript-client) from manifest/groups/users.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { CommonErrors } from "../common-errors.js";
import type { Answer } from "../runtime/answer.js";
import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import { type RequestOptions, send } from "../runtime/request.js";
import type { ErrorBody, PublicUser, UserId } from "../schemas.js";
import { PlaylistsGroup } from "./users/playlists.js";

const retrieveProfileOperation: Operation = {
  id: "users.retrieve-profile",
  method: "GET",
  path: "/users/{user_id}",
};

/** What a call of `retrieveProfile` may carry. */
export interface RetrieveProfileInit extends RequestOptions {}

/** What `retrieveProfile` answers, by status. */
export interface RetrieveProfileResponses extends CommonErrors {
  /** The public profile. */
  "200": Answer<PublicUser>;
  /** There is no such user. */
  "404": Answer<ErrorBody>;
}

/**
 * Get User's Profile: Get what a user shows to others.
 *
 * `GET /users/{user_id}`
 *
 * From `manifest/groups/users.yaml#operations.retrieve-profile` (Assumptions of the team).
 *
 * @param userId - Identifier of the user.
 */
export function retrieveProfile(
  client: Client,
  userId: UserId,
  init?: RetrieveProfileInit,
): Call<PublicUser> {
  return send<PublicUser>(client, retrieveProfileOperation, [userId], init);
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
   * From `manifest/groups/users.yaml#operations.retrieve-profile` (Assumptions of the team).
   *
   * @param userId - Identifier of the user.
   */
  retrieveProfile(userId: UserId, init?: RetrieveProfileInit): Call<PublicUser> {
    return retrieveProfile(this.#client, userId, init);
  }
}
