# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/schemas/.
# Not to be edited: fill the manifest in and run `generate`.

module Schemas
  module Models
    # The schema `by-country`.
    class ByCountry < Record
      # @return [String, nil]
      def country = self["country"]

      # @return [String, nil]
      def state = self["state"]
    end
  end
end
