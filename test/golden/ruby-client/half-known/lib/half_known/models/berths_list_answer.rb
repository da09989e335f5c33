# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/schemas/.
# Not to be edited: fill the manifest in and run `generate`.

module HalfKnown
  module Models
    # The schema `berths.list/~answer`.
    class BerthsList_Answer < Record
      PARTS = {"berths" => -> { Models::Berth }}.freeze
      private_constant :PARTS

      # @return [Array<Models::Berth>]
      def berths = part("berths")

      private

      def parts = PARTS
    end
  end
end
