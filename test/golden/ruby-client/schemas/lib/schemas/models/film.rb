# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/schemas/.
# Not to be edited: fill the manifest in and run `generate`.

module Schemas
  module Models
    # The schema `film`.
    class Film < Record
      # @return [String]
      def kind = self["kind"]

      # @return [Integer, nil]
      def minutes = self["minutes"]
    end
  end
end
