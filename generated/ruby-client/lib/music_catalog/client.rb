# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/service.yaml.
# Not to be edited: fill the manifest in and run `generate`.

module MusicCatalog
  # Calls Music Catalog and Playback Service. Threads and fibers may share it.
  #
  # The service is an HTTP API, addressed at {base_url}, for a music and spoken-audio platform. It is
  # organised into groups of operations.
  class Client < BaseClient
    MAKERS = {}.freeze
    private_constant :MAKERS

    DEFAULTS = {}.freeze
    private_constant :DEFAULTS

    # @param base_url [String] where the service is
    # @param transport [#call, nil] sends the requests, in place of `net/http`
    # @param options options of all calls
    # @option options [Numeric, nil] :timeout seconds that one attempt may take, to the last byte; 60
    #   unless given
    # @option options [Numeric, nil] :deadline seconds that a call may take with all its attempts and
    #   waits
    # @option options [Numeric, nil] :idle_timeout seconds that a stream may be silent
    # @option options [Integer] :max_retries maximum number of retries, where a retry is safe; 2
    #   unless given
    # @option options [Integer] :max_response_bytes maximum bytes of a response that is decoded
    #   whole; 64 MiB unless given
    # @option options [Array] :hooks objects that see every attempt, such as Logging
    # @option options [Boolean, nil] :follow_redirects nil = only if no header could identify the
    #   caller to another origin
    # @option options [Hash] :headers headers of every request
    # @option options [Hash] :query query parameters of every request
    # @option options [#call] :own_base_url gives the base URL of an operation that has its own, by
    #   its id
    def initialize(base_url:, transport: nil, **options)
      super(MAKERS, base_url, transport, options, DEFAULTS)
    end

    # Albums.
    #
    # @return [Groups::Albums]
    def albums = Groups::Albums.new(@core)

    # Artists.
    #
    # @return [Groups::Artists]
    def artists = Groups::Artists.new(@core)

    # Shows.
    #
    # @return [Groups::Shows]
    def shows = Groups::Shows.new(@core)

    # Episodes.
    #
    # @return [Groups::Episodes]
    def episodes = Groups::Episodes.new(@core)

    # Audiobooks.
    #
    # @return [Groups::Audiobooks]
    def audiobooks = Groups::Audiobooks.new(@core)

    # Chapters.
    #
    # @return [Groups::Chapters]
    def chapters = Groups::Chapters.new(@core)

    # Tracks.
    #
    # @return [Groups::Tracks]
    def tracks = Groups::Tracks.new(@core)

    # Me (current user).
    #
    # @return [Groups::Me]
    def me = Groups::Me.new(@core)

    # Player.
    #
    # @return [Groups::Player]
    def player = Groups::Player.new(@core)

    # Search.
    #
    # @return [Groups::Search]
    def search = Groups::Search.new(@core)

    # Playlists.
    #
    # @return [Groups::Playlists]
    def playlists = Groups::Playlists.new(@core)

    # Users.
    #
    # @return [Groups::Users]
    def users = Groups::Users.new(@core)

    # Browse.
    #
    # @return [Groups::Browse]
    def browse = Groups::Browse.new(@core)

    # Audio Features.
    #
    # @return [Groups::AudioFeatures]
    def audio_features = Groups::AudioFeatures.new(@core)

    # Audio Analysis.
    #
    # @return [Groups::AudioAnalysis]
    def audio_analysis = Groups::AudioAnalysis.new(@core)

    # Recommendations.
    #
    # @return [Groups::Recommendations]
    def recommendations = Groups::Recommendations.new(@core)

    # Markets.
    #
    # @return [Groups::Markets]
    def markets = Groups::Markets.new(@core)
  end
end
