# Made by endpoint-manifest (ruby-client) from its template base_client.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

module MusicCatalog
  # The members of every client beside its groups. Threads and fibers may share it.
  class BaseClient
    # @param makers [Hash{String => #call}] makers of credentials from plain secrets, by the names of schemes
    # @param base_url [String]
    # @param transport [#call, nil]
    # @param options [Hash{Symbol => Object}]
    # @param defaults [Hash{Symbol => Object}] values of options that the manifest shows
    # @api private
    def initialize(makers, base_url, transport, options, defaults = {})
      state = Runtime::ClientState.new(makers, base_url, transport || HttpTransport.new, defaults)
      @core = Runtime::Core.new(state.with(options))
    end

    # Makes a client with other options, which shares the connections. Headers, query and credentials are merged by name, hooks are
    # added.
    #
    # @return [BaseClient]
    def with(**options)
      state = @core.state.with(options)
      dup.tap { |other| other.instance_variable_set(:@core, Runtime::Core.new(state)) }
    end

    # Calls an endpoint that the manifest does not name.
    #
    # @param method [Symbol, String] the HTTP method
    # @param path [String] below the base URL, beginning with "/"; it is percent-encoded already, and may have a query
    # @param options the values of the request, and options of the call
    # @return [Object]
    def request(method, path, **options, &block)
      @core.call(Runtime::Calling.untyped(method, path), [], {}, options, &block)
    end

    # Closes the connections of this client, and of those that `with` has made of it.
    #
    # @return [void]
    def close
      transport = @core.state.transport
      transport.close if transport.respond_to?(:close)
    end

    # @return [String] nothing of the options: they may be secrets
    def inspect = "#<#{self.class}>"
  end
end
