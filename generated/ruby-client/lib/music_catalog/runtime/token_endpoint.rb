# Made by endpoint-manifest (ruby-client) from its template runtime/token_endpoint.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

require "json"

module MusicCatalog
  module Runtime
    # The token endpoint of an authorization server, and how this application authenticates there (RFC 6749, section 3.2).
    class TokenEndpoint
      # Bytes of an answer.
      LARGEST = 1_048_576
      private_constant :LARGEST

      # Gives the URL of an authorization server, over a connection that nobody can read (RFC 6749, sections 3.1 and 3.2).
      def self.secure_url(url)
        scheme, host = Urls.place_of(url.to_s)
        is_local = ["localhost", "[::1]"].include?(host) || host.to_s.start_with?("127.")
        is_clean = url.to_s.match?(/\A[!-~]+\z/) && !url[%r{//[^/?#]*}].to_s.include?("@")
        return url.split("#", 2)[0] if is_clean && (scheme == "https" || (scheme == "http" && is_local))

        raise InvalidArgumentError,
          'auth: the URL of an authorization server must be absolute and begin with "https:"'
      end

      # @param token_url [String]
      # @param client_id [String]
      # @param client_secret [String, nil] left out by applications that cannot keep a secret
      # @param client_authentication [Symbol] where the secret is sent: `:basic`, the `authorization` header, or `:body` (RFC 6749,
      #   section 2.3.1)
      # @param parameters [Hash{String => String}] further parameters, such as `audience`
      # @param timeout [Numeric] seconds
      def initialize(token_url:, client_id:, client_secret: nil, client_authentication: :basic, parameters: {}, timeout: 30)
        @url = TokenEndpoint.secure_url(token_url)
        @client_id = client_id
        @client_secret = client_secret
        @in_header = !client_secret.nil? && client_authentication.to_s != "body"
        @parameters = parameters
        @timeout = timeout
      end

      # Requests tokens. Redirects are not followed, because no other server may see the request.
      def tokens(transport, grant)
        sent_at = Time.now.to_f
        request = OutgoingRequest.new("POST", @url, {}, nil)
        clock = Clock.new(@timeout, nil)
        clock.start(@timeout)
        answer = nil
        transport.call(wire(grant, clock)) do |status, headers, body, reason|
          response = Response.new(request, clock, status, reason.to_s, Headers.of(headers), body)
          answer = read(response, grant, sent_at)
        end
        answer
      rescue Faults => error
        raise Faults.error_of(error, request, "no whole answer within #{@timeout} s")
      end

      # Requests newer tokens (RFC 6749, section 6).
      def refreshed(transport, current)
        made = tokens(transport, {"grant_type" => "refresh_token", "refresh_token" => current.refresh_token})
        # Members that the response leaves out keep their values.
        Tokens.new(**made.to_h, refresh_token: made.refresh_token || current.refresh_token, scopes: made.scopes || current.scopes)
      end

      # @return [String] without secrets
      def inspect = "#<#{self.class}>"

      private

      def wire(grant, clock)
        form = @parameters.to_h.transform_keys(&:to_s)
        form = form.merge("client_id" => @client_id, "client_secret" => @client_secret) unless @in_header
        body = form.merge(grant).compact.map { |name, text| FormText.pair(name, text.to_s) }.join("&")
        headers = {
          "accept" => "application/json", "accept-encoding" => Decoding::ACCEPTED, "content-type" => FormText::TYPE,
          "content-length" => body.bytesize.to_s
        }
        if @in_header
          # Encoded as in a form (RFC 6749, section 2.3.1).
          pair = "#{FormText.encode(@client_id)}:#{FormText.encode(@client_secret)}"
          headers["authorization"] = "Basic #{[pair].pack("m0")}"
        end
        HttpTransport::Request.new("POST", @url, headers, body, clock)
      end

      def read(response, grant, sent_at)
        members = parsed(Decoding.read_bytes(response, LARGEST))
        raise failure(response, members, [@client_secret, *grant.values]) unless response.success?

        tokens_of(members, sent_at) { |fault| raise DecodeError.new(fault, response.request, response) }
      rescue Decoding::TooLarge => error
        raise DecodeError.new(error.message, response.request, response)
      end

      # Reads JSON, whatever its content type, about which servers are careless. nil = it is not JSON.
      def parsed(data)
        JsonText.parse(data)
      rescue JSON::ParserError
        nil
      end

      # Reads a successful response (RFC 6749, section 5.1), and yields its fault, without any of its values.
      def tokens_of(members, sent_at)
        return yield("no JSON object") unless members.is_a?(Hash)

        access_token = members["access_token"]
        return yield("no access_token") unless access_token.is_a?(String) && !access_token.empty?
        return yield("a token_type other than Bearer") unless members.fetch("token_type", "bearer").to_s.casecmp?("bearer")

        refresh_token = members["refresh_token"]
        lifetime = seconds(members["expires_in"])
        Tokens.new(
          access_token: access_token,
          refresh_token: (refresh_token.is_a?(String) && !refresh_token.empty?) ? refresh_token : nil,
          expires_at: lifetime && (sent_at + lifetime),
          scopes: members["scope"].is_a?(String) ? members["scope"].split : nil
        )
      end

      # Reads a lifetime; some servers send the number as a text.
      def seconds(value)
        number = (value.is_a?(String) || value.is_a?(Numeric)) ? Float(value, exception: false) : nil
        number if number && number >= 0
      end

      # Gives the error of a response: temporary failures can be retried like those of any call; a refusal is final.
      def failure(response, members, secrets)
        status = response.status
        return ApiError.new(response.request, response, nil) if !status.between?(400, 499) || [408, 429].include?(status)

        members = {} unless members.is_a?(Hash)
        # What was sent is hidden: servers may echo it.
        code, description = %w[error error_description].map do |name|
          text = members[name]
          secrets.compact.reject(&:empty?).reduce(text) { |shown, secret| shown.gsub(secret, "***") } if text.is_a?(String)
        end
        TokenError.new(response.request, response, code, description)
      end
    end
  end
end
