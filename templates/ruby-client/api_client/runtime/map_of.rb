# frozen_string_literal: true

module ApiClient
  module Runtime
    # Makes the values of objects whose names are not known.
    class MapOf
      # @param value [#of] makes a value
      def initialize(value)
        @value = value
      end

      # Gives an object with its values made; any other value itself.
      def of(value)
        return Record.of(value) unless value.is_a?(Hash)

        value.each_with_object(Record.new) { |(name, each), made| made[name] = @value.of(each) }
      end
    end
  end
end
