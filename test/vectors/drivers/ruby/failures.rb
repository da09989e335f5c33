# frozen_string_literal: true

# The errors of the gem, in the words of the protocol.
module Failures
  KINDS = {
    TokenError: "token", AuthorizationError: "authorization", ApiError: "status", ConnectionError: "connection",
    TimeoutError: "timeout", DecodeError: "decoding", PaginationError: "pagination", InvalidArgumentError: "argument",
    NotShownError: "not-shown", SignatureError: "signature", PayloadError: "payload"
  }.freeze

  module_function

  def of(error)
    kind = kind_of(error)
    told = {kind: kind}
    told[:status] = error.status if error.respond_to?(:status)
    if kind == "status"
      told[:body] = Values.answered(error.body)
      told[:ofStatus] = error.class != ApiClient::ApiError
    end
    told[:reason] = error.reason if error.respond_to?(:reason)
    told[:text] = [error.inspect, error.full_message(highlight: false)].map { |text| text.dup.force_encoding("UTF-8").scrub }.join("\n")
    told
  end

  def kind_of(error)
    return "aborted" if error.is_a?(Job::Abort)

    # A gem has only those that its facts ask for.
    KINDS.find { |name, _| ApiClient.const_defined?(name) && error.is_a?(ApiClient.const_get(name)) }&.last || "other"
  end
end
