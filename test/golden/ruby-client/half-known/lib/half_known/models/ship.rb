# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/schemas/.
# Not to be edited: fill the manifest in and run `generate`.

module HalfKnown
  module Models
    # The schema `ship`.
    class Ship < Record
      # At least 1 character.
      #
      # @return [String]
      def name = self["name"]

      # An array whose first 2 items each have a schema of their own.
      #
      # @return [Array]
      def cargo = part("cargo")

      # @return [String, nil]
      def flag = self["flag"]

      # Media type: `application/json`.
      #
      # @return [String, nil]
      def papers = self["papers"]

      # Media type: `application/json`.
      #
      # @return [String, nil]
      def log = self["log"]
    end
  end
end
