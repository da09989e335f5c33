# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/service.yaml.
# Not to be edited: fill the manifest in and run `generate`.

module HalfKnown
  # 404 (not found error).
  class NotFoundError < ApiError
  end

  # 409 (conflict error).
  class ConflictError < ApiError
  end

  # Any status from 400 to 499 without a class of its own (client error).
  class ClientError < ApiError
  end

  # Any status from 500 to 599 without a class of its own (server error).
  class ServerError < ApiError
  end

  # The classes of errors, by their statuses.
  #
  # @api private
  FAILURES = {404 => NotFoundError, 409 => ConflictError, "4XX" => ClientError, "5XX" => ServerError}.freeze
end
