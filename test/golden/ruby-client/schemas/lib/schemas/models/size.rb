# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/schemas/.
# Not to be edited: fill the manifest in and run `generate`.

module Schemas
  module Models
    # The schema `size`.
    module Size
      # The schema `size/~string`.
      module String_
        SMALL = "small"
        LARGE = "large"

        # The values that the manifest names.
        VALUES = [SMALL, LARGE].freeze
      end
    end
  end
end
