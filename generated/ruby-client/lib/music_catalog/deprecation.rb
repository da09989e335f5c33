# Made by endpoint-manifest (ruby-client) from its template deprecation.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

module MusicCatalog
  # A deprecation, as the manifest describes it. Dates are `YYYY-MM-DD`.
  class Deprecation
    # @return [String, nil]
    attr_reader :since

    # @return [String, nil] the date on which the operation ends
    attr_reader :sunset

    # @return [String, nil] id of the operation to use instead
    attr_reader :replacement

    # @return [String, nil]
    attr_reader :reason

    # @param since [String, nil]
    # @param sunset [String, nil]
    # @param replacement [String, nil]
    # @param reason [String, nil]
    def initialize(since: nil, sunset: nil, replacement: nil, reason: nil)
      @since = since
      @sunset = sunset
      @replacement = replacement
      @reason = reason
    end
  end
end
