# frozen_string_literal: true

module ApiClient
  # A page does not have the shape of the manifest, or does not lead to the next page as it should.
  class PaginationError < ResponseError; end
end
