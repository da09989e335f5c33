# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/schemas/.
# Not to be edited: fill the manifest in and run `generate`.

module Schemas
  module Models
    # The schema `odd-names`.
    class OddNames < Record
      # @return [String]
      def zulu = self["zulu"]

      # @return [String]
      def n_10 = self["10"]

      # @return [String, nil]
      def n_9 = self["9"]

      # @return [String, nil]
      def proto = self["__proto__"]

      # @return [String, nil]
      def constructor = self["constructor"]

      # @return [String, nil]
      def to_string = self["toString"]

      # @return [String, nil]
      def empty = self[""]

      # @return [String, nil]
      def two_words = self["two words"]

      # @return [String, nil]
      def alpha = self["alpha"]
    end
  end
end
