# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/service.yaml.
# Not to be edited: fill the manifest in and run `generate`.

module Schemas
  # Calls Library. Threads and fibers may share it.
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

    # Books.
    #
    # @return [Groups::Books]
    def books = Groups::Books.new(@core)
  end
end
