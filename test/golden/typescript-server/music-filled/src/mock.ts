// Made by endpoint-manifest (typescript-server) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { MockData, MockReply } from "./runtime/mock-data.js";
import { type MockServerOptions, mockServer as serverOf } from "./runtime/mock-server.js";
import { type MockOptions, mockHandlers as handlersOf } from "./runtime/mock.js";
import type { Server } from "./runtime/server.js";
import { type Handlers, service } from "./server.js";

const commonReplies: readonly MockReply[] = [
  {
    status: "401",
    content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
    headers: [
      {
        name: "WWW-Authenticate",
        required: true,
        schema: { type: "string", examples: ['Bearer error="invalid_token"'] },
      },
    ],
  },
  {
    status: "403",
    content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
  },
  {
    status: "429",
    content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
    headers: [
      {
        name: "Retry-After",
        required: true,
        schema: { type: "integer", minimum: 1, examples: [30] },
      },
    ],
  },
];

const data: MockData = {
  baseUrl: "https://api.music.example/v1",
  errors: commonReplies,
  schemas: {
    album: {
      allOf: [
        { $ref: "#/schemas/album-summary" },
        {
          type: "object",
          properties: {
            tracks: { $ref: "#/schemas/track-summary-page" },
            copyrights: { type: "array", items: { $ref: "#/schemas/copyright" } },
            external_ids: { $ref: "#/schemas/external-ids" },
            genres: { type: "array", items: { type: "string" } },
            label: { type: "string", examples: ["Northern Quay Records"] },
            popularity: { $ref: "#/schemas/popularity" },
          },
          required: ["tracks", "copyrights", "external_ids", "label", "popularity"],
        },
      ],
    },
    "album-summary": {
      type: "object",
      properties: {
        id: { $ref: "#/schemas/catalog-id", readOnly: true },
        uri: {
          type: "string",
          format: "uri",
          examples: ["music:album:3hWqZr8NfLkV5bYc2TxJpD"],
          readOnly: true,
        },
        href: {
          type: "string",
          format: "uri",
          examples: ["https://api.music.example/v1/albums/3hWqZr8NfLkV5bYc2TxJpD"],
          readOnly: true,
        },
        type: { const: "album" },
        name: { type: "string", examples: ["Slow Water"] },
        album_type: { $ref: "#/schemas/album-type" },
        artists: { type: "array", items: { $ref: "#/schemas/artist-summary" } },
        images: { type: "array", items: { $ref: "#/schemas/image" } },
        release_date: { $ref: "#/schemas/release-date" },
        release_date_precision: { $ref: "#/schemas/release-date-precision" },
        total_tracks: { type: "integer", minimum: 1, examples: [11] },
        available_markets: {
          type: "array",
          items: { $ref: "#/schemas/market" },
          examples: [["DE", "NO", "SE"]],
        },
        external_urls: { $ref: "#/schemas/external-urls" },
        restrictions: { $ref: "#/schemas/restrictions" },
      },
      required: [
        "id",
        "uri",
        "href",
        "type",
        "name",
        "album_type",
        "artists",
        "images",
        "release_date",
        "release_date_precision",
        "total_tracks",
        "available_markets",
        "external_urls",
      ],
    },
    "album-type": { anyOf: [{ enum: ["album", "single", "compilation"] }, { type: "string" }] },
    "album-list": {
      type: "object",
      properties: {
        albums: {
          type: "array",
          items: { oneOf: [{ $ref: "#/schemas/album" }, { type: "null" }] },
        },
      },
      required: ["albums"],
    },
    "album-page": {
      allOf: [
        { $ref: "#/schemas/page" },
        {
          type: "object",
          properties: { items: { type: "array", items: { $ref: "#/schemas/album-summary" } } },
          required: ["items"],
        },
      ],
    },
    "new-releases": {
      type: "object",
      properties: { albums: { $ref: "#/schemas/album-page" } },
      required: ["albums"],
    },
    "artist-album": {
      allOf: [
        { $ref: "#/schemas/album-summary" },
        {
          type: "object",
          properties: { album_group: { $ref: "#/schemas/album-group" } },
          required: ["album_group"],
        },
      ],
    },
    "album-group": { enum: ["album", "single", "compilation", "appears_on"] },
    "artist-album-page": {
      allOf: [
        { $ref: "#/schemas/page" },
        {
          type: "object",
          properties: { items: { type: "array", items: { $ref: "#/schemas/artist-album" } } },
          required: ["items"],
        },
      ],
    },
    artist: {
      allOf: [
        { $ref: "#/schemas/artist-summary" },
        {
          type: "object",
          properties: {
            followers: { $ref: "#/schemas/followers" },
            genres: {
              type: "array",
              items: { type: "string" },
              examples: [["chamber folk", "nordic pop"]],
            },
            images: { type: "array", items: { $ref: "#/schemas/image" } },
            popularity: { $ref: "#/schemas/popularity" },
          },
          required: ["followers", "genres", "images", "popularity"],
        },
      ],
    },
    "artist-summary": {
      type: "object",
      properties: {
        id: { $ref: "#/schemas/catalog-id", examples: ["5nRb8LwTjHx4cQe7VkZy2M"], readOnly: true },
        uri: {
          type: "string",
          format: "uri",
          examples: ["music:artist:5nRb8LwTjHx4cQe7VkZy2M"],
          readOnly: true,
        },
        href: {
          type: "string",
          format: "uri",
          examples: ["https://api.music.example/v1/artists/5nRb8LwTjHx4cQe7VkZy2M"],
          readOnly: true,
        },
        type: { const: "artist" },
        name: { type: "string", examples: ["Harbour Lights"] },
        external_urls: { $ref: "#/schemas/external-urls" },
      },
      required: ["id", "uri", "href", "type", "name", "external_urls"],
    },
    "artist-list": {
      type: "object",
      properties: {
        artists: {
          type: "array",
          items: { oneOf: [{ $ref: "#/schemas/artist" }, { type: "null" }] },
        },
      },
      required: ["artists"],
    },
    "related-artists": {
      type: "object",
      properties: { artists: { type: "array", items: { $ref: "#/schemas/artist" }, maxItems: 20 } },
      required: ["artists"],
    },
    "artist-page": {
      allOf: [
        { $ref: "#/schemas/page" },
        {
          type: "object",
          properties: { items: { type: "array", items: { $ref: "#/schemas/artist" } } },
          required: ["items"],
        },
      ],
    },
    show: {
      allOf: [
        { $ref: "#/schemas/show-summary" },
        {
          type: "object",
          properties: { episodes: { $ref: "#/schemas/episode-page" } },
          required: ["episodes"],
        },
      ],
    },
    "show-summary": {
      type: "object",
      properties: {
        id: { $ref: "#/schemas/catalog-id", examples: ["4yFs6PkDmXa9vUj3BhGt1W"], readOnly: true },
        uri: {
          type: "string",
          format: "uri",
          examples: ["music:show:4yFs6PkDmXa9vUj3BhGt1W"],
          readOnly: true,
        },
        href: {
          type: "string",
          format: "uri",
          examples: ["https://api.music.example/v1/shows/4yFs6PkDmXa9vUj3BhGt1W"],
          readOnly: true,
        },
        type: { const: "show" },
        name: { type: "string", examples: ["Night Signals"] },
        publisher: { type: "string", examples: ["Low Tide Audio"] },
        description: {
          type: "string",
          examples: ["Stories from those who are awake when others sleep."],
        },
        html_description: {
          type: "string",
          contentMediaType: "text/html",
          examples: ["<p>Stories from those who are awake when others sleep.</p>"],
        },
        explicit: { type: "boolean" },
        is_externally_hosted: { type: ["boolean", "null"] },
        languages: { type: "array", items: { $ref: "#/schemas/language" }, examples: [["en"]] },
        media_type: { enum: ["audio", "video", "mixed"] },
        images: { type: "array", items: { $ref: "#/schemas/image" } },
        copyrights: { type: "array", items: { $ref: "#/schemas/copyright" } },
        total_episodes: { type: "integer", minimum: 0, examples: [96] },
        available_markets: {
          type: "array",
          items: { $ref: "#/schemas/market" },
          examples: [["GB", "IE", "US"]],
        },
        external_urls: { $ref: "#/schemas/external-urls" },
      },
      required: [
        "id",
        "uri",
        "href",
        "type",
        "name",
        "publisher",
        "description",
        "html_description",
        "explicit",
        "is_externally_hosted",
        "languages",
        "media_type",
        "images",
        "copyrights",
        "total_episodes",
        "available_markets",
        "external_urls",
      ],
    },
    "show-list": {
      type: "object",
      properties: {
        shows: {
          type: "array",
          items: { oneOf: [{ $ref: "#/schemas/show-summary" }, { type: "null" }] },
        },
      },
      required: ["shows"],
    },
    "show-page": {
      allOf: [
        { $ref: "#/schemas/page" },
        {
          type: "object",
          properties: { items: { type: "array", items: { $ref: "#/schemas/show-summary" } } },
          required: ["items"],
        },
      ],
    },
    episode: {
      allOf: [
        { $ref: "#/schemas/episode-summary" },
        {
          type: "object",
          properties: { show: { $ref: "#/schemas/show-summary" } },
          required: ["show"],
        },
      ],
    },
    "episode-summary": {
      type: "object",
      properties: {
        id: { $ref: "#/schemas/catalog-id", examples: ["1pGd7YzWfUe5xKo3TqMvJc"], readOnly: true },
        uri: {
          type: "string",
          format: "uri",
          examples: ["music:episode:1pGd7YzWfUe5xKo3TqMvJc"],
          readOnly: true,
        },
        href: {
          type: "string",
          format: "uri",
          examples: ["https://api.music.example/v1/episodes/1pGd7YzWfUe5xKo3TqMvJc"],
          readOnly: true,
        },
        type: { const: "episode" },
        name: { type: "string", examples: ["The Lighthouse Keepers"] },
        description: { type: "string", examples: ["Two sisters, one lamp and forty winters."] },
        html_description: {
          type: "string",
          contentMediaType: "text/html",
          examples: ["<p>Two sisters, one lamp and forty winters.</p>"],
        },
        duration_ms: { type: "integer", minimum: 0, examples: [2514000] },
        explicit: { type: "boolean" },
        is_externally_hosted: { type: "boolean" },
        is_playable: { type: "boolean" },
        language: { $ref: "#/schemas/language" },
        languages: { type: "array", items: { $ref: "#/schemas/language" }, examples: [["en"]] },
        images: { type: "array", items: { $ref: "#/schemas/image" } },
        release_date: { $ref: "#/schemas/release-date" },
        release_date_precision: { $ref: "#/schemas/release-date-precision" },
        resume_point: { $ref: "#/schemas/resume-point" },
        restrictions: { $ref: "#/schemas/restrictions" },
        external_urls: { $ref: "#/schemas/external-urls" },
        audio_preview_url: { type: ["string", "null"] },
      },
      required: [
        "id",
        "uri",
        "href",
        "type",
        "name",
        "description",
        "html_description",
        "duration_ms",
        "explicit",
        "is_externally_hosted",
        "is_playable",
        "languages",
        "images",
        "release_date",
        "release_date_precision",
        "external_urls",
      ],
    },
    "episode-list": {
      type: "object",
      properties: {
        episodes: {
          type: "array",
          items: { oneOf: [{ $ref: "#/schemas/episode" }, { type: "null" }] },
        },
      },
      required: ["episodes"],
    },
    "episode-page": {
      allOf: [
        { $ref: "#/schemas/page" },
        {
          type: "object",
          properties: { items: { type: "array", items: { $ref: "#/schemas/episode-summary" } } },
          required: ["items"],
        },
      ],
    },
    playable: {
      oneOf: [{ $ref: "#/schemas/track" }, { $ref: "#/schemas/episode" }],
      discriminator: {
        propertyName: "type",
        mapping: { track: "#/schemas/track", episode: "#/schemas/episode" },
      },
    },
    audiobook: {
      allOf: [
        { $ref: "#/schemas/audiobook-summary" },
        {
          type: "object",
          properties: { chapters: { $ref: "#/schemas/chapter-page" } },
          required: ["chapters"],
        },
      ],
    },
    "audiobook-summary": {
      type: "object",
      properties: {
        id: { $ref: "#/schemas/catalog-id", examples: ["7cMz2NqLgYw5rXo8TbKv4J"], readOnly: true },
        uri: {
          type: "string",
          format: "uri",
          examples: ["music:audiobook:7cMz2NqLgYw5rXo8TbKv4J"],
          readOnly: true,
        },
        href: {
          type: "string",
          format: "uri",
          examples: ["https://api.music.example/v1/audiobooks/7cMz2NqLgYw5rXo8TbKv4J"],
          readOnly: true,
        },
        type: { const: "audiobook" },
        name: { type: "string", examples: ["The Salt Road"] },
        authors: { type: "array", items: { $ref: "#/schemas/contributor" } },
        narrators: { type: "array", items: { $ref: "#/schemas/contributor" } },
        publisher: { type: "string", examples: ["Low Tide Audio"] },
        edition: { type: "string", examples: ["Unabridged"] },
        description: {
          type: "string",
          examples: ["A salt trader crosses a country that is about to vanish."],
        },
        html_description: {
          type: "string",
          contentMediaType: "text/html",
          examples: ["<p>A salt trader crosses a country that is about to vanish.</p>"],
        },
        explicit: { type: "boolean" },
        languages: { type: "array", items: { $ref: "#/schemas/language" }, examples: [["en-GB"]] },
        media_type: { const: "audio" },
        images: { type: "array", items: { $ref: "#/schemas/image" } },
        copyrights: { type: "array", items: { $ref: "#/schemas/copyright" } },
        total_chapters: { type: "integer", minimum: 0, examples: [32] },
        available_markets: {
          type: "array",
          items: { $ref: "#/schemas/market" },
          examples: [["GB", "IE", "US"]],
        },
        external_urls: { $ref: "#/schemas/external-urls" },
      },
      required: [
        "id",
        "uri",
        "href",
        "type",
        "name",
        "authors",
        "narrators",
        "publisher",
        "description",
        "html_description",
        "explicit",
        "languages",
        "media_type",
        "images",
        "copyrights",
        "total_chapters",
        "available_markets",
        "external_urls",
      ],
    },
    "audiobook-list": {
      type: "object",
      properties: {
        audiobooks: {
          type: "array",
          items: { oneOf: [{ $ref: "#/schemas/audiobook" }, { type: "null" }] },
        },
      },
      required: ["audiobooks"],
    },
    "audiobook-page": {
      allOf: [
        { $ref: "#/schemas/page" },
        {
          type: "object",
          properties: { items: { type: "array", items: { $ref: "#/schemas/audiobook-summary" } } },
          required: ["items"],
        },
      ],
    },
    chapter: {
      allOf: [
        { $ref: "#/schemas/chapter-summary" },
        {
          type: "object",
          properties: { audiobook: { $ref: "#/schemas/audiobook-summary" } },
          required: ["audiobook"],
        },
      ],
    },
    "chapter-summary": {
      type: "object",
      properties: {
        id: { $ref: "#/schemas/catalog-id", examples: ["0dJh9QxSeRf6uWn3ZpCm5L"], readOnly: true },
        uri: {
          type: "string",
          format: "uri",
          examples: ["music:chapter:0dJh9QxSeRf6uWn3ZpCm5L"],
          readOnly: true,
        },
        href: {
          type: "string",
          format: "uri",
          examples: ["https://api.music.example/v1/chapters/0dJh9QxSeRf6uWn3ZpCm5L"],
          readOnly: true,
        },
        type: { const: "chapter" },
        name: { type: "string", examples: ["Low Tide"] },
        chapter_number: { type: "integer", minimum: 0, examples: [3] },
        description: {
          type: "string",
          examples: ["The caravan waits for the sea to let it pass."],
        },
        html_description: {
          type: "string",
          contentMediaType: "text/html",
          examples: ["<p>The caravan waits for the sea to let it pass.</p>"],
        },
        duration_ms: { type: "integer", minimum: 0, examples: [1386000] },
        explicit: { type: "boolean" },
        is_playable: { type: "boolean" },
        languages: { type: "array", items: { $ref: "#/schemas/language" }, examples: [["en-GB"]] },
        images: { type: "array", items: { $ref: "#/schemas/image" } },
        release_date: { $ref: "#/schemas/release-date" },
        release_date_precision: { $ref: "#/schemas/release-date-precision" },
        resume_point: { $ref: "#/schemas/resume-point" },
        restrictions: { $ref: "#/schemas/restrictions" },
        available_markets: {
          type: "array",
          items: { $ref: "#/schemas/market" },
          examples: [["GB", "IE", "US"]],
        },
        external_urls: { $ref: "#/schemas/external-urls" },
        audio_preview_url: { type: ["string", "null"] },
      },
      required: [
        "id",
        "uri",
        "href",
        "type",
        "name",
        "chapter_number",
        "description",
        "html_description",
        "duration_ms",
        "explicit",
        "is_playable",
        "languages",
        "images",
        "release_date",
        "release_date_precision",
        "available_markets",
        "external_urls",
      ],
    },
    "chapter-list": {
      type: "object",
      properties: {
        chapters: {
          type: "array",
          items: { oneOf: [{ $ref: "#/schemas/chapter" }, { type: "null" }] },
        },
      },
      required: ["chapters"],
    },
    "chapter-page": {
      allOf: [
        { $ref: "#/schemas/page" },
        {
          type: "object",
          properties: { items: { type: "array", items: { $ref: "#/schemas/chapter-summary" } } },
          required: ["items"],
        },
      ],
    },
    track: {
      allOf: [
        { $ref: "#/schemas/track-summary" },
        {
          type: "object",
          properties: {
            album: { $ref: "#/schemas/album-summary" },
            external_ids: { $ref: "#/schemas/external-ids" },
            popularity: { $ref: "#/schemas/popularity" },
          },
          required: ["album", "external_ids", "popularity"],
        },
      ],
    },
    "track-summary": {
      type: "object",
      properties: {
        id: { $ref: "#/schemas/catalog-id", examples: ["6tK2mXcVbQ9wRz4LhN0sYa"], readOnly: true },
        uri: {
          type: "string",
          format: "uri",
          examples: ["music:track:6tK2mXcVbQ9wRz4LhN0sYa"],
          readOnly: true,
        },
        href: {
          type: "string",
          format: "uri",
          examples: ["https://api.music.example/v1/tracks/6tK2mXcVbQ9wRz4LhN0sYa"],
          readOnly: true,
        },
        type: { const: "track" },
        name: { type: "string", examples: ["First Ferry"] },
        artists: { type: "array", items: { $ref: "#/schemas/artist-summary" } },
        disc_number: { type: "integer", minimum: 1, examples: [1] },
        track_number: { type: "integer", minimum: 1, examples: [4] },
        duration_ms: { type: "integer", minimum: 0, examples: [221400] },
        explicit: { type: "boolean" },
        is_local: { type: "boolean" },
        is_playable: { type: "boolean" },
        linked_from: { $ref: "#/schemas/linked-track" },
        restrictions: { $ref: "#/schemas/restrictions" },
        available_markets: {
          type: "array",
          items: { $ref: "#/schemas/market" },
          examples: [["DE", "NO", "SE"]],
        },
        external_urls: { $ref: "#/schemas/external-urls" },
        preview_url: { type: ["string", "null"] },
      },
      required: [
        "id",
        "uri",
        "href",
        "type",
        "name",
        "artists",
        "disc_number",
        "track_number",
        "duration_ms",
        "explicit",
        "is_local",
        "available_markets",
        "external_urls",
      ],
    },
    "linked-track": {
      type: "object",
      properties: {
        id: { $ref: "#/schemas/catalog-id", readOnly: true },
        uri: { type: "string", format: "uri", readOnly: true },
        href: { type: "string", format: "uri", readOnly: true },
        type: { const: "track" },
      },
      required: ["id", "uri", "href", "type"],
    },
    "track-list": {
      type: "object",
      properties: {
        tracks: {
          type: "array",
          items: { oneOf: [{ $ref: "#/schemas/track" }, { type: "null" }] },
        },
      },
      required: ["tracks"],
    },
    "top-tracks": {
      type: "object",
      properties: { tracks: { type: "array", items: { $ref: "#/schemas/track" }, maxItems: 10 } },
      required: ["tracks"],
    },
    "track-page": {
      allOf: [
        { $ref: "#/schemas/page" },
        {
          type: "object",
          properties: { items: { type: "array", items: { $ref: "#/schemas/track" } } },
          required: ["items"],
        },
      ],
    },
    "track-summary-page": {
      allOf: [
        { $ref: "#/schemas/page" },
        {
          type: "object",
          properties: { items: { type: "array", items: { $ref: "#/schemas/track-summary" } } },
          required: ["items"],
        },
      ],
    },
    playlist: {
      allOf: [
        { $ref: "#/schemas/playlist-summary" },
        {
          type: "object",
          properties: {
            followers: { $ref: "#/schemas/followers" },
            tracks: { $ref: "#/schemas/playlist-item-page" },
          },
          required: ["followers", "tracks"],
        },
      ],
    },
    "playlist-summary": {
      type: "object",
      properties: {
        id: { $ref: "#/schemas/playlist-id", readOnly: true },
        uri: {
          type: "string",
          format: "uri",
          examples: ["music:playlist:2vVXzJ7rNqTQ1mLdK8sWyB"],
          readOnly: true,
        },
        href: {
          type: "string",
          format: "uri",
          examples: ["https://api.music.example/v1/playlists/2vVXzJ7rNqTQ1mLdK8sWyB"],
          readOnly: true,
        },
        type: { const: "playlist" },
        name: { $ref: "#/schemas/playlist-name" },
        description: { type: ["string", "null"], maxLength: 300, examples: ["For long evenings."] },
        collaborative: { type: "boolean" },
        public: { type: ["boolean", "null"] },
        owner: { $ref: "#/schemas/public-user" },
        images: { type: "array", items: { $ref: "#/schemas/playlist-image" } },
        external_urls: { $ref: "#/schemas/external-urls" },
        snapshot_id: { $ref: "#/schemas/snapshot-id", readOnly: true },
        track_count: { type: "integer", minimum: 0, examples: [42], readOnly: true },
        primary_color: { type: ["string", "null"] },
      },
      required: [
        "id",
        "uri",
        "href",
        "type",
        "name",
        "description",
        "collaborative",
        "public",
        "owner",
        "images",
        "external_urls",
        "snapshot_id",
        "track_count",
      ],
    },
    "playlist-page": {
      allOf: [
        { $ref: "#/schemas/page" },
        {
          type: "object",
          properties: { items: { type: "array", items: { $ref: "#/schemas/playlist-summary" } } },
          required: ["items"],
        },
      ],
    },
    "playlist-item": {
      type: "object",
      properties: {
        added_at: {
          type: ["string", "null"],
          format: "date-time",
          examples: ["2026-01-17T20:31:05Z"],
          readOnly: true,
        },
        added_by: { oneOf: [{ $ref: "#/schemas/public-user" }, { type: "null" }] },
        is_local: { type: "boolean" },
        item: { oneOf: [{ $ref: "#/schemas/playable" }, { type: "null" }] },
      },
      required: ["added_at", "added_by", "is_local", "item"],
    },
    "playlist-item-page": {
      allOf: [
        { $ref: "#/schemas/page" },
        {
          type: "object",
          properties: { items: { type: "array", items: { $ref: "#/schemas/playlist-item" } } },
          required: ["items"],
        },
      ],
    },
    "playlist-id": {
      type: "string",
      pattern: "^[0-9A-Za-z]{22}$",
      examples: ["2vVXzJ7rNqTQ1mLdK8sWyB"],
    },
    "playlist-name": { type: "string", minLength: 1, maxLength: 100, examples: ["Late Trains"] },
    snapshot: {
      type: "object",
      properties: { snapshot_id: { $ref: "#/schemas/snapshot-id" } },
      required: ["snapshot_id"],
    },
    "snapshot-id": {
      type: "string",
      format: "uuid",
      examples: ["0b6f4c1e-52a7-4d0a-9a55-7a1c3f2d9e84"],
    },
    user: {
      allOf: [
        { $ref: "#/schemas/public-user" },
        {
          type: "object",
          properties: {
            country: { $ref: "#/schemas/market" },
            email: { type: ["string", "null"], format: "email", examples: ["nora@music.example"] },
            product: { $ref: "#/schemas/subscription" },
            explicit_content: { $ref: "#/schemas/explicit-content-settings" },
            birthdate: { type: ["string", "null"], format: "date" },
          },
          required: ["country", "product", "explicit_content"],
        },
      ],
    },
    "public-user": {
      type: "object",
      properties: {
        id: { $ref: "#/schemas/user-id", readOnly: true },
        uri: { type: "string", format: "uri", examples: ["music:user:nora-lind"], readOnly: true },
        href: {
          type: "string",
          format: "uri",
          examples: ["https://api.music.example/v1/users/nora-lind"],
          readOnly: true,
        },
        type: { const: "user" },
        display_name: { type: ["string", "null"], maxLength: 100, examples: ["Nora Lind"] },
        external_urls: { $ref: "#/schemas/external-urls" },
        followers: { $ref: "#/schemas/followers" },
        images: { type: "array", items: { $ref: "#/schemas/image" } },
      },
      required: ["id", "uri", "href", "type", "display_name", "external_urls"],
    },
    "user-id": { type: "string", pattern: "^[a-z0-9][a-z0-9.-]{1,29}$", examples: ["nora-lind"] },
    subscription: {
      anyOf: [{ enum: ["free", "premium", "family", "student"] }, { type: "string" }],
    },
    "explicit-content-settings": {
      type: "object",
      properties: { filter_enabled: { type: "boolean" }, filter_locked: { type: "boolean" } },
      required: ["filter_enabled", "filter_locked"],
    },
    "browse-category": {
      type: "object",
      properties: {
        id: { $ref: "#/schemas/category-id", readOnly: true },
        href: {
          type: "string",
          format: "uri",
          examples: ["https://api.music.example/v1/browse/categories/late-night"],
          readOnly: true,
        },
        name: { type: "string", examples: ["Late Night"] },
        icons: { type: "array", items: { $ref: "#/schemas/image" } },
      },
      required: ["id", "href", "name", "icons"],
    },
    "category-id": {
      type: "string",
      pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$",
      examples: ["late-night"],
    },
    "category-list": {
      type: "object",
      properties: { categories: { $ref: "#/schemas/category-page" } },
      required: ["categories"],
    },
    "category-page": {
      allOf: [
        { $ref: "#/schemas/numbered-page" },
        {
          type: "object",
          properties: { items: { type: "array", items: { $ref: "#/schemas/browse-category" } } },
          required: ["items"],
        },
      ],
    },
    "playlist-selection": {
      type: "object",
      properties: {
        message: { type: "string", examples: ["Good evening"] },
        playlists: { $ref: "#/schemas/playlist-page" },
      },
      required: ["message", "playlists"],
    },
    "audio-features": {
      type: "object",
      properties: {
        id: { $ref: "#/schemas/catalog-id", examples: ["6tK2mXcVbQ9wRz4LhN0sYa"], readOnly: true },
        uri: {
          type: "string",
          format: "uri",
          examples: ["music:track:6tK2mXcVbQ9wRz4LhN0sYa"],
          readOnly: true,
        },
        type: { const: "audio_features" },
        track_href: {
          type: "string",
          format: "uri",
          examples: ["https://api.music.example/v1/tracks/6tK2mXcVbQ9wRz4LhN0sYa"],
          readOnly: true,
        },
        analysis_url: {
          type: "string",
          format: "uri",
          examples: ["https://api.music.example/v1/audio-analysis/6tK2mXcVbQ9wRz4LhN0sYa"],
          readOnly: true,
        },
        duration_ms: { type: "integer", minimum: 0, examples: [221400] },
        acousticness: { type: "number", minimum: 0, maximum: 1, examples: [0.72] },
        danceability: { type: "number", minimum: 0, maximum: 1, examples: [0.48] },
        energy: { type: "number", minimum: 0, maximum: 1, examples: [0.39] },
        instrumentalness: { type: "number", minimum: 0, maximum: 1, examples: [0.05] },
        key: { $ref: "#/schemas/pitch-class" },
        liveness: { type: "number", minimum: 0, maximum: 1, examples: [0.11] },
        loudness: { type: "number", minimum: -60, maximum: 0, examples: [-9.6] },
        mode: { $ref: "#/schemas/mode" },
        speechiness: { type: "number", minimum: 0, maximum: 1, examples: [0.03] },
        tempo: { type: "number", minimum: 0, examples: [96.5] },
        time_signature: { $ref: "#/schemas/time-signature" },
        valence: { type: "number", minimum: 0, maximum: 1, examples: [0.34] },
      },
      required: [
        "id",
        "uri",
        "type",
        "track_href",
        "analysis_url",
        "duration_ms",
        "acousticness",
        "danceability",
        "energy",
        "instrumentalness",
        "key",
        "liveness",
        "loudness",
        "mode",
        "speechiness",
        "tempo",
        "time_signature",
        "valence",
      ],
    },
    "pitch-class": { type: "integer", minimum: -1, maximum: 11, examples: [2] },
    mode: { enum: [0, 1] },
    "time-signature": { type: "integer", minimum: 3, maximum: 7, examples: [4] },
    "audio-features-list": {
      type: "object",
      properties: {
        audio_features: {
          type: "array",
          items: { oneOf: [{ $ref: "#/schemas/audio-features" }, { type: "null" }] },
        },
      },
      required: ["audio_features"],
    },
    "audio-analysis": {
      type: "object",
      properties: {
        meta: { $ref: "#/schemas/analysis-meta" },
        track: { $ref: "#/schemas/analysed-track" },
        bars: { type: "array", items: { $ref: "#/schemas/time-interval" } },
        beats: { type: "array", items: { $ref: "#/schemas/time-interval" } },
        tatums: { type: "array", items: { $ref: "#/schemas/time-interval" } },
        sections: { type: "array", items: { $ref: "#/schemas/analysis-section" } },
        segments: { type: "array", items: { $ref: "#/schemas/analysis-segment" } },
      },
      required: ["meta", "track", "bars", "beats", "tatums", "sections", "segments"],
    },
    "analysis-meta": {
      type: "object",
      properties: {
        analyzer_version: {
          type: "string",
          pattern: "^[0-9]+(?:\\.[0-9]+){2}$",
          examples: ["4.0.0"],
        },
        analyzed_at: {
          type: "string",
          format: "date-time",
          examples: ["2025-09-14T03:12:45Z"],
          readOnly: true,
        },
        duration_seconds: { type: "number", minimum: 0, examples: [6.93] },
      },
      required: ["analyzer_version", "analyzed_at", "duration_seconds"],
    },
    "analysed-track": {
      type: "object",
      properties: {
        duration: { type: "number", minimum: 0, examples: [221.4] },
        sample_rate: { type: "integer", minimum: 1, examples: [22050] },
        loudness: { type: "number", examples: [-9.6] },
        loudness_range: { $ref: "#/schemas/loudness-range" },
        tempo: { type: "number", minimum: 0, examples: [96.5] },
        tempo_confidence: { $ref: "#/schemas/confidence" },
        key: { $ref: "#/schemas/pitch-class" },
        key_confidence: { $ref: "#/schemas/confidence" },
        mode: { $ref: "#/schemas/mode" },
        mode_confidence: { $ref: "#/schemas/confidence" },
        time_signature: { $ref: "#/schemas/time-signature" },
        time_signature_confidence: { $ref: "#/schemas/confidence" },
        end_of_fade_in: { type: "number", minimum: 0, examples: [0.4] },
        start_of_fade_out: { type: "number", minimum: 0, examples: [214.9] },
      },
      required: [
        "duration",
        "sample_rate",
        "loudness",
        "loudness_range",
        "tempo",
        "tempo_confidence",
        "key",
        "key_confidence",
        "mode",
        "mode_confidence",
        "time_signature",
        "time_signature_confidence",
        "end_of_fade_in",
        "start_of_fade_out",
      ],
    },
    "loudness-range": {
      type: "array",
      prefixItems: [{ type: "number" }, { type: "number" }],
      items: false,
      minItems: 2,
      examples: [[-31.2, -4.8]],
    },
    confidence: { type: "number", minimum: 0, maximum: 1, examples: [0.87] },
    "time-interval": {
      type: "object",
      properties: {
        start: { type: "number", minimum: 0, examples: [12.417] },
        duration: { type: "number", minimum: 0, examples: [0.622] },
        confidence: { $ref: "#/schemas/confidence" },
      },
      required: ["start", "duration", "confidence"],
    },
    "analysis-section": {
      allOf: [
        { $ref: "#/schemas/time-interval" },
        {
          type: "object",
          properties: {
            loudness: { type: "number", examples: [-11.3] },
            tempo: { type: "number", minimum: 0, examples: [97.1] },
            key: { $ref: "#/schemas/pitch-class" },
            mode: { $ref: "#/schemas/mode" },
            time_signature: { $ref: "#/schemas/time-signature" },
          },
          required: ["loudness", "tempo", "key", "mode", "time_signature"],
        },
      ],
    },
    "analysis-segment": {
      allOf: [
        { $ref: "#/schemas/time-interval" },
        {
          type: "object",
          properties: {
            loudness_start: { type: "number", examples: [-23.1] },
            loudness_max: { type: "number" },
            loudness_max_time: { type: "number", minimum: 0, examples: [0.06] },
            pitches: { $ref: "#/schemas/chroma" },
            timbre: { $ref: "#/schemas/timbre" },
          },
          required: ["loudness_start", "loudness_max", "loudness_max_time", "pitches", "timbre"],
        },
      ],
    },
    chroma: {
      type: "array",
      items: { type: "number", minimum: 0, maximum: 1 },
      minItems: 12,
      maxItems: 12,
    },
    timbre: { type: "array", items: { type: "number" }, minItems: 12, maxItems: 12 },
    recommendation: {
      type: "object",
      properties: {
        seeds: {
          type: "array",
          items: { $ref: "#/schemas/recommendation-seed" },
          minItems: 1,
          maxItems: 5,
        },
        tracks: { type: "array", items: { $ref: "#/schemas/track" }, maxItems: 100 },
      },
      required: ["seeds", "tracks"],
    },
    "recommendation-seed": {
      type: "object",
      properties: {
        id: { type: "string", examples: ["5nRb8LwTjHx4cQe7VkZy2M", "nordic-pop"] },
        type: { enum: ["artist", "genre", "track"] },
        href: { type: ["string", "null"], format: "uri" },
        initial_pool_size: { type: "integer", minimum: 0, examples: [500] },
        filtered_pool_size: { type: "integer", minimum: 0, examples: [380] },
        relinked_pool_size: { type: "integer", minimum: 0, examples: [365] },
      },
      required: [
        "id",
        "type",
        "href",
        "initial_pool_size",
        "filtered_pool_size",
        "relinked_pool_size",
      ],
    },
    genre: { type: "string", pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$", examples: ["nordic-pop"] },
    "genre-list": {
      type: "object",
      properties: {
        genres: { type: "array", items: { $ref: "#/schemas/genre" }, uniqueItems: true },
      },
      required: ["genres"],
    },
    market: { type: "string", pattern: "^[A-Z]{2}$", examples: ["SE"] },
    "market-list": {
      type: "array",
      items: { $ref: "#/schemas/market" },
      uniqueItems: true,
      examples: [["DE", "NO", "SE"]],
    },
    "player-device": {
      type: "object",
      properties: {
        id: { oneOf: [{ $ref: "#/schemas/device-id" }, { type: "null" }], readOnly: true },
        name: { type: "string", examples: ["Kitchen"] },
        type: { $ref: "#/schemas/device-type" },
        is_active: { type: "boolean" },
        is_private_session: { type: "boolean" },
        is_restricted: { type: "boolean" },
        supports_volume: { type: "boolean" },
        volume_percent: { type: ["integer", "null"], minimum: 0, maximum: 100, examples: [55] },
      },
      required: [
        "id",
        "name",
        "type",
        "is_active",
        "is_private_session",
        "is_restricted",
        "supports_volume",
        "volume_percent",
      ],
    },
    "device-id": {
      type: "string",
      pattern: "^[0-9a-f]{40}$",
      examples: ["5fbb3ba6aa454b5534c4ba43a8c7e8e45a63ad0e"],
    },
    "device-type": {
      anyOf: [
        {
          enum: [
            "computer",
            "tablet",
            "smartphone",
            "speaker",
            "tv",
            "game-console",
            "automobile",
            "watch",
          ],
        },
        { type: "string" },
      ],
    },
    "device-list": {
      type: "object",
      properties: { devices: { type: "array", items: { $ref: "#/schemas/player-device" } } },
      required: ["devices"],
    },
    "playback-queue": {
      type: "object",
      properties: {
        currently_playing: { oneOf: [{ $ref: "#/schemas/playable" }, { type: "null" }] },
        queue: { type: "array", items: { $ref: "#/schemas/playable" } },
      },
      required: ["currently_playing", "queue"],
    },
    "playlist-image": {
      allOf: [
        { $ref: "#/schemas/image" },
        {
          type: "object",
          properties: { origin: { enum: ["uploaded", "mosaic"] } },
          required: ["origin"],
        },
      ],
    },
    "playlist-follower": {
      type: "object",
      properties: {
        user: { $ref: "#/schemas/public-user", readOnly: true },
        followed_at: {
          type: "string",
          format: "date-time",
          examples: ["2026-02-03T07:45:00Z"],
          readOnly: true,
        },
        public: { type: "boolean", default: true },
      },
      required: ["user", "followed_at"],
      additionalProperties: false,
    },
    "saved-audiobook": {
      type: "object",
      properties: {
        added_at: { $ref: "#/schemas/added-at" },
        audiobook: { $ref: "#/schemas/audiobook-summary" },
      },
      required: ["added_at", "audiobook"],
    },
    "saved-audiobook-page": {
      allOf: [
        { $ref: "#/schemas/page" },
        {
          type: "object",
          properties: { items: { type: "array", items: { $ref: "#/schemas/saved-audiobook" } } },
          required: ["items"],
        },
      ],
    },
    "saved-playlist": {
      type: "object",
      properties: {
        added_at: { $ref: "#/schemas/added-at" },
        playlist: { $ref: "#/schemas/playlist-summary" },
      },
      required: ["added_at", "playlist"],
    },
    "saved-playlist-page": {
      allOf: [
        { $ref: "#/schemas/page" },
        {
          type: "object",
          properties: {
            items: { type: "array", items: { $ref: "#/schemas/saved-playlist" } },
            folders: { type: "array", items: { $ref: "#/schemas/playlist-folder" } },
          },
          required: ["items", "folders"],
        },
      ],
    },
    "saved-album": {
      type: "object",
      properties: { added_at: { $ref: "#/schemas/added-at" }, album: { $ref: "#/schemas/album" } },
      required: ["added_at", "album"],
    },
    "saved-album-page": {
      allOf: [
        { $ref: "#/schemas/page" },
        {
          type: "object",
          properties: { items: { type: "array", items: { $ref: "#/schemas/saved-album" } } },
          required: ["items"],
        },
      ],
    },
    "saved-track": {
      type: "object",
      properties: { added_at: { $ref: "#/schemas/added-at" }, track: { $ref: "#/schemas/track" } },
      required: ["added_at", "track"],
    },
    "saved-track-page": {
      allOf: [
        { $ref: "#/schemas/page" },
        {
          type: "object",
          properties: { items: { type: "array", items: { $ref: "#/schemas/saved-track" } } },
          required: ["items"],
        },
      ],
    },
    "saved-episode": {
      type: "object",
      properties: {
        added_at: { $ref: "#/schemas/added-at" },
        episode: { $ref: "#/schemas/episode" },
      },
      required: ["added_at", "episode"],
    },
    "saved-episode-page": {
      allOf: [
        { $ref: "#/schemas/page" },
        {
          type: "object",
          properties: { items: { type: "array", items: { $ref: "#/schemas/saved-episode" } } },
          required: ["items"],
        },
      ],
    },
    "saved-show": {
      type: "object",
      properties: {
        added_at: { $ref: "#/schemas/added-at" },
        show: { $ref: "#/schemas/show-summary" },
      },
      required: ["added_at", "show"],
    },
    "saved-show-page": {
      allOf: [
        { $ref: "#/schemas/page" },
        {
          type: "object",
          properties: { items: { type: "array", items: { $ref: "#/schemas/saved-show" } } },
          required: ["items"],
        },
      ],
    },
    "added-at": {
      type: "string",
      format: "date-time",
      examples: ["2026-01-17T20:31:05Z"],
      readOnly: true,
    },
    "playlist-folder": {
      type: "object",
      properties: {
        id: { type: "string", format: "uuid", readOnly: true },
        name: { type: "string", minLength: 1, maxLength: 100, examples: ["Travelling"] },
        playlist_ids: { type: "array", items: { $ref: "#/schemas/playlist-id" } },
        folders: { type: "array", items: { $ref: "#/schemas/playlist-folder" } },
      },
      required: ["id", "name", "playlist_ids", "folders"],
    },
    membership: { type: "array", items: { type: "boolean" }, examples: [[true, false]] },
    "followed-artists": {
      type: "object",
      properties: { artists: { $ref: "#/schemas/followed-artist-page" } },
      required: ["artists"],
    },
    "followed-artist-page": {
      allOf: [
        { $ref: "#/schemas/cursor-page" },
        {
          type: "object",
          properties: { items: { type: "array", items: { $ref: "#/schemas/artist" } } },
          required: ["items"],
        },
      ],
    },
    page: {
      type: "object",
      properties: {
        href: { type: "string", format: "uri" },
        limit: { type: "integer", minimum: 1, examples: [20] },
        next: { type: ["string", "null"], format: "uri" },
        offset: { type: "integer", minimum: 0, examples: [0] },
        previous: { type: ["string", "null"], format: "uri" },
        total: { type: "integer", minimum: 0, examples: [137] },
      },
      required: ["href", "limit", "next", "offset", "previous", "total"],
    },
    "numbered-page": {
      type: "object",
      properties: {
        href: { type: "string", format: "uri" },
        limit: { type: "integer", minimum: 1, examples: [20] },
        next: { type: ["string", "null"], format: "uri" },
        page: { type: "integer", minimum: 1, examples: [1] },
        previous: { type: ["string", "null"], format: "uri" },
        total: { type: "integer", minimum: 0, examples: [44] },
      },
      required: ["href", "limit", "next", "page", "previous", "total"],
    },
    "cursor-page": {
      type: "object",
      properties: {
        href: { type: "string", format: "uri" },
        limit: { type: "integer", minimum: 1, examples: [20] },
        next: { type: ["string", "null"], format: "uri" },
        cursors: { $ref: "#/schemas/cursors" },
        total: { type: "integer", minimum: 0 },
      },
      required: ["href", "limit", "next", "cursors"],
    },
    cursors: {
      type: "object",
      properties: {
        after: { type: ["string", "null"], examples: ["1772215331480"] },
        before: { type: ["string", "null"] },
      },
      required: ["after"],
    },
    playback: {
      allOf: [
        { $ref: "#/schemas/currently-playing" },
        {
          type: "object",
          properties: {
            device: { $ref: "#/schemas/player-device" },
            repeat_state: { $ref: "#/schemas/repeat-mode" },
            shuffle_state: { type: "boolean" },
          },
          required: ["device", "repeat_state", "shuffle_state"],
        },
      ],
    },
    "currently-playing": {
      type: "object",
      properties: {
        timestamp: { type: "integer", format: "int64", minimum: 0, examples: [1767225600000] },
        context: { oneOf: [{ $ref: "#/schemas/playback-context" }, { type: "null" }] },
        progress_ms: { type: ["integer", "null"], minimum: 0, examples: [64250] },
        item: { oneOf: [{ $ref: "#/schemas/playable" }, { type: "null" }] },
        currently_playing_type: { enum: ["track", "episode", "advertisement", "unknown"] },
        is_playing: { type: "boolean" },
        actions: { $ref: "#/schemas/playback-actions" },
      },
      required: [
        "timestamp",
        "context",
        "progress_ms",
        "item",
        "currently_playing_type",
        "is_playing",
        "actions",
      ],
    },
    "playback-context": {
      type: "object",
      properties: {
        type: {
          anyOf: [
            { enum: ["album", "artist", "playlist", "show", "audiobook", "collection"] },
            { type: "string" },
          ],
        },
        uri: { type: "string", format: "uri", examples: ["music:playlist:2vVXzJ7rNqTQ1mLdK8sWyB"] },
        href: { type: "string", format: "uri" },
        external_urls: { $ref: "#/schemas/external-urls" },
      },
      required: ["type", "uri", "href", "external_urls"],
    },
    "playback-actions": {
      type: "object",
      properties: {
        disallows: {
          type: "object",
          additionalProperties: { type: "boolean" },
          propertyNames: {
            enum: [
              "pausing",
              "resuming",
              "seeking",
              "skipping_next",
              "skipping_previous",
              "toggling_repeat",
              "toggling_shuffle",
              "transferring",
            ],
          },
          examples: [{ resuming: true, skipping_previous: true }],
        },
      },
      required: ["disallows"],
    },
    "repeat-mode": { enum: ["off", "track", "context"] },
    "player-error": {
      type: "object",
      properties: {
        error: {
          type: "object",
          properties: {
            status: { type: "integer", examples: [404] },
            message: { type: "string", examples: ["No device is active."] },
            reason: {
              anyOf: [
                {
                  enum: [
                    "no-active-device",
                    "device-not-found",
                    "device-restricted",
                    "item-not-found",
                  ],
                },
                { type: "string" },
              ],
            },
          },
          required: ["status", "message", "reason"],
        },
      },
      required: ["error"],
    },
    "play-history": {
      type: "object",
      properties: {
        track: { $ref: "#/schemas/track" },
        played_at: {
          type: "string",
          format: "date-time",
          examples: ["2026-02-27T18:02:11.480Z"],
          readOnly: true,
        },
        context: { oneOf: [{ $ref: "#/schemas/playback-context" }, { type: "null" }] },
      },
      required: ["track", "played_at", "context"],
    },
    "play-history-page": {
      allOf: [
        { $ref: "#/schemas/cursor-page" },
        {
          type: "object",
          properties: { items: { type: "array", items: { $ref: "#/schemas/play-history" } } },
          required: ["items"],
        },
      ],
    },
    "search-result": {
      type: "object",
      properties: {
        albums: { $ref: "#/schemas/album-page" },
        artists: { $ref: "#/schemas/artist-page" },
        tracks: { $ref: "#/schemas/track-page" },
        playlists: { $ref: "#/schemas/playlist-page" },
        shows: { $ref: "#/schemas/show-page" },
        episodes: { $ref: "#/schemas/episode-page" },
        audiobooks: { $ref: "#/schemas/audiobook-page" },
      },
    },
    "error-body": {
      type: "object",
      properties: {
        error: {
          type: "object",
          properties: {
            status: { type: "integer", examples: [404] },
            message: { type: "string", examples: ["No such album."] },
          },
          required: ["status", "message"],
        },
      },
      required: ["error"],
    },
    "catalog-id": {
      type: "string",
      pattern: "^[0-9A-Za-z]{22}$",
      examples: ["3hWqZr8NfLkV5bYc2TxJpD"],
    },
    image: {
      type: "object",
      properties: {
        url: {
          type: "string",
          format: "uri",
          examples: ["https://images.music.example/9f2c41d07be6a835"],
        },
        width: { type: ["integer", "null"], minimum: 1, examples: [640] },
        height: { type: ["integer", "null"], minimum: 1, examples: [640] },
      },
      required: ["url", "width", "height"],
    },
    "external-urls": {
      type: "object",
      additionalProperties: { type: "string", format: "uri" },
      examples: [{ music: "https://music.example/artist/5nRb8LwTjHx4cQe7VkZy2M" }],
    },
    "external-ids": {
      type: "object",
      properties: {
        isrc: {
          type: "string",
          pattern: "^[A-Z]{2}[0-9A-Z]{3}[0-9]{7}$",
          examples: ["SEABC2500417"],
        },
        ean: { type: "string", pattern: "^[0-9]{13}$", examples: ["7312345678906"] },
        upc: { type: "string", pattern: "^[0-9]{12}$", examples: ["731234567897"] },
      },
      additionalProperties: { type: "string" },
    },
    followers: {
      type: "object",
      properties: {
        total: { type: "integer", minimum: 0, examples: [18342] },
        href: { type: "null" },
      },
      required: ["total"],
    },
    restrictions: {
      type: "object",
      properties: {
        reason: { anyOf: [{ enum: ["market", "product", "explicit"] }, { type: "string" }] },
      },
      required: ["reason"],
    },
    copyright: {
      type: "object",
      properties: {
        text: { type: "string", examples: ["2025 Northern Quay Records"] },
        type: { enum: ["C", "P"] },
      },
      required: ["text", "type"],
    },
    contributor: {
      type: "object",
      properties: { name: { type: "string", examples: ["Edith Moran"] } },
      required: ["name"],
    },
    "resume-point": {
      type: "object",
      properties: {
        fully_played: { type: "boolean" },
        resume_position_ms: { type: "integer", minimum: 0, examples: [734000] },
      },
      required: ["fully_played", "resume_position_ms"],
    },
    "release-date": {
      type: "string",
      pattern: "^[0-9]{4}(?:-[0-9]{2}(?:-[0-9]{2})?)?$",
      examples: ["2025-09-12", "1983"],
    },
    "release-date-precision": { enum: ["year", "month", "day"] },
    language: {
      type: "string",
      pattern: "^[A-Za-z]{2,3}(?:-[0-9A-Za-z]{2,8})*$",
      examples: ["en", "pt-BR"],
    },
    popularity: { type: "integer", minimum: 0, maximum: 100, examples: [61] },
  },
  operations: {
    "albums.retrieve": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/album" } }],
        },
        {
          status: "404",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "albums.bulk-retrieve": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/album-list" } }],
        },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "albums.list-tracks": {
      replies: [
        {
          status: "200",
          content: [
            { mediaType: "application/json", schema: { $ref: "#/schemas/track-summary-page" } },
          ],
        },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        {
          status: "404",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
      paging: {
        strategy: "offset",
        request: { offset: "query.offset", limit: "query.limit" },
        response: { items: "/items", total: "/total", next: "/next", previous: "/previous" },
        roots: [""],
        defaultSize: 20,
      },
    },
    "artists.retrieve": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/artist" } }],
        },
        {
          status: "404",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "artists.bulk-retrieve": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/artist-list" } }],
        },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "artists.list-albums": {
      replies: [
        {
          status: "200",
          content: [
            { mediaType: "application/json", schema: { $ref: "#/schemas/artist-album-page" } },
          ],
        },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        {
          status: "404",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
      paging: {
        strategy: "offset",
        request: { offset: "query.offset", limit: "query.limit" },
        response: { items: "/items", total: "/total", next: "/next", previous: "/previous" },
        roots: [""],
        defaultSize: 20,
      },
    },
    "artists.top-tracks": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/top-tracks" } }],
        },
        {
          status: "404",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "artists.list-related-artists": {
      replies: [
        {
          status: "200",
          content: [
            { mediaType: "application/json", schema: { $ref: "#/schemas/related-artists" } },
          ],
        },
        {
          status: "404",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "shows.retrieve": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/show" } }],
        },
        {
          status: "404",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "shows.bulk-retrieve": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/show-list" } }],
        },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "shows.list-episodes": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/episode-page" } }],
        },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        {
          status: "404",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
      paging: {
        strategy: "offset",
        request: { offset: "query.offset", limit: "query.limit" },
        response: { items: "/items", total: "/total", next: "/next", previous: "/previous" },
        roots: [""],
        defaultSize: 20,
      },
    },
    "episodes.retrieve": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/episode" } }],
        },
        {
          status: "404",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "episodes.bulk-retrieve": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/episode-list" } }],
        },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "audiobooks.retrieve": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/audiobook" } }],
        },
        {
          status: "404",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "audiobooks.bulk-retrieve": {
      replies: [
        {
          status: "200",
          content: [
            { mediaType: "application/json", schema: { $ref: "#/schemas/audiobook-list" } },
          ],
        },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "audiobooks.list-chapters": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/chapter-page" } }],
        },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        {
          status: "404",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
      paging: {
        strategy: "offset",
        request: { offset: "query.offset", limit: "query.limit" },
        response: { items: "/items", total: "/total", next: "/next", previous: "/previous" },
        roots: [""],
        defaultSize: 20,
      },
    },
    "chapters.retrieve": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/chapter" } }],
        },
        {
          status: "404",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "chapters.bulk-retrieve": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/chapter-list" } }],
        },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "tracks.retrieve": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/track" } }],
        },
        {
          status: "404",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "tracks.bulk-retrieve": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/track-list" } }],
        },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "me.retrieve": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/user" } }],
        },
        {
          status: "401",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
          headers: [
            {
              name: "WWW-Authenticate",
              required: true,
              schema: { type: "string", examples: ['Bearer error="invalid_token"'] },
            },
          ],
        },
        {
          status: "429",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
          headers: [
            {
              name: "Retry-After",
              required: true,
              schema: { type: "integer", minimum: 1, examples: [30] },
            },
          ],
        },
      ],
    },
    "me.saved-audiobooks.list": {
      replies: [
        {
          status: "200",
          content: [
            { mediaType: "application/json", schema: { $ref: "#/schemas/saved-audiobook-page" } },
          ],
        },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
      paging: {
        strategy: "offset",
        request: { offset: "query.offset", limit: "query.limit" },
        response: { items: "/items", total: "/total", next: "/next", previous: "/previous" },
        roots: [""],
        defaultSize: 20,
      },
    },
    "me.saved-audiobooks.save": {
      replies: [
        { status: "204", content: [] },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "me.saved-audiobooks.remove": {
      replies: [
        { status: "204", content: [] },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "me.saved-audiobooks.check": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/membership" } }],
        },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "me.saved-playlists.list": {
      replies: [
        {
          status: "200",
          content: [
            { mediaType: "application/json", schema: { $ref: "#/schemas/saved-playlist-page" } },
          ],
        },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
      paging: {
        strategy: "offset",
        request: { offset: "query.offset", limit: "query.limit" },
        response: { items: "/items", total: "/total", next: "/next", previous: "/previous" },
        roots: [""],
        defaultSize: 20,
      },
    },
    "me.saved-playlists.save": {
      replies: [
        { status: "204", content: [] },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "me.saved-playlists.remove": {
      replies: [
        { status: "204", content: [] },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "me.saved-playlists.check": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/membership" } }],
        },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "me.saved-albums.list": {
      replies: [
        {
          status: "200",
          content: [
            { mediaType: "application/json", schema: { $ref: "#/schemas/saved-album-page" } },
          ],
        },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
      paging: {
        strategy: "offset",
        request: { offset: "query.offset", limit: "query.limit" },
        response: { items: "/items", total: "/total", next: "/next", previous: "/previous" },
        roots: [""],
        defaultSize: 20,
      },
    },
    "me.saved-albums.save": {
      replies: [
        { status: "200", content: [] },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "me.saved-albums.remove": {
      replies: [
        { status: "200", content: [] },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "me.saved-albums.check": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/membership" } }],
        },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "me.saved-tracks.list": {
      replies: [
        {
          status: "200",
          content: [
            { mediaType: "application/json", schema: { $ref: "#/schemas/saved-track-page" } },
          ],
        },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
      paging: {
        strategy: "offset",
        request: { offset: "query.offset", limit: "query.limit" },
        response: { items: "/items", total: "/total", next: "/next", previous: "/previous" },
        roots: [""],
        defaultSize: 20,
      },
    },
    "me.saved-tracks.save": {
      replies: [
        { status: "200", content: [] },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "me.saved-tracks.remove": {
      replies: [
        { status: "200", content: [] },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "me.saved-tracks.check": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/membership" } }],
        },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "me.saved-episodes.list": {
      replies: [
        {
          status: "200",
          content: [
            { mediaType: "application/json", schema: { $ref: "#/schemas/saved-episode-page" } },
          ],
        },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
      paging: {
        strategy: "offset",
        request: { offset: "query.offset", limit: "query.limit" },
        response: { items: "/items", total: "/total", next: "/next", previous: "/previous" },
        roots: [""],
        defaultSize: 20,
      },
    },
    "me.saved-episodes.save": {
      replies: [
        { status: "200", content: [] },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "me.saved-episodes.remove": {
      replies: [
        { status: "200", content: [] },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "me.saved-episodes.check": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/membership" } }],
        },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "me.saved-shows.list": {
      replies: [
        {
          status: "200",
          content: [
            { mediaType: "application/json", schema: { $ref: "#/schemas/saved-show-page" } },
          ],
        },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
      paging: {
        strategy: "offset",
        request: { offset: "query.offset", limit: "query.limit" },
        response: { items: "/items", total: "/total", next: "/next", previous: "/previous" },
        roots: [""],
        defaultSize: 20,
      },
    },
    "me.saved-shows.save": {
      replies: [
        { status: "204", content: [] },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "me.saved-shows.remove": {
      replies: [
        { status: "204", content: [] },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "me.saved-shows.check": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/membership" } }],
        },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "me.top-items.list-top-tracks": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/track-page" } }],
        },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
      paging: {
        strategy: "offset",
        request: { offset: "query.offset", limit: "query.limit" },
        response: { items: "/items", total: "/total", next: "/next", previous: "/previous" },
        roots: [""],
        defaultSize: 20,
      },
    },
    "me.top-items.list-top-artists": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/artist-page" } }],
        },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
      paging: {
        strategy: "offset",
        request: { offset: "query.offset", limit: "query.limit" },
        response: { items: "/items", total: "/total", next: "/next", previous: "/previous" },
        roots: [""],
        defaultSize: 20,
      },
    },
    "me.following.bulk-retrieve": {
      replies: [
        {
          status: "200",
          content: [
            { mediaType: "application/json", schema: { $ref: "#/schemas/followed-artists" } },
          ],
        },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
      paging: {
        strategy: "cursor",
        request: { limit: "query.limit", cursor: "query.after" },
        response: { items: "/items", next: "/next", cursor: "/cursors/after" },
        roots: ["/artists"],
        defaultSize: 20,
      },
    },
    "me.following.follow": {
      replies: [
        { status: "204", content: [] },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "me.following.unfollow": {
      replies: [
        { status: "204", content: [] },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "me.following.check": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/membership" } }],
        },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "player.get-state": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/playback" } }],
        },
        { status: "204", content: [] },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "player.transfer": {
      replies: [
        { status: "204", content: [] },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        {
          status: "404",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/player-error" } }],
        },
        ...commonReplies,
      ],
    },
    "player.get-devices": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/device-list" } }],
        },
        ...commonReplies,
      ],
    },
    "player.get-currently-playing": {
      replies: [
        {
          status: "200",
          content: [
            { mediaType: "application/json", schema: { $ref: "#/schemas/currently-playing" } },
          ],
        },
        { status: "204", content: [] },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "player.start-playback": {
      replies: [
        { status: "204", content: [] },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        {
          status: "404",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/player-error" } }],
        },
        ...commonReplies,
      ],
    },
    "player.pause-playback": {
      replies: [
        { status: "204", content: [] },
        {
          status: "404",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/player-error" } }],
        },
        ...commonReplies,
      ],
    },
    "player.skip-next": {
      replies: [
        { status: "204", content: [] },
        {
          status: "404",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/player-error" } }],
        },
        ...commonReplies,
      ],
    },
    "player.skip-previous": {
      replies: [
        { status: "204", content: [] },
        {
          status: "404",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/player-error" } }],
        },
        ...commonReplies,
      ],
    },
    "player.seek-to-position": {
      replies: [
        { status: "204", content: [] },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        {
          status: "404",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/player-error" } }],
        },
        ...commonReplies,
      ],
    },
    "player.set-repeat-mode": {
      replies: [
        { status: "204", content: [] },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        {
          status: "404",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/player-error" } }],
        },
        ...commonReplies,
      ],
    },
    "player.set-volume": {
      replies: [
        { status: "204", content: [] },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        {
          status: "404",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/player-error" } }],
        },
        ...commonReplies,
      ],
    },
    "player.toggle-shuffle": {
      replies: [
        { status: "204", content: [] },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        {
          status: "404",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/player-error" } }],
        },
        ...commonReplies,
      ],
    },
    "player.list-recently-played": {
      replies: [
        {
          status: "200",
          content: [
            { mediaType: "application/json", schema: { $ref: "#/schemas/play-history-page" } },
          ],
        },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
      paging: {
        strategy: "cursor",
        request: { limit: "query.limit", cursor: "query.after" },
        response: { items: "/items", next: "/next", cursor: "/cursors/after" },
        roots: [""],
        defaultSize: 20,
      },
    },
    "player.queue.get": {
      replies: [
        {
          status: "200",
          content: [
            { mediaType: "application/json", schema: { $ref: "#/schemas/playback-queue" } },
          ],
        },
        ...commonReplies,
      ],
    },
    "player.queue.add": {
      replies: [
        { status: "204", content: [] },
        {
          status: "404",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/player-error" } }],
        },
        {
          status: "default",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/player-error" } }],
        },
        ...commonReplies,
      ],
    },
    "search.query": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/search-result" } }],
        },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
      paging: {
        strategy: "offset",
        request: { offset: "query.offset", limit: "query.limit" },
        response: { items: "/items", total: "/total", next: "/next", previous: "/previous" },
        roots: [
          "/albums",
          "/artists",
          "/tracks",
          "/playlists",
          "/shows",
          "/episodes",
          "/audiobooks",
        ],
        defaultSize: 20,
      },
    },
    "playlists.retrieve": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/playlist" } }],
          headers: [{ name: "ETag", required: true, schema: { type: "string" } }],
        },
        {
          status: "404",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "playlists.update": {
      replies: [
        { status: "200", content: [] },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        {
          status: "404",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "playlists.tracks.list": {
      replies: [
        {
          status: "200",
          content: [
            { mediaType: "application/json", schema: { $ref: "#/schemas/playlist-item-page" } },
          ],
        },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        {
          status: "404",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
      paging: {
        strategy: "offset",
        request: { offset: "query.offset", limit: "query.limit" },
        response: { items: "/items", total: "/total", next: "/next", previous: "/previous" },
        roots: [""],
        defaultSize: 100,
      },
    },
    "playlists.tracks.add": {
      replies: [
        {
          status: "201",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/snapshot" } }],
        },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        {
          status: "404",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "playlists.tracks.update": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/snapshot" } }],
        },
        {
          status: "4XX",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "playlists.tracks.remove": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/snapshot" } }],
        },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        {
          status: "404",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "playlists.followers.follow": {
      replies: [
        {
          status: "200",
          content: [
            { mediaType: "application/json", schema: { $ref: "#/schemas/playlist-follower" } },
          ],
        },
        {
          status: "404",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "playlists.followers.unfollow": {
      replies: [
        { status: "200", content: [] },
        {
          status: "404",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "playlists.followers.check": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/membership" } }],
        },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        {
          status: "404",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "playlists.images.list": {
      replies: [
        {
          status: "200",
          content: [
            {
              mediaType: "application/json",
              schema: { type: "array", items: { $ref: "#/schemas/playlist-image" } },
            },
          ],
        },
        {
          status: "404",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "playlists.images.update": {
      replies: [
        { status: "202", content: [] },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        {
          status: "404",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        {
          status: "413",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "users.retrieve-profile": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/public-user" } }],
        },
        {
          status: "404",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "users.playlists.list": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/playlist-page" } }],
        },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        {
          status: "404",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
      paging: {
        strategy: "offset",
        request: { offset: "query.offset", limit: "query.limit" },
        response: { items: "/items", total: "/total", next: "/next", previous: "/previous" },
        roots: [""],
        defaultSize: 20,
      },
    },
    "users.playlists.create": {
      replies: [
        {
          status: "201",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/playlist" } }],
          headers: [
            { name: "Location", required: true, schema: { type: "string", format: "uri" } },
          ],
        },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "browse.get-featured-playlists": {
      replies: [
        {
          status: "200",
          content: [
            { mediaType: "application/json", schema: { $ref: "#/schemas/playlist-selection" } },
          ],
        },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
      paging: {
        strategy: "offset",
        request: { offset: "query.offset", limit: "query.limit" },
        response: { items: "/items", total: "/total", next: "/next", previous: "/previous" },
        roots: ["/playlists"],
        defaultSize: 20,
      },
    },
    "browse.get-new-releases": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/new-releases" } }],
        },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
      paging: {
        strategy: "offset",
        request: { offset: "query.offset", limit: "query.limit" },
        response: { items: "/items", total: "/total", next: "/next", previous: "/previous" },
        roots: ["/albums"],
        defaultSize: 20,
      },
    },
    "browse.categories.list": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/category-list" } }],
        },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
      paging: {
        strategy: "page",
        request: { limit: "query.limit", page: "query.page" },
        response: { items: "/items", total: "/total", next: "/next", previous: "/previous" },
        roots: ["/categories"],
        first: 1,
        defaultSize: 20,
      },
    },
    "browse.categories.retrieve": {
      replies: [
        {
          status: "200",
          content: [
            { mediaType: "application/json", schema: { $ref: "#/schemas/browse-category" } },
          ],
        },
        {
          status: "404",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "browse.categories.get-playlists": {
      replies: [
        {
          status: "200",
          content: [
            { mediaType: "application/json", schema: { $ref: "#/schemas/playlist-selection" } },
          ],
        },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        {
          status: "404",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
      paging: {
        strategy: "offset",
        request: { offset: "query.offset", limit: "query.limit" },
        response: { items: "/items", total: "/total", next: "/next", previous: "/previous" },
        roots: ["/playlists"],
        defaultSize: 20,
      },
    },
    "audio-features.bulk-retrieve": {
      replies: [
        {
          status: "200",
          content: [
            { mediaType: "application/json", schema: { $ref: "#/schemas/audio-features-list" } },
          ],
        },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "audio-features.retrieve": {
      replies: [
        {
          status: "200",
          content: [
            { mediaType: "application/json", schema: { $ref: "#/schemas/audio-features" } },
          ],
        },
        {
          status: "404",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "audio-analysis.retrieve": {
      replies: [
        {
          status: "200",
          content: [
            { mediaType: "application/json", schema: { $ref: "#/schemas/audio-analysis" } },
          ],
          headers: [{ name: "ETag", required: true, schema: { type: "string" } }],
        },
        { status: "304", content: [] },
        {
          status: "404",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "recommendations.get": {
      replies: [
        {
          status: "200",
          content: [
            { mediaType: "application/json", schema: { $ref: "#/schemas/recommendation" } },
          ],
        },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
    },
    "recommendations.list-available-genre-seeds": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/genre-list" } }],
        },
        ...commonReplies,
      ],
    },
    "markets.list": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/market-list" } }],
          headers: [
            {
              name: "Link",
              schema: {
                type: "string",
                examples: ['<https://api.music.example/v1/markets?cursor=NO>; rel="next"'],
              },
            },
            { name: "X-Total-Count", required: true, schema: { type: "integer", minimum: 0 } },
          ],
        },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/error-body" } }],
        },
        ...commonReplies,
      ],
      paging: {
        strategy: "link",
        request: { limit: "query.limit" },
        response: { items: "", total: "header:X-Total-Count", next: "header:Link" },
        roots: [""],
        defaultSize: 20,
      },
    },
  },
};

/** Handlers for all operations, with the manifest's examples or made-up values. */
export function mockHandlers(options?: MockOptions): Handlers<unknown> {
  return handlersOf<Handlers<unknown>>(service, data, options);
}

/**
 * Makes a server of these handlers. It accepts any credential, and requests from web pages.
 */
export function mockServer(options?: MockServerOptions): Server {
  return serverOf(service, data, options);
}

export type { MockCredentials, MockServerOptions } from "./runtime/mock-server.js";
export type { MockOptions } from "./runtime/mock.js";
