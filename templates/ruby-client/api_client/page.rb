# frozen_string_literal: true

module ApiClient
  # One page of a walk.
  class Page
    # @return [Array] the items
    attr_reader :items

    # @return [Numeric, nil] number of items on all pages, where the service says it
    attr_reader :total

    # @return [Object] the whole decoded response
    attr_reader :body

    # @return [Response] the head of the response
    attr_reader :response

    # @return [Object, nil] position of the page; nil for the first of a walk, which the caller's own arguments requested
    # @api private
    attr_reader :position

    # @return [Integer] number of items on the pages of the walk before it
    # @api private
    attr_reader :received

    # @return [Boolean, nil] whether there is a next page, where the response says so; it takes precedence over any count of items
    # @api private
    attr_reader :more

    # @return [Runtime::Walk]
    # @api private
    attr_reader :walk

    # @return [Object, nil] the position of the next page: an offset, a number, a cursor or a link; nil = there is none
    attr_accessor :next_position

    # @api private
    def initialize(walk, body, response, position, received)
      @walk = walk
      @body = body
      @response = response
      @position = position
      @received = received
      paging = walk.paging
      found = read(paging.items)
      raise fault("there is #{found.nil? ? "nothing" : found.class} at \"#{paging.root}#{paging.items}\" in place of a list") unless
        found.is_a?(Array)

      @items = (paging.model ? paging.model.call : Record).of(found)
      @total = count(read(paging.total))
      @more = find_more(paging)
      @next_position = nil
    end

    # Lets pages be taken apart: `in {items:, total:}`.
    #
    # @param _keys [Array<Symbol>, nil]
    # @return [Hash{Symbol => Object}]
    def deconstruct_keys(_keys) = {items: items, total: total, body: body, next_position: next_position}

    # @return [String]
    def inspect = "#<#{self.class} of #{items.size} items>"

    # Gives the value at a place of the response; nil where there is none.
    #
    # @api private
    def read(place, default = nil)
      return default if place.nil?
      return place.call(response) unless place.is_a?(String)
      return response.headers[place.delete_prefix("header:")] if place.start_with?("header:")

      Runtime::JsonPointer.value_at(body, walk.paging.root + place, default)
    end

    # Gives the error for a fault of the page.
    #
    # @api private
    def fault(why)
      operation = walk.operation
      PaginationError.new("gave no proper page of #{operation.id}: #{why}", response.request, response)
    end

    private

    def find_more(paging)
      flag = read(paging.has_more)
      return true if [true, "true"].include?(flag)
      return false if [false, "false"].include?(flag)
      return if paging.next.nil?

      link = read(paging.next)
      # Where the link is absent altogether, the total decides.
      return if link.nil? && total && !shown?(paging.next)

      !link.nil? && link != false && link != ""
    end

    def shown?(place)
      missing = Object.new
      place.is_a?(String) && !place.start_with?("header:") && !read(place, missing).equal?(missing)
    end

    # Reads a number of items, also from a header.
    def count(value)
      return (value.match?(/\A\d{1,19}\z/) ? value.to_i : nil) if value.is_a?(String)

      value if value.is_a?(Numeric) && value >= 0
    end
  end
end
