# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/service.yaml.
# Not to be edited: fill the manifest in and run `generate`.

# A client of Music Catalog and Playback Service.
#
# The service is an HTTP API, addressed at {base_url}, for a music and spoken-audio platform. It is
# organised into groups of operations.
#
# The manifest of the service says what this gem knows; what it does not show is not guessed. An
# operation that cannot be called yet raises NotShownError, and a response that is not shown is its
# JSON as it comes. Filling the manifest in changes no call that was right before.
module MusicCatalog
  # The version of the gem.
  VERSION = "0.1.0"

  autoload :Client, "music_catalog/client"
  autoload :BaseClient, "music_catalog/base_client"
  autoload :Credential, "music_catalog/credential"
  autoload :Deprecation, "music_catalog/deprecation"
  autoload :Deprecations, "music_catalog/deprecations"
  autoload :DeprecationNotice, "music_catalog/deprecations"
  autoload :Error, "music_catalog/errors"
  autoload :InvalidArgumentError, "music_catalog/errors"
  autoload :NotShownError, "music_catalog/errors"
  autoload :RequestError, "music_catalog/errors"
  autoload :ConnectionError, "music_catalog/errors"
  autoload :TimeoutError, "music_catalog/errors"
  autoload :ResponseError, "music_catalog/errors"
  autoload :DecodeError, "music_catalog/errors"
  autoload :ApiError, "music_catalog/errors"
  autoload :FilePart, "music_catalog/file_part"
  autoload :Group, "music_catalog/group"
  autoload :Headers, "music_catalog/headers"
  autoload :HttpTransport, "music_catalog/http_transport"
  autoload :Logging, "music_catalog/logging"
  autoload :OMIT, "music_catalog/omit"
  autoload :Omit, "music_catalog/omit"
  autoload :Record, "music_catalog/record"
  autoload :Response, "music_catalog/response"
  autoload :TokenError, "music_catalog/token_errors"
  autoload :AuthorizationError, "music_catalog/token_errors"
  autoload :Tokens, "music_catalog/tokens"

  # The groups of operations.
  module Groups
    autoload :Albums, "music_catalog/groups/albums"
    autoload :Artists, "music_catalog/groups/artists"
    autoload :Shows, "music_catalog/groups/shows"
    autoload :Episodes, "music_catalog/groups/episodes"
    autoload :Audiobooks, "music_catalog/groups/audiobooks"
    autoload :Chapters, "music_catalog/groups/chapters"
    autoload :Tracks, "music_catalog/groups/tracks"
    autoload :Me, "music_catalog/groups/me"
    autoload :MeSavedAudiobooks, "music_catalog/groups/me_saved_audiobooks"
    autoload :MeSavedPlaylists, "music_catalog/groups/me_saved_playlists"
    autoload :MeSavedAlbums, "music_catalog/groups/me_saved_albums"
    autoload :MeSavedTracks, "music_catalog/groups/me_saved_tracks"
    autoload :MeSavedEpisodes, "music_catalog/groups/me_saved_episodes"
    autoload :MeSavedShows, "music_catalog/groups/me_saved_shows"
    autoload :MeTopItems, "music_catalog/groups/me_top_items"
    autoload :MeFollowing, "music_catalog/groups/me_following"
    autoload :Player, "music_catalog/groups/player"
    autoload :PlayerQueue, "music_catalog/groups/player_queue"
    autoload :Search, "music_catalog/groups/search"
    autoload :Playlists, "music_catalog/groups/playlists"
    autoload :PlaylistsTracks, "music_catalog/groups/playlists_tracks"
    autoload :PlaylistsFollowers, "music_catalog/groups/playlists_followers"
    autoload :PlaylistsImages, "music_catalog/groups/playlists_images"
    autoload :Users, "music_catalog/groups/users"
    autoload :UsersPlaylists, "music_catalog/groups/users_playlists"
    autoload :Browse, "music_catalog/groups/browse"
    autoload :BrowseCategories, "music_catalog/groups/browse_categories"
    autoload :AudioFeatures, "music_catalog/groups/audio_features"
    autoload :AudioAnalysis, "music_catalog/groups/audio_analysis"
    autoload :Recommendations, "music_catalog/groups/recommendations"
    autoload :Markets, "music_catalog/groups/markets"
  end

  # The parts of a call. Callers have no use for them, and they may change with any version.
  module Runtime
    autoload :Bodies, "music_catalog/runtime/bodies"
    autoload :BodyByType, "music_catalog/runtime/body_by_type"
    autoload :BodySource, "music_catalog/runtime/body_source"
    autoload :Calling, "music_catalog/runtime/calling"
    autoload :ClientState, "music_catalog/runtime/client_state"
    autoload :Clock, "music_catalog/runtime/clock"
    autoload :ContentDecoder, "music_catalog/runtime/content_decoder"
    autoload :Cookies, "music_catalog/runtime/cookies"
    autoload :Core, "music_catalog/runtime/core"
    autoload :Decoding, "music_catalog/runtime/decoding"
    autoload :DeepObject, "music_catalog/runtime/deep_object"
    autoload :Exchange, "music_catalog/runtime/exchange"
    autoload :Faults, "music_catalog/runtime/faults"
    autoload :FormBody, "music_catalog/runtime/form_body"
    autoload :FormFields, "music_catalog/runtime/form_fields"
    autoload :FormPart, "music_catalog/runtime/form_fields"
    autoload :FormText, "music_catalog/runtime/form_text"
    autoload :HttpConnection, "music_catalog/runtime/http_connection"
    autoload :HttpDate, "music_catalog/runtime/http_date"
    autoload :HttpRequest, "music_catalog/runtime/http_request"
    autoload :HttpSocket, "music_catalog/runtime/http_socket"
    autoload :JsonParameters, "music_catalog/runtime/json_parameters"
    autoload :JsonPointer, "music_catalog/runtime/json_pointer"
    autoload :JsonText, "music_catalog/runtime/json_text"
    autoload :Limit, "music_catalog/runtime/limit"
    autoload :LineReader, "music_catalog/runtime/line_reader"
    autoload :LinkHeader, "music_catalog/runtime/link_header"
    autoload :ListOf, "music_catalog/runtime/list_of"
    autoload :MapOf, "music_catalog/runtime/map_of"
    autoload :MediaType, "music_catalog/runtime/media_type"
    autoload :MultipartBody, "music_catalog/runtime/multipart_body"
    autoload :OneOf, "music_catalog/runtime/one_of"
    autoload :Operation, "music_catalog/runtime/operation"
    autoload :OwnBaseUrl, "music_catalog/runtime/operation"
    autoload :Options, "music_catalog/runtime/options"
    autoload :OutgoingRequest, "music_catalog/runtime/outgoing_request"
    autoload :Parameter, "music_catalog/runtime/parameter"
    autoload :RandomKey, "music_catalog/runtime/random_key"
    autoload :Readings, "music_catalog/runtime/readings"
    autoload :Redirects, "music_catalog/runtime/redirects"
    autoload :Reserved, "music_catalog/runtime/reserved"
    autoload :Retries, "music_catalog/runtime/retries"
    autoload :SecretCredential, "music_catalog/runtime/secret_credential"
    autoload :SecretPlaces, "music_catalog/runtime/secret_places"
    autoload :Security, "music_catalog/runtime/security"
    autoload :Style, "music_catalog/runtime/style"
    autoload :TokenCredential, "music_catalog/runtime/token_credential"
    autoload :TokenEndpoint, "music_catalog/runtime/token_endpoint"
    autoload :Urls, "music_catalog/runtime/urls"
    autoload :Values, "music_catalog/runtime/values"
  end

  # Loads all of the gem, for servers that fork and for fibers that share a thread.
  #
  # @return [void]
  def self.eager_load!
    constants.each do |name|
      loaded = const_get(name)
      loaded.constants.each { |inner| loaded.const_get(inner) } if loaded.instance_of?(Module)
    end
  end
end
