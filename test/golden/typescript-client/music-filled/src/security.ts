// Made by endpoint-manifest (typescript-client) from manifest/service.yaml#authentication.
// Not to be edited: fill the manifest in and run `generate`.

import { oauth } from "./auth.js";
import { type Security, requires } from "./runtime/security.js";

export const needsOauth: Security = /* @__PURE__ */ requires({ oauth: [oauth] });

export const needsOauthProfileReadProfileEmailOrOauthProfileRead: Security =
  /* @__PURE__ */ requires(
    { oauth: [oauth, "profile-read", "profile-email"] },
    { oauth: [oauth, "profile-read"] },
  );

export const needsOauthLibraryRead: Security = /* @__PURE__ */ requires({
  oauth: [oauth, "library-read"],
});

export const needsOauthLibraryModify: Security = /* @__PURE__ */ requires({
  oauth: [oauth, "library-modify"],
});

export const needsOauthPlaylistReadPrivate: Security = /* @__PURE__ */ requires({
  oauth: [oauth, "playlist-read-private"],
});

export const needsOauthPlaylistModifyPrivate: Security = /* @__PURE__ */ requires({
  oauth: [oauth, "playlist-modify-private"],
});

export const needsOauthTopRead: Security = /* @__PURE__ */ requires({ oauth: [oauth, "top-read"] });

export const needsOauthFollowRead: Security = /* @__PURE__ */ requires({
  oauth: [oauth, "follow-read"],
});

export const needsOauthFollowModify: Security = /* @__PURE__ */ requires({
  oauth: [oauth, "follow-modify"],
});

export const needsOauthPlaybackRead: Security = /* @__PURE__ */ requires({
  oauth: [oauth, "playback-read"],
});

export const needsOauthPlaybackModify: Security = /* @__PURE__ */ requires({
  oauth: [oauth, "playback-modify"],
});

export const needsOauthHistoryRead: Security = /* @__PURE__ */ requires({
  oauth: [oauth, "history-read"],
});

export const needsOauthPlaylistModifyPublicOrOauthPlaylistModifyPrivate: Security =
  /* @__PURE__ */ requires(
    { oauth: [oauth, "playlist-modify-public"] },
    { oauth: [oauth, "playlist-modify-private"] },
  );

export const needsOauthImagesUploadPlaylistModifyPublicOrOauthImagesUploadPlaylistModifyPrivate: Security =
  /* @__PURE__ */ requires(
    { oauth: [oauth, "images-upload", "playlist-modify-public"] },
    { oauth: [oauth, "images-upload", "playlist-modify-private"] },
  );
