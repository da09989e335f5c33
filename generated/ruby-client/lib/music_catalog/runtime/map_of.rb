# Made by endpoint-manifest (ruby-client) from its template runtime/map_of.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

module MusicCatalog
  module Runtime
    # Makes the values of objects whose names are not known.
    class MapOf
      # @param value [#of] makes a value
      def initialize(value)
        @value = value
      end

      # Gives an object with its values made, itself where they are already; any other value itself.
      def of(value)
        return Record.of(value) unless value.is_a?(Hash)

        made = value.each_with_object(Record.new) { |(name, each), all| all[name] = @value.of(each) }
        (value.is_a?(Record) && made.all? { |name, each| each.equal?(value[name]) }) ? value : made
      end
    end
  end
end
