# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/schemas/.
# Not to be edited: fill the manifest in and run `generate`.

module Schemas
  module Models
    # Exactly 2 properties.
    class Money < Record
      # @return [Integer]
      def amount = self["amount"]

      # @return [String]
      def currency = self["currency"]
    end
  end
end
