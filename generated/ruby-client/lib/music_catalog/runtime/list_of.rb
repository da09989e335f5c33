# Made by endpoint-manifest (ruby-client) from its template runtime/list_of.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

module MusicCatalog
  module Runtime
    # Makes the items of lists.
    class ListOf
      # @param item [#of] makes an item
      def initialize(item)
        @item = item
      end

      # Gives a list with its items made, itself where they are already; any other value itself.
      def of(value)
        return Record.of(value) unless value.is_a?(Array)

        made = value.map { |each| @item.of(each) }
        is_made = made.each_with_index.all? { |each, index| each.equal?(value[index]) }
        is_made ? value : made
      end
    end
  end
end
