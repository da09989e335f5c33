# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/schemas/.
# Not to be edited: fill the manifest in and run `generate`.

module HalfKnown
  module Models
    # The schema `berths.moor/~query/tied`.
    class BerthsMoor_Query_Tied < Record
      # @return [Array<String>, nil]
      def ropes = part("ropes")
    end
  end
end
