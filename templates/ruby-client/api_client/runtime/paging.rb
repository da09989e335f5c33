# frozen_string_literal: true

module ApiClient
  module Runtime
    # How the pages of an operation follow each other, as the manifest has it. A place in a response is a JSON Pointer (RFC 6901),
    # `header:` and a name, or a function that reads it.
    class Paging
      # @return [#next, #resolve, #repeats?]
      attr_reader :strategy

      # @return [Array(Symbol, String), nil] the position of a page in a request: a place and a name; nil = links are followed
      attr_reader :parameter

      # @return [Integer] offset or number of the first page
      attr_reader :first

      # @return [String] the place of the page in the response
      attr_reader :root

      # @return [String] the list of items, below the root
      attr_reader :items

      # @return [String, #call, nil] number of items on all pages
      attr_reader :total

      # @return [String, #call, nil] a link to the next page; only links are followed by it, for others it shows whether there is one
      attr_reader :next

      # @return [String, #call, nil]
      attr_reader :cursor

      # @return [String, #call, nil] whether there is a next page
      attr_reader :has_more

      # @return [#call, nil] gives what makes the items (`of`)
      attr_reader :model

      def initialize(strategy, items:, parameter: nil, first: 0, root: "", total: nil, next: nil, cursor: nil, has_more: nil,
        model: nil)
        @strategy = strategy
        @items = items
        @parameter = parameter
        @first = first
        @root = root
        @total = total
        @next = binding.local_variable_get(:next)
        @cursor = cursor
        @has_more = has_more
        @model = model
      end

      # Gives the same for another place in the response.
      def at(root) = dup.tap { |copy| copy.instance_variable_set(:@root, root) }
    end
  end
end
