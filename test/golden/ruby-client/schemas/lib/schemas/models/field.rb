# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/schemas/.
# Not to be edited: fill the manifest in and run `generate`.

module Schemas
  module Models
    # The schema `field`.
    module Field
      ID = "id"
      TITLE = "title"
      PRICE = "price"

      # The values that the manifest names.
      VALUES = [ID, TITLE, PRICE].freeze
    end
  end
end
