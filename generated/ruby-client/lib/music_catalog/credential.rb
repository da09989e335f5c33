# Made by endpoint-manifest (ruby-client) from its template credential.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

module MusicCatalog
  # Makes credentials for the schemes of a service. If a request already has a value in the credential's place, the caller has set it,
  # and it stays.
  #
  # A secret is a text, or something with `call` that gives one. It is called for every attempt with the scopes that are needed and the
  # secret that the service has just refused (nil = none), so it should cache its result.
  module Credential
    # The purpose of a secret.
    Need = Struct.new(:scopes, :refused) do
      # @return [String] without the secret
      def inspect = "#<#{self.class} #{scopes.inspect}>"
    end

    module_function

    # A bearer token (RFC 6750, section 2.1).
    #
    # @param token [String, #call]
    def bearer(token) = authorization(token, "Bearer")

    # A credential of any HTTP scheme, ready to be sent (RFC 9110, section 11.4).
    #
    # @param credential [String, #call]
    # @param scheme [String]
    def authorization(credential, scheme)
      Runtime::SecretCredential.new(credential, Runtime::SecretPlaces::Authorization.new(scheme))
    end

    # A user's name and password (RFC 7617), sent as UTF-8 with every request.
    #
    # @param username [String]
    # @param password [String]
    def basic(username, password)
      if username.include?(":") || "#{username}#{password}".match?(/[\u0000-\u001F\u007F-\u009F]/)
        raise InvalidArgumentError,
          "auth: a user name cannot have a colon, and neither it nor the password control characters"
      end

      authorization(["#{username}:#{password}"].pack("m0"), "Basic")
    end

    # A key in a header.
    #
    # @param key [String, #call]
    # @param name [String]
    def header(key, name) = Runtime::SecretCredential.new(key, Runtime::SecretPlaces::Header.new(name))

    # A key in the query. Errors and logs show no values of it.
    #
    # @param key [String, #call]
    # @param name [String]
    def query(key, name) = Runtime::SecretCredential.new(key, Runtime::SecretPlaces::Query.new(name))

    # A key in a cookie.
    #
    # @param key [String, #call]
    # @param name [String]
    def cookie(key, name) = Runtime::SecretCredential.new(key, Runtime::SecretPlaces::Cookie.new(name))

    # Tokens for the application itself (RFC 6749, section 4.4): one is got at the first call, and another when it expires or the service
    # responds 401.
    #
    # @param token_url [String] `https:`; `http:` is allowed on this machine only
    # @param client_id [String]
    # @param scopes [Array<String>, nil] the server's default unless given
    # @param tokens [Tokens, nil] tokens that were stored
    # @param on_tokens [#call, nil] called with new tokens before they are used, to store them
    # @param endpoint further options of Runtime::TokenEndpoint
    def client_credentials(token_url:, client_id:, scopes: nil, tokens: nil, on_tokens: nil, **endpoint)
      server = Runtime::TokenEndpoint.new(token_url: token_url, client_id: client_id, **endpoint)
      grant = {"grant_type" => "client_credentials", "scope" => scopes&.join(" ")}
      Runtime::TokenCredential.new(tokens, on_tokens) { |transport, _| server.tokens(transport, grant) }
    end

    # Tokens of a signed-in user, renewed by the refresh token that came with them (RFC 6749, section 6).
    #
    # @param token_url [String] `https:`; `http:` is allowed on this machine only
    # @param client_id [String]
    # @param tokens [Tokens] those of SignIn#exchange, or of the last call of `on_tokens`
    # @param on_tokens [#call, nil] called with new tokens before they are used: a server may issue a new refresh token each time
    # @param endpoint further options of Runtime::TokenEndpoint
    def refresh_token(token_url:, client_id:, tokens:, on_tokens: nil, **endpoint)
      server = Runtime::TokenEndpoint.new(token_url: token_url, client_id: client_id, **endpoint)
      Runtime::TokenCredential.new(tokens, on_tokens) do |transport, current|
        server.refreshed(transport, current) if current&.refresh_token
      end
    end
  end
end
