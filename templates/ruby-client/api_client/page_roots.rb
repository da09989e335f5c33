# frozen_string_literal: true

module ApiClient
  # Several pages in one response, each followed by itself.
  class PageRoots
    # @return [Object] the decoded response
    attr_reader :data

    # @return [Response] the head of the response
    attr_reader :response

    # @api private
    def initialize(walk, places, data, response)
      @walk = walk
      @places = places
      @data = data
      @response = response
    end

    # Gives one of the pages by its name.
    #
    # @param name [String]
    # @return [PageRoot]
    def root(name)
      place = @places[name] or raise InvalidArgumentError, "#{@walk.operation.id} has no page \"#{name}\""
      PageRoot.new(@walk.at(place), [data, response])
    end

    # @return [String]
    def inspect = "#<#{self.class}>"
  end

  # One of several pages in a response: its walk begins with the response that all of them share.
  class PageRoot
    # @api private
    def initialize(walk, start)
      @walk = walk
      @start = start
    end

    # @return [Enumerator<Page>] the pages, each requested when it is asked for
    def pages = @walk.pages(@start)

    # @return [Enumerator] the items of all pages
    def items = @walk.items(@start)

    # @return [String]
    def inspect = "#<#{self.class}>"
  end
end
