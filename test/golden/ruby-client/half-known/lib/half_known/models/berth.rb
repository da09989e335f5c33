# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/schemas/.
# Not to be edited: fill the manifest in and run `generate`.

module HalfKnown
  module Models
    # The schema `berth`.
    class Berth < Record
      PARTS = {"ships" => -> { Models::Ship }}.freeze
      private_constant :PARTS

      # @return [Integer]
      def number = self["number"]

      # @return [String]
      def state = self["state"]

      # @return [Array<Models::Ship>, nil]
      def ships = part("ships")

      # @return [Hash{String => Integer}, nil]
      def buoys = part("buoys")

      private

      def parts = PARTS
    end
  end
end
