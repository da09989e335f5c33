# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/schemas/.
# Not to be edited: fill the manifest in and run `generate`.

module Schemas
  module Models
    # The schema `special-book`.
    class SpecialBook < Record
      PARTS = {"price" => -> { Models::Money }}.freeze
      private_constant :PARTS

      # Pattern: `^[0-9]{13}$`.
      #
      # @return [String]
      def id = self["id"]

      # 1 to 200 characters.
      #
      # @return [String]
      def title = self["title"]

      # @return [String, nil]
      def subtitle = self["subtitle"]

      # At least 1, below 100000. Format: `int32`.
      #
      # @return [Integer, nil]
      def pages = self["pages"]

      # Without tax.
      #
      # @return [Models::Money, nil]
      def price = part("price")

      # Above 0, at most 99.5, a multiple of 0.5.
      #
      # @return [Numeric, nil]
      def weight = self["weight"]

      # @return [Boolean, nil]
      def available = self["available"]

      # Any JSON value: its values are of several types.
      #
      # @return [Object]
      def binding_ = part("binding")

      # Always "book".
      #
      # @return [String, nil]
      def kind = self["kind"]

      # Encoding: `base64`. Media type: `image/jpeg`.
      #
      # @return [String, nil]
      def cover = self["cover"]

      # Media type: `application/json`.
      #
      # @return [String, nil]
      def note = self["note"]

      # @return [Object]
      def anything = part("anything")

      # @return [Integer, nil]
      def edition = self["edition"]

      # @return [String, nil]
      def form = self["form"]

      private

      def parts = PARTS
    end
  end
end
