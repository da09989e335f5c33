# Made by endpoint-manifest (ruby-client) from its template runtime/random_key.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

require "securerandom"

module MusicCatalog
  module Runtime
    # A key that names one call. It has a file of its own, so that its library is loaded once, at the first need: where a thread is stopped
    # amid a `require`, RubyGems breaks, and a call must not run one each time.
    module RandomKey
      # Makes one, a UUID (RFC 9562, section 5.4).
      def self.make = SecureRandom.uuid
    end
  end
end
