# Made by endpoint-manifest (ruby-client) from its template runtime/faults.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

module MusicCatalog
  module Runtime
    # Errors that mean that a request got no whole answer: those of the operating system, of the standard library and of TLS.
    module Faults
      # Classes of parts that may not be loaded.
      NAMED = /\A(?:OpenSSL::SSL::SSLError|Zlib::(?:Data|Buf|Stream|Mem)?Error|Net::\w+|Timeout::Error)\z/
      LATE = /\A(?:Timeout::Error|Net::\w+Timeout|Errno::ETIMEDOUT)\z/
      private_constant :NAMED, :LATE

      class << self
        # Tells whether an error is one, for `rescue`.
        def ===(error)
          case error
          when SystemCallError, IOError, Clock::Over then true
          when Error then false
          when StandardError then NAMED.match?(error.class.name.to_s) || named?(error, "SocketError")
          else false
          end
        end

        # Makes the error of a call from it.
        def error_of(error, request, late)
          return TimeoutError.new("got #{late}", request) if error.is_a?(Clock::Over) || LATE.match?(error.class.name.to_s)

          what = error.message.dup.force_encoding(Encoding::UTF_8).scrub("\uFFFD")
          what = error.class.name if what.empty?
          ConnectionError.new("got no whole answer: #{what[0, 200]}", request)
        end

        private

        def named?(error, name) = error.class.ancestors.any? { |each| each.name == name }
      end
    end
  end
end
