# frozen_string_literal: true

module ApiClient
  module Runtime
    # A walk from page to page: each is a call of its own, with all options of the first.
    class Walk
      # Pages without items that one walk accepts in a row: an endless series of them would never end it.
      LONGEST_EMPTINESS = 1000
      private_constant :LONGEST_EMPTINESS

      attr_reader :core, :calling, :paging

      def initialize(core, calling, paging)
        @core = core
        @calling = calling
        @paging = paging
      end

      # Gives the operation of the calls.
      def operation = calling.operation

      # Gives the same walk for another place in the response.
      def at(root) = Walk.new(core, calling, paging.at(root))

      # Gives all pages; `start` is the first, where it has been read: its data and its head.
      def pages(start = nil)
        Enumerator.new do |pages|
          seen = {}
          page = taken(page_of(start || core.answered(calling), nil, 0), seen, 0)
          empty = 0
          index = 0
          loop do
            pages << page
            empty = page.items.empty? ? empty + 1 : 0
            position = following(page, seen, index, empty)
            break if position.nil?

            seen[position] = index += 1
            page = taken(after(page, position), seen, index)
          end
        end
      end

      # Gives the items of all pages.
      def items(start = nil)
        Enumerator.new do |items|
          pages(start).each { |page| page.items.each { |item| items << calling.options.converted(item) } }
        end
      end

      private

      def page_of(answered, position, received) = Page.new(self, *answered, position, received)

      def taken(page, seen, index)
        position = (page.more == false) ? nil : paging.strategy.next(page)
        raise page.fault("it says that there are more, and not where") if page.more && position.nil?

        page.next_position = position
        seen[page.response.url] ||= index
        page
      end

      # Gives the position of the next page as it is sent; nil = there is none.
      def following(page, seen, index, empty)
        return if page.next_position.nil?

        position = paging.strategy.resolve(page, page.next_position)
        if seen.key?(position)
          return if exhausted?(page, position, seen, index)

          # Meeting one again means that the walk goes in a circle.
          raise page.fault("it leads back to a page before it")
        end
        raise page.fault("#{empty} pages in a row have no items") if empty >= LONGEST_EMPTINESS

        position
      end

      # Tells whether a page has no items and leads to itself: some services end their pages so, unless they say that there are more.
      def exhausted?(page, position, seen, index)
        leads_to_itself = position == page.position || seen[position] == index
        page.items.empty? && leads_to_itself && ![true, "true"].include?(page.read(paging.has_more))
      end

      def after(before, position)
        answered =
          if paging.parameter
            core.answered(calling.with(*paging.parameter, position))
          else
            core.answered(calling, position)
          end
        page = page_of(answered, position, before.received + before.items.size)
        raise page.fault("it is the page before it once more") if paging.strategy.repeats?(page, before)

        page
      end
    end
  end
end
