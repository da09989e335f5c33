# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/schemas/.
# Not to be edited: fill the manifest in and run `generate`.

module HalfKnown
  module Models
    # The schema `berths.moor/~body/application~1x-www-form-urlencoded`.
    class BerthsMoor_FormBody < Record
      # @return [String, nil]
      def captain = self["captain"]
    end
  end
end
