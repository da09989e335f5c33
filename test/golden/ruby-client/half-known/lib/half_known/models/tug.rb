# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/schemas/.
# Not to be edited: fill the manifest in and run `generate`.

module HalfKnown
  module Models
    # The schema `tug`.
    class Tug < Record
      # Always "tug".
      #
      # @return [String]
      def kind = self["kind"]
    end
  end
end
