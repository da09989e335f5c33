# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/schemas/.
# Not to be edited: fill the manifest in and run `generate`.

module HalfKnown
  module Models
    # The schema `flag`.
    #
    # There may be other values.
    module Flag
      RED = "red"
      GREEN = "green"

      # The values that the manifest names.
      VALUES = [RED, GREEN].freeze
    end
  end
end
