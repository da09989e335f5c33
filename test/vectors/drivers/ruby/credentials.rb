# frozen_string_literal: true

require "net/http"

# Credentials as the protocol gives them, and a user who signs in. Who includes it says how a scheme's tokens are got.
module Credentials
  # Gives the credential of a scheme, or its plain secret.
  def credential(scheme, given)
    return given["secret"] if given.key?("secret")
    return rotating(given["secrets"]) if given.key?("secrets")
    return ApiClient::Credential.basic(given["username"], given["password"]) if given.key?("username")
    return client_credentials(scheme, **named(given["clientCredentials"])) if given.key?("clientCredentials")

    options = given["refreshToken"]
    lasts = options["expiresInSeconds"]
    tokens = ApiClient::Tokens.new(
      access_token: options["accessToken"], refresh_token: options["refreshToken"], expires_at: lasts && (Time.now.to_f + lasts)
    )
    others = options.except("accessToken", "refreshToken", "expiresInSeconds")
    refresh_token(scheme, tokens: tokens, **named(others))
  end

  # Signs a user in.
  def signed_in(given)
    scheme = given["scheme"]
    request = sign_in(scheme, **named(given.except("scheme", "tokenUrl", "clientSecret")))
    others = given.except("scheme", "authorizationUrl", "redirectUri", "scopes", "parameters")
    back = Net::HTTP.get_response(URI(request.url))["location"].to_s
    tokens = exchange(scheme, request, callback_url: back, **named(others))
    {accessToken: tokens.access_token, refreshToken: tokens.refresh_token}.compact
  end

  private

  # Gives the first, and the next when one was refused.
  def rotating(secrets)
    at = 0
    lambda do |need|
      at += 1 if need.refused == secrets[at] && at + 1 < secrets.size
      secrets[at]
    end
  end

  def named(given)
    given.to_h { |name, value| [name.gsub(/([A-Z])/) { "_#{Regexp.last_match(1).downcase}" }.to_sym, value] }
  end
end
