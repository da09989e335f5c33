# frozen_string_literal: true

module ApiClient
  module Runtime
    # Pages that name the cursor of the next page. The last page has no cursor, null, or an empty one. A page without items may have a
    # successor.
    module ByCursor
      class << self
        # Gives the cursor of the next page.
        def next(page)
          cursor = page.read(page.walk.paging.cursor)
          return if cursor.nil? || cursor == false || cursor == "" || cursor == 0
          return cursor if cursor.is_a?(String) || cursor.is_a?(Numeric)

          raise page.fault("its cursor is neither text nor a number")
        end

        # Gives the cursor as it is.
        def resolve(_page, position) = position

        # Tells that it does not: pages may be equal.
        def repeats?(_page, _before) = false
      end
    end
  end
end
