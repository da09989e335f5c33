# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/schemas/.
# Not to be edited: fill the manifest in and run `generate`.

module Schemas
  module Models
    # The schema `medium`.
    class Medium < Record
      # @return [String, nil]
      def form = self["form"]
    end
  end
end
