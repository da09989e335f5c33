# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/service.yaml.
# Not to be edited: fill the manifest in and run `generate`.

module HalfKnown
  # Credentials of a service whose title is not shown by OAuth 2 (RFC 6749).
  #
  # Each function takes the options of the function of Credential or SignIn that it calls.
  module Auth
    # Credential of `harbour-account`: tokens for the application itself, got at the first call and
    # renewed in time.
    #
    # @param token_url [String] not shown, so that it must be given
    # @return [Runtime::TokenCredential]
    def self.harbour_account_client_credentials(token_url:, **options) = Credential.client_credentials(
      token_url: token_url,
      **options
    )

    # Credential of `harbour-account`: the tokens of a user who has signed in, renewed in time.
    #
    # @param token_url [String] `https://example.com/refresh` unless given
    # @return [Runtime::TokenCredential]
    def self.harbour_account_refresh_token(
      token_url: "https://example.com/refresh",
      **options
    ) = Credential.refresh_token(
      token_url: token_url,
      **options
    )

    # Makes the URL where a user signs in, and what to keep until they come back.
    #
    # @param authorization_url [String] `https://example.com/authorize` unless given
    # @return [SignIn]
    def self.harbour_account_sign_in(
      authorization_url: "https://example.com/authorize",
      **options
    ) = SignIn.begin(
      authorization_url: authorization_url,
      **options
    )

    # Exchanges the code that a user came back with for tokens.
    #
    # @param sign_in [SignIn] the request that was kept
    # @param token_url [String] `https://example.com/token` unless given
    # @return [Tokens]
    def self.harbour_account_exchange_code(
      sign_in,
      token_url: "https://example.com/token",
      **options
    ) = sign_in.exchange(
      token_url: token_url,
      **options
    )

    # Credential of `crew-account`: the tokens of a user who has signed in, renewed in time.
    #
    # @param token_url [String] `https://example.com/crew` unless given
    # @return [Runtime::TokenCredential]
    def self.crew_account_refresh_token(
      token_url: "https://example.com/crew",
      **options
    ) = Credential.refresh_token(
      token_url: token_url,
      **options
    )
  end
end
