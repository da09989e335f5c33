# Made by endpoint-manifest (ruby-client) from its template runtime/one_of.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

module MusicCatalog
  module Runtime
    # Tells apart the values of a union, and makes those that have a class. No variant is tried: what nothing tells apart stays JSON.
    class OneOf
      # @param tag [String, nil] the property that selects the class of an object
      # @param tags [Hash{String => #call}] makers by its values
      # @param fields [Hash{Array<String> => #call}] makers by the properties that all of their objects have
      # @param object [#call, nil] the maker of all objects
      # @param array [#call, nil] the maker of all lists
      def initialize(tag: nil, tags: {}, fields: {}, object: nil, array: nil)
        @tag = tag
        @tags = tags
        @fields = fields
        @object = object
        @array = array
      end

      # Gives a value as it was made of its variant.
      def of(value)
        maker =
          case value
          when Hash then of_object(value)
          when Array then @array
          end
        maker ? maker.call.of(value) : Record.of(value)
      end

      private

      def of_object(value)
        return @tags[value[@tag]] if @tag

        found = @fields.select { |names, _| names.all? { |name| value.key?(name) } }
        (found.size == 1) ? found.values[0] : @object
      end
    end
  end
end
