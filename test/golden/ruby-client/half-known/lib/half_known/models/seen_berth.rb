# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/schemas/.
# Not to be edited: fill the manifest in and run `generate`.

module HalfKnown
  module Models
    # The schema `seen-berth`.
    class SeenBerth < Record
      # @return [Integer, nil]
      def number = self["number"]

      # @return [String, nil]
      def colour = self["colour"]

      # The schema `seen-berth/colour`.
      #
      # There may be other values.
      module Colour
        RED = "red"

        # The values that the manifest names.
        VALUES = [RED].freeze
      end
    end
  end
end
