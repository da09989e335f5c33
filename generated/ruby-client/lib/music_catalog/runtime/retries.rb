# Made by endpoint-manifest (ruby-client) from its template runtime/retries.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

module MusicCatalog
  module Runtime
    # Decides if and when a failed attempt is repeated.
    module Retries
      # Seconds. A service that asks for more is not waited for.
      LONGEST = 60

      class << self
        # Gives the seconds to wait after a failed attempt. nil = another attempt would not help, or the service requests a longer
        # wait than a call should take.
        def delay(error, attempt, backoff)
          case error
          when ApiError
            return unless error.status == 408 || error.status == 429 || error.status.between?(500, 599)

            asked = asked(error.headers["retry-after"].to_s)
            return if asked > LONGEST
            return asked if asked.positive?
          when ConnectionError, TimeoutError then nil
          else return
          end
          return backoff.call(attempt) if backoff

          # Full jitter: anything up to a bound that doubles.
          Random.rand * [8.0, 0.5 * (2.0**(attempt - 1))].min
        end

        private

        # Gives the seconds of `retry-after`, a number or a date (RFC 9110, section 10.2.3); anything else is 0.
        def asked(text)
          text = text.strip
          return (text.size < 10) ? text.to_i : LONGEST + 1 if text.match?(/\A\d+\z/)

          date = HttpDate.parse(text)
          date ? date - Time.now.to_f : 0
        end
      end
    end
  end
end
