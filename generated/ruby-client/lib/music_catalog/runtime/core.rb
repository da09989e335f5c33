# Made by endpoint-manifest (ruby-client) from its template runtime/core.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

module MusicCatalog
  module Runtime
    # The state of a client, and how it makes calls. Groups have it, and nothing else.
    class Core
      # @return [ClientState]
      attr_reader :state

      def initialize(state)
        @state = state
      end

      # Calls an operation: its data, or what the block makes of the response with its body unread.
      #
      # @param operation [Operation]
      # @param path [Array<Object>] values of the path, in the order of the template
      # @param given [Hash{Symbol => Object}] the operation's own keywords
      # @param options [Hash{Symbol => Object}] the options of the call
      def call(operation, path, given, options, &block)
        calling = calling(operation, path, given, options)
        exchange = Exchange.new(@state, calling, calling.request(@state))
        block ? exchange.open(&block) : exchange.value
      end

      # Calls an operation whose response is a stream: its items, read as they are asked for, or what the block makes of the response.
      def stream(operation, path, given, options, &block)
        return call(operation, path, given, options, &block) if block

        calling = calling(operation, path, given, options)
        Enumerator.new do |items|
          exchange(calling).open do |response|
            maker = operation.stream[MediaType.bare(response.headers["content-type"])]
            next Array(response.data).each { |item| items << calling.options.converted(item) } if maker.nil?

            StreamDecoders.read(response, maker.call) { |item| items << converted(calling, item) }
          end
        end
      end

      # Gives the pages of an operation. Each is a call of its own, made when it is asked for.
      def pages(operation, paging, path, given, options)
        walk(operation, paging, path, given, options).pages
      end

      # Gives the items of all pages.
      def items(operation, paging, path, given, options)
        walk(operation, paging, path, given, options).items
      end

      # Calls an operation whose response holds several pages, by name.
      def page_roots(operation, paging, places, path, given, options)
        calling = calling(operation, path, given, options)
        PageRoots.new(Walk.new(self, calling, paging), places, *answered(calling))
      end

      # Sends a call, and gives its decoded body with its head; `link`, a whole URL, replaces path and query.
      def answered(calling, link = nil) = exchange(calling, link).answered

      # @return [String] nothing of the options: they may be secrets
      def inspect = "#<#{self.class}>"

      private

      def calling(operation, path, given, options)
        Calling.new(operation, path, given, options.empty? ? Options::NONE : Options.new(**options))
      end

      def exchange(calling, link = nil) = Exchange.new(state, calling, calling.request(state, link))

      def walk(operation, paging, path, given, options)
        Walk.new(self, calling(operation, path, given, options), paging)
      end

      # The data of an event is what is made, and what the caller wants to have converted.
      def converted(calling, item)
        model = calling.operation.model
        return item if model.nil? && calling.options.as.nil?

        data = item.is_a?(Event) ? item.data : item
        data = model.call.of(data) if model
        data = calling.options.converted(data)
        item.is_a?(Event) ? item.dup.tap { |event| event.data = data } : data
      end
    end
  end
end
