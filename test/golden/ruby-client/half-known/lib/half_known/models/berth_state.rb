# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/schemas/.
# Not to be edited: fill the manifest in and run `generate`.

module HalfKnown
  module Models
    # The schema `berth-state`.
    module BerthState
      FREE = "free"
      TAKEN = "taken"

      # The values that the manifest names.
      VALUES = [FREE, TAKEN].freeze
    end
  end
end
