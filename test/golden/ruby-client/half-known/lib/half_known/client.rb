# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/service.yaml.
# Not to be edited: fill the manifest in and run `generate`.

module HalfKnown
  # Calls a service whose title is not shown. Threads and fibers may share it.
  #
  # Berths of a harbour, and the ships that lie there.
  #
  # Headers that go with every request are given as `headers`: the service knows `X-Harbour`,
  # `X-Tide`.
  class Client < BaseClient
    MAKERS = {
      "berth-key" => ->(secret) { Credential.header(secret, "X-Berth-Key") },
      "ship-key" => Runtime::Security::CREDENTIAL_ONLY,
      "pilot" => ->(secret) { Credential.bearer(secret) },
      "captain" => Runtime::Security::CREDENTIAL_ONLY,
      "harbour-account" => ->(secret) { Credential.bearer(secret) },
      "crew-account" => ->(secret) { Credential.bearer(secret) },
      "guest-account" => ->(secret) { Credential.bearer(secret) },
      "port-authority" => ->(secret) { Credential.bearer(secret) },
      "customs" => ->(secret) { Credential.bearer(secret) }
    }.freeze
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
    # @option options [Hash] :auth credentials, by the names of their schemes: `berth-key`,
    #   `ship-key`, `pilot`, `captain`, `harbour-account`, `crew-account`, `guest-account`,
    #   `port-authority`, `customs`.
    def initialize(base_url:, transport: nil, **options)
      super(MAKERS, base_url, transport, options, DEFAULTS)
    end

    # Berths.
    #
    # @return [Groups::Berths]
    def berths = Groups::Berths.new(@core)

    # Ships, whether they lie in the harbour or not.
    #
    # @return [Groups::Ships]
    def ships = Groups::Ships.new(@core)
  end
end
