// Made by endpoint-manifest (typescript-client) from manifest/service.yaml#authentication.
// Not to be edited: fill the manifest in and run `generate`.

import { oauth } from "./auth.js";
import { type Security, requires } from "./runtime/security.js";

export const needsOauth: Security = /* @__PURE__ */ requires([{ oauth: [] }], { oauth });

export const needsOauthProfileReadProfileEmailOrOauthProfileRead: Security =
  /* @__PURE__ */ requires(
    [{ oauth: ["profile-read", "profile-email"] }, { oauth: ["profile-read"] }],
    { oauth },
  );

export const needsOauthLibraryRead: Security = /* @__PURE__ */ requires(
  [{ oauth: ["library-read"] }],
  { oauth },
);

export const needsOauthLibraryModify: Security = /* @__PURE__ */ requires(
  [{ oauth: ["library-modify"] }],
  { oauth },
);

export const needsOauthPlaylistReadPrivate: Security = /* @__PURE__ */ requires(
  [{ oauth: ["playlist-read-private"] }],
  { oauth },
);

export const needsOauthPlaylistModifyPrivate: Security = /* @__PURE__ */ requires(
  [{ oauth: ["playlist-modify-private"] }],
  { oauth },
);

export const needsOauthTopRead: Security = /* @__PURE__ */ requires([{ oauth: ["top-read"] }], {
  oauth,
});

export const needsOauthFollowRead: Security = /* @__PURE__ */ requires(
  [{ oauth: ["follow-read"] }],
  { oauth },
);

export const needsOauthFollowModify: Security = /* @__PURE__ */ requires(
  [{ oauth: ["follow-modify"] }],
  { oauth },
);

export const needsOauthPlaybackRead: Security = /* @__PURE__ */ requires(
  [{ oauth: ["playback-read"] }],
  { oauth },
);

export const needsOauthPlaybackModify: Security = /* @__PURE__ */ requires(
  [{ oauth: ["playback-modify"] }],
  { oauth },
);

export const needsOauthHistoryRead: Security = /* @__PURE__ */ requires(
  [{ oauth: ["history-read"] }],
  { oauth },
);

export const needsOauthPlaylistModifyPublicOrOauthPlaylistModifyPrivate: Security =
  /* @__PURE__ */ requires(
    [{ oauth: ["playlist-modify-public"] }, { oauth: ["playlist-modify-private"] }],
    { oauth },
  );

export const needsOauthImagesUploadPlaylistModifyPublicOrOauthImagesUploadPlaylistModifyPrivate: Security =
  /* @__PURE__ */ requires(
    [
      { oauth: ["images-upload", "playlist-modify-public"] },
      { oauth: ["images-upload", "playlist-modify-private"] },
    ],
    { oauth },
  );
