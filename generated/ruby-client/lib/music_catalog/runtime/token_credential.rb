# Made by endpoint-manifest (ruby-client) from its template runtime/token_credential.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

module MusicCatalog
  module Runtime
    # Sends a bearer token from an authorization server. It is obtained once for all waiting calls, and renewed in time.
    class TokenCredential
      # Seconds before its expiry when a token is no longer used: it must still be valid when it reaches the service.
      LONGEST_LEEWAY = 30.0
      private_constant :LONGEST_LEEWAY

      # @param tokens [Tokens, nil]
      # @param on_tokens [#call, nil]
      # @yieldparam transport [#call]
      # @yieldparam current [Tokens, nil]
      # @yieldreturn [Tokens, nil] nil = there is no way to get any
      def initialize(tokens, on_tokens, &obtain)
        @tokens = tokens
        @on_tokens = on_tokens
        @obtain = obtain
        @place = SecretPlaces::Authorization.new("Bearer")
        @lock = Mutex.new
        @leeway = LONGEST_LEEWAY
      end

      # Puts a token into a request; gets one first, if there is none that holds.
      def authenticate(request, exchange, _scopes)
        return if @place.taken?(request)

        before = @tokens
        replace(exchange.state.transport, before) unless before && holds?(before)
        tokens = @tokens or return
        @place.put(request, tokens.access_token)
        request.carried[self] = tokens.access_token
      end

      # Gets another token than the one in the request, unless another call has.
      def renew?(request, exchange, _scopes)
        refused = request.carried[self] or return false
        before = @tokens
        replace(exchange.state.transport, before) if before&.access_token == refused
        tokens = @tokens
        !tokens.nil? && tokens.access_token != refused
      end

      # @return [String] without the tokens
      def inspect = "#<#{self.class}>"

      private

      def holds?(tokens) = tokens.expires_at.nil? || tokens.expires_at - @leeway > Time.now.to_f

      # Gets tokens in place of some; calls that come meanwhile wait for the same.
      def replace(transport, before)
        @lock.synchronize do
          # Another call may have renewed them since.
          next unless @tokens.equal?(before)

          tokens = @obtain.call(transport, before) or next
          # A token that lives for seconds is used for most of them.
          lifetime = tokens.expires_at ? tokens.expires_at - Time.now.to_f : Float::INFINITY
          @leeway = [LONGEST_LEEWAY, lifetime / 4].min
          @on_tokens&.call(tokens)
          @tokens = tokens
        end
      end
    end
  end
end
