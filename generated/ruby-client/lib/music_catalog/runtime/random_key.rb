# Made by endpoint-manifest (ruby-client) from its template runtime/random_key.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

require "securerandom"

module MusicCatalog
  module Runtime
    # A key that names one call. In a file of its own, which is loaded at the first need: its library is slow to load, and a thread that is
    # stopped amid a `require` of a call breaks RubyGems.
    module RandomKey
      # Makes one, a UUID (RFC 9562, section 5.4).
      def self.make = SecureRandom.uuid
    end
  end
end
