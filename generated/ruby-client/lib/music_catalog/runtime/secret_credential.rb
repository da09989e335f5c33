# Made by endpoint-manifest (ruby-client) from its template runtime/secret_credential.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

module MusicCatalog
  module Runtime
    # A credential with a secret of the caller's. After a 401, a function is called for another.
    class SecretCredential
      def initialize(secret, place)
        # An invalid text is refused at once, not only by the first call.
        @secret = secret.respond_to?(:call) ? secret : checked(secret)
        @place = place
      end

      # Puts the secret into a request.
      def authenticate(request, _exchange, scopes)
        return if @place.taken?(request)

        return @place.put(request, @secret) if @secret.is_a?(String)

        secret = ask(Credential::Need.new(scopes, nil))
        @place.put(request, secret)
        request.carried[self] = secret
      end

      # Tells whether there is another secret than the one in the request.
      def renew?(request, _exchange, scopes)
        refused = request.carried[self]
        !refused.nil? && ask(Credential::Need.new(scopes, refused)) != refused
      end

      # @return [String] without the secret
      def inspect = "#<#{self.class}>"

      private

      def ask(need)
        takes_none = @secret.respond_to?(:arity) && @secret.arity.zero?
        checked(takes_none ? @secret.call : @secret.call(need))
      end

      def checked(secret)
        return secret if secret.is_a?(String) && !secret.strip.empty?

        raise InvalidArgumentError, "auth: a credential must be a text that is not empty"
      end
    end
  end
end
