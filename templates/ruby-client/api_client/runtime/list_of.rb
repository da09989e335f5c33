# frozen_string_literal: true

module ApiClient
  module Runtime
    # Makes the items of lists.
    class ListOf
      # @param item [#of] makes an item
      def initialize(item)
        @item = item
      end

      # Gives a list with its items made; any other value itself.
      def of(value) = value.is_a?(Array) ? value.map { |each| @item.of(each) } : Record.of(value)
    end
  end
end
