# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/schemas/.
# Not to be edited: fill the manifest in and run `generate`.

module Schemas
  module Models
    # The schema `payment`.
    class Payment < Record
      # @return [String, nil]
      def card = self["card"]

      # @return [String, nil]
      def address = self["address"]
    end
  end
end
