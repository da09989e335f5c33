# frozen_string_literal: true

module ApiClient
  module Runtime
    # The common base of both ways in which the client counts positions itself.
    module CountedPages
      # Gives the position as it is.
      def resolve(_page, position) = position

      # Tells whether a page repeats the one before it: then the service ignores the requested position.
      def repeats?(page, before)
        link = page.walk.paging.next
        # Two pages may hold equal items, such as a list of numbers; their links differ.
        page.items == before.items && page.read(link) == before.read(link)
      end

      private

      # Gives the position of a page: that of its call, else the client's default, else the manifest's.
      def position_of(page)
        return page.position if page.position

        walk = page.walk
        place, name = walk.paging.parameter
        value = given(walk.calling, walk.core.state, place, name)
        return walk.paging.first if value.nil? || value.equal?(OMIT)
        return value.to_s.to_i if value.to_s.match?(/\A\d+\z/)

        raise InvalidArgumentError, "#{walk.operation.id}: #{place} \"#{name}\" must be a whole number to find the next page"
      end

      def given(calling, state, place, name)
        case place
        when :body
          body = calling.options.body
          body.is_a?(Hash) ? body.find { |key, _| key.to_s == name }&.last : nil
        when :query then calling.values.fetch([:query, name], state.query[name])
        when :header then calling.values.fetch([:header, name.downcase], state.headers[name.downcase])
        else calling.values[[place, name]]
        end
      end
    end

    # Pages that begin at an offset. The next page begins after the items received, however many were requested, so nothing is skipped
    # where a service returns fewer. The last page is the one that says so, else the one that reaches the total, else an empty one. A
    # total that is exceeded is ignored.
    module ByOffset
      extend CountedPages

      # Gives the offset of the next page.
      def self.next(page)
        following = position_of(page) + page.items.size
        is_total = !page.more && following - page.walk.paging.first == page.total
        (page.items.empty? || is_total) ? nil : following
      end
    end

    # Pages that have numbers. The last page is the one that says so, else the one that completes the total, else an empty one. A total
    # that is exceeded is ignored.
    module ByPage
      extend CountedPages

      # Gives the number of the next page.
      def self.next(page)
        number = position_of(page)
        return number + 1 if page.more

        # The pages before the first page of a walk are assumed to be as large as it is.
        count = page.items.size
        before = page.position ? page.received : (number - page.walk.paging.first) * count
        (count.zero? || before + count == page.total) ? nil : number + 1
      end
    end
  end
end
