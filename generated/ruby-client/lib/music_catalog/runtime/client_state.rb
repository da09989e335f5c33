# Made by endpoint-manifest (ruby-client) from its template runtime/client_state.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

module MusicCatalog
  module Runtime
    # The options of a client, which all of its calls read. It does not change.
    class ClientState
      # Options that a client and a call have alike, with the values that hold where neither gives one.
      COMMON = {
        timeout: 60, # seconds
        deadline: nil,
        idle_timeout: nil,
        max_retries: 2,
        max_response_bytes: 2**26,
        follow_redirects: nil,
        backoff: nil
      }.freeze

      # All that a client takes by name.
      NAMES = [*COMMON.keys, :base_url, :transport, :headers, :query, :hooks, :auth, :own_base_url].freeze
      private_constant :NAMES

      attr_reader :base_url, :headers, :query, :hooks, :auth, :transport

      # @return [Hash{Symbol => Object}] the options that hold for a call that gives none
      attr_reader :common

      # @param makers [Hash{String => #call}] makers of credentials from plain secrets, by the names of schemes
      # @param base_url [String]
      # @param transport [#call]
      # @param given [Hash{Symbol => Object}] options of the client
      def initialize(makers, base_url, transport, given)
        @makers = makers
        @base_url = Urls.checked_base(base_url)
        @transport = transport
        @given = given
        @common = COMMON.to_h { |name, usual| [name, given.fetch(name, OMIT).equal?(OMIT) ? usual : given[name]] }
        @headers = headers_of(given[:headers])
        @query = hash_of(:query, given[:query]).to_h { |name, value| [name.to_s, value] }
        @hooks = Array(given[:hooks])
        @auth = hash_of(:auth, given[:auth]).filter_map { |name, own| credential(name.to_s, own) }.to_h
      end

      # Gives an option of a call, else of the client, else the default.
      def option(options, name)
        own = options.public_send(name)
        own.equal?(OMIT) ? @common[name] : own
      end

      # Gives the state with other options. Headers, query and credentials are merged by name, hooks are added.
      def with(given)
        unknown = given.keys - NAMES
        raise ArgumentError, "unknown keyword: #{unknown.map(&:inspect).join(", ")}" unless unknown.empty?

        merged = @given.merge(given)
        %i[query auth].each { |name| merged[name] = strings(@given[name]).merge(strings(given[name])) if given.key?(name) }
        merged[:headers] = lowered(@given[:headers]).merge(lowered(given[:headers])) if given.key?(:headers)
        merged[:hooks] = [*@given[:hooks], *given[:hooks]] if given.key?(:hooks)
        base_url = merged.delete(:base_url) || @base_url
        transport = merged.delete(:transport) || @transport
        ClientState.new(@makers, base_url, transport, merged)
      end

      # Gives the base URL of an operation.
      #
      # One of its own holds as long as the client goes to the base URL that the manifest shows for the service. A client with another
      # one, of a mock or a proxy, sends everything there, so that neither test data nor credentials reach the service by mistake.
      def base_url_of(operation)
        own = operation.base_url
        return @base_url if own.nil?

        said = @given[:own_base_url]&.call(operation.id)
        return Urls.checked_base(said) if said
        return @base_url if own.usual && @base_url != own.usual
        return own.url if own.url

        raise InvalidArgumentError, "#{operation.id}: its own base URL is not shown; own_base_url gives it"
      end

      # @return [String] nothing of the options: they may be secrets
      def inspect = "#<#{self.class}>"

      private

      def headers_of(given)
        hash_of(:headers, given).each_with_object({}) do |(name, value), made|
          if value.equal?(OMIT)
            made.delete(name.to_s.downcase)
          else
            OutgoingRequest.put_header(made, name.to_s, Values.single_text(value, "header \"#{name}\""), "the client")
          end
        end
      end

      def hash_of(name, value)
        return {} if value.nil?

        value.respond_to?(:to_hash) ? value.to_hash : raise(InvalidArgumentError, "#{name} must be a Hash")
      end

      def strings(given) = (given || {}).to_h.transform_keys(&:to_s)

      def lowered(given) = (given || {}).to_h.transform_keys { |name| name.to_s.downcase }

      def credential(name, own)
        return if own.nil? || own.equal?(OMIT)
        return [name, own] if own.respond_to?(:authenticate)

        make = @makers[name] or raise InvalidArgumentError, "auth: there is no scheme \"#{name}\""
        [name, make.call(own)]
      end
    end
  end
end
