# frozen_string_literal: true

module ApiClient
  # A delivery does not have a valid signature of the service: nothing in it can be trusted.
  class SignatureError < Error
    # @return [String] `missing`, `malformed`, `wrong`, `too old` or `too new`
    attr_reader :reason

    # @param reason [String]
    # @param message [String]
    def initialize(reason, message)
      super(message)
      @reason = reason
    end

    # @param _keys [Array<Symbol>, nil]
    # @return [Hash{Symbol => Object}]
    def deconstruct_keys(_keys) = super.merge(reason: reason)
  end

  # The body of a delivery cannot be accepted.
  class PayloadError < Error
    # @return [String] `too large` or `undecodable`
    attr_reader :reason

    # @param reason [String]
    # @param message [String]
    def initialize(reason, message)
      super(message)
      @reason = reason
    end

    # @param _keys [Array<Symbol>, nil]
    # @return [Hash{Symbol => Object}]
    def deconstruct_keys(_keys) = super.merge(reason: reason)
  end
end
