// Made by endpoint-manifest (typescript-client) from manifest/service.yaml#authentication.
// Not to be edited: fill the manifest in and run `generate`.

import { type Security, requires } from "./runtime/security.js";

export const needsOauth: Security = /* @__PURE__ */ requires([{ oauth: [] }]);

export const needsOauthProfileReadProfileEmailOrOauthProfileRead: Security =
  /* @__PURE__ */ requires([
    { oauth: ["profile-read", "profile-email"] },
    { oauth: ["profile-read"] },
  ]);

export const needsOauthLibraryRead: Security = /* @__PURE__ */ requires([
  { oauth: ["library-read"] },
]);

export const needsOauthLibraryModify: Security = /* @__PURE__ */ requires([
  { oauth: ["library-modify"] },
]);

export const needsOauthPlaylistReadPrivate: Security = /* @__PURE__ */ requires([
  { oauth: ["playlist-read-private"] },
]);

export const needsOauthPlaylistModifyPrivate: Security = /* @__PURE__ */ requires([
  { oauth: ["playlist-modify-private"] },
]);

export const needsOauthTopRead: Security = /* @__PURE__ */ requires([{ oauth: ["top-read"] }]);

export const needsOauthFollowRead: Security = /* @__PURE__ */ requires([
  { oauth: ["follow-read"] },
]);

export const needsOauthFollowModify: Security = /* @__PURE__ */ requires([
  { oauth: ["follow-modify"] },
]);

export const needsOauthPlaybackRead: Security = /* @__PURE__ */ requires([
  { oauth: ["playback-read"] },
]);

export const needsOauthPlaybackModify: Security = /* @__PURE__ */ requires([
  { oauth: ["playback-modify"] },
]);

export const needsOauthHistoryRead: Security = /* @__PURE__ */ requires([
  { oauth: ["history-read"] },
]);

export const needsOauthPlaylistModifyPublicOrOauthPlaylistModifyPrivate: Security =
  /* @__PURE__ */ requires([
    { oauth: ["playlist-modify-public"] },
    { oauth: ["playlist-modify-private"] },
  ]);

export const needsOauthImagesUploadPlaylistModifyPublicOrOauthImagesUploadPlaylistModifyPrivate: Security =
  /* @__PURE__ */ requires([
    { oauth: ["images-upload", "playlist-modify-public"] },
    { oauth: ["images-upload", "playlist-modify-private"] },
  ]);
