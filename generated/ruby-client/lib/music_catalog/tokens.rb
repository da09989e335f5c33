# Made by endpoint-manifest (ruby-client) from its template tokens.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

module MusicCatalog
  # Tokens as they can be stored: `tokens.to_h` is plain data, `Tokens.new(**data)` the way back.
  class Tokens
    # @return [String]
    attr_reader :access_token

    # @return [String, nil] gets newer tokens; it may work only once
    attr_reader :refresh_token

    # @return [Numeric, nil] when the access token expires, in seconds since 1970; nil = the server does not say
    attr_reader :expires_at

    # @return [Array<String>, nil] the granted scopes, which may be fewer than requested; nil = the server does not say
    attr_reader :scopes

    # @param access_token [String]
    # @param refresh_token [String, nil]
    # @param expires_at [Numeric, nil]
    # @param scopes [Array<String>, nil]
    def initialize(access_token:, refresh_token: nil, expires_at: nil, scopes: nil)
      @access_token = access_token
      @refresh_token = refresh_token
      @expires_at = expires_at
      @scopes = scopes
      freeze
    end

    # @return [Hash{Symbol => Object}]
    def to_h = {access_token: access_token, refresh_token: refresh_token, expires_at: expires_at, scopes: scopes}

    # @return [String] without the tokens
    def inspect = "#<#{self.class}>"
  end
end
