# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/schemas/.
# Not to be edited: fill the manifest in and run `generate`.

module Schemas
  module Models
    # The schema `item`.
    module Item
      VARIANTS = Runtime::OneOf.new(
        tag: "kind",
        tags: {"motion-picture" => -> { Models::Film }, "record" => -> { Models::Record_ }}
      )
      private_constant :VARIANTS

      # Gives a value as the class that it is told apart as.
      #
      # @param value [Object]
      # @return [Object]
      def self.of(value) = VARIANTS.of(value)
    end
  end
end
