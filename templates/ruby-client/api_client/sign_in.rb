# frozen_string_literal: true

require "digest"
require "securerandom"

module ApiClient
  # A request for a user's consent, with a proof key (RFC 6749, section 4.1; RFC 7636). Send the user to `url`, keep the request for this
  # user (`to_h` is plain data, `SignIn.new(**data)` the way back), and exchange the code that comes back.
  class SignIn
    # @return [String] the URL to send the user to
    attr_reader :url

    # @return [String] comes back with the response and proves that the response belongs to this request
    attr_reader :state

    # @return [String] the URL that the server sends the user back to; it is registered there
    attr_reader :redirect_uri

    # Makes the URL where a user signs in, with a new state and proof key.
    #
    # @param authorization_url [String] `https:`; `http:` is allowed on this machine only
    # @param client_id [String]
    # @param redirect_uri [String]
    # @param scopes [Array<String>, nil]
    # @param parameters [Hash{String => String}] further query parameters, such as `prompt`
    # @param pkce [Boolean] false = the server does not understand proof keys
    # @return [SignIn]
    def self.begin(authorization_url:, client_id:, redirect_uri:, scopes: nil, parameters: {}, pkce: true)
      place, _, query = Runtime::TokenEndpoint.secure_url(authorization_url).partition("?")
      state = SecureRandom.urlsafe_base64(32)
      verifier = pkce ? SecureRandom.urlsafe_base64(32) : nil
      form = Runtime::FormText.pairs(query).to_h.merge(parameters.to_h.transform_keys(&:to_s)).merge(
        "response_type" => "code", "client_id" => client_id, "redirect_uri" => redirect_uri, "scope" => scopes&.join(" "),
        "state" => state, **challenge(verifier)
      )
      text = form.compact.map { |name, value| Runtime::FormText.pair(name, value.to_s) }.join("&")
      new(url: "#{place}?#{text}", state: state, redirect_uri: redirect_uri, code_verifier: verifier)
    end

    def self.challenge(verifier)
      return {} if verifier.nil?

      digest = [Digest::SHA256.digest(verifier)].pack("m0").tr("+/", "-_").delete("=")
      {"code_challenge" => digest, "code_challenge_method" => "S256"}
    end
    private_class_method :challenge

    # @param url [String]
    # @param state [String]
    # @param redirect_uri [String]
    # @param code_verifier [String, nil] proves that whoever has the code also requested it; it is a secret
    def initialize(url:, state:, redirect_uri:, code_verifier: nil)
      @url = url
      @state = state
      @redirect_uri = redirect_uri
      @code_verifier = code_verifier
      freeze
    end

    # Exchanges the code that a user came back with for tokens.
    #
    # @param callback_url [String] the URL that the user came back to, with its query
    # @param token_url [String] `https:`; `http:` is allowed on this machine only
    # @param client_id [String]
    # @param transport [#call, nil]
    # @param endpoint further options of Runtime::TokenEndpoint
    # @return [Tokens]
    # @raise [AuthorizationError] the user did not allow it, or came back from another request
    # @raise [TokenError] the server refuses the code
    def exchange(callback_url:, token_url:, client_id:, transport: nil, **endpoint)
      server = Runtime::TokenEndpoint.new(token_url: token_url, client_id: client_id, **endpoint)
      grant = grant(callback_url)
      own = transport || HttpTransport.new
      server.tokens(own, grant)
    ensure
      own.close if own && transport.nil?
    end

    # @return [Hash{Symbol => String, nil}]
    def to_h = {url: url, state: state, redirect_uri: redirect_uri, code_verifier: @code_verifier}

    # @return [String] without the secrets
    def inspect = "#<#{self.class}>"

    private

    def grant(callback_url)
      query = callback_url.split("#", 2)[0].to_s.partition("?")[2]
      answer = Runtime::FormText.pairs(query).reverse.to_h
      unless same?(answer["state"].to_s)
        raise AuthorizationError, "the answer is not to this request: its state is another"
      end

      code, error = answer.values_at("code", "error")
      raise AuthorizationError.new("the answer has no code", error, answer["error_description"]) if error || code.nil?

      {
        "grant_type" => "authorization_code", "code" => code, "redirect_uri" => redirect_uri, "code_verifier" => @code_verifier
      }
    end

    # Compares in constant time.
    def same?(given)
      own = Digest::SHA256.digest(state)
      other = Digest::SHA256.digest(given)
      own.bytes.zip(other.bytes).reduce(0) { |sum, (a, b)| sum | (a ^ b) }.zero?
    end
  end
end
