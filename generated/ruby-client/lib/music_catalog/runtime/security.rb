# Made by endpoint-manifest (ruby-client) from its template runtime/security.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

module MusicCatalog
  module Runtime
    # The credentials that an operation needs, and how they get into its requests.
    class Security
      # Refuses a plain secret, where a scheme needs more than that.
      CREDENTIAL_ONLY = lambda do |_secret|
        raise InvalidArgumentError, "auth: this scheme takes a credential, not a secret"
      end

      # @param alternatives [Array<Hash{String => Array<String>}>] schemes that are needed together, each with the scopes that the call
      #   needs; an empty one = none is needed
      def initialize(*alternatives)
        @alternatives = alternatives
      end

      # Sends with the credentials of the first alternative for which the client has all. After a 401 it sends the original request once
      # more, if one of the credentials can be renewed. A client without any credentials sends the request unchanged, because a hook, a
      # header of the caller's or its transport may authenticate it.
      def send(exchange, request, attempt, &block)
        chosen = chosen(exchange, request)
        return exchange.send(request, attempt, &block) if chosen.nil?

        authenticate(chosen, request, exchange)
        is_refused = false
        result = exchange.send(request, attempt) do |response|
          is_refused = response.status == 401 && request.repeatable? && renewed?(chosen, request, exchange)
          is_refused ? nil : block.call(response)
        end
        return result unless is_refused

        again = exchange.unsent
        authenticate(chosen, again, exchange)
        exchange.send(again, attempt, &block)
      end

      private

      def authenticate(chosen, request, exchange)
        given = exchange.state.auth
        chosen.each { |name, scopes| given[name].authenticate(request, exchange, scopes) }
      end

      # All of them are asked, so that each has a new secret.
      def renewed?(chosen, request, exchange)
        given = exchange.state.auth
        chosen.map { |name, scopes| given[name].renew?(request, exchange, scopes) }.any?
      end

      # Gives the alternative that a request is sent with; nil = none.
      def chosen(exchange, request)
        given = exchange.state.auth
        # The one that needs nothing comes last: else callers with credentials were anonymous.
        found = @alternatives.find { |each| !each.empty? && each.all? { |name, _| given.key?(name) } }
        return found if found
        return if @alternatives.any?(&:empty?) || given.empty? || request.headers.key?("authorization")

        names = @alternatives.map { |each| each.keys.join(" and ") }.uniq
        raise InvalidArgumentError, "#{exchange.operation.id} needs auth: #{names.join(", or ")}"
      end
    end
  end
end
