# frozen_string_literal: true

module ApiClient
  # An event that a service sent (HTML standard, section 9.2).
  Event = Struct.new(:event, :data, :id, :retry, keyword_init: true) do
    # @!attribute event
    #   @return [String] `message` where the service names no other
    # @!attribute id
    #   @return [String] that of this event, or of the latest that had one; empty = none had one. Send it as `last-event-id` to
    #     continue later.
    # @!attribute retry
    #   @return [Integer, nil] milliseconds that the service asks clients to wait before they connect again
  end
end
