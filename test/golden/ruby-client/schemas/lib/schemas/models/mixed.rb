# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/schemas/.
# Not to be edited: fill the manifest in and run `generate`.

module Schemas
  module Models
    # The schema `mixed`.
    class Mixed < Record
      # @return [Integer, nil]
      def size_ = self["size"]

      # @return [String]
      def name = self["name"]
    end
  end
end
