# Made by endpoint-manifest (ruby-client) from its template runtime/decoding.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

require "json"

module MusicCatalog
  module Runtime
    # The bodies of responses, read to their end in bounded memory and decoded by their media type.
    module Decoding
      # Codings that are decoded: the header `accept-encoding`.
      ACCEPTED = "gzip, deflate"

      # Raised where a body is larger than the client takes.
      class TooLarge < StandardError; end

      class << self
        # Reads all bytes of a body. More than `maximum` is an error; of a failed response the rest is left out instead.
        def read_bytes(head, maximum)
          data = head.whole(maximum)
          return data if data

          data = "".b
          head.each_chunk do |chunk|
            data << chunk
            next if data.bytesize <= maximum
            raise TooLarge, "more than #{maximum} bytes" if head.success?

            return data.byteslice(0, maximum)
          end
          data
        end

        # Decodes a body: JSON or text where its media type says so, else bytes. nil = there are no bytes at all.
        #
        # Without a content type the manifest decides; failing that it is bytes, which can still become anything.
        def decoded(data, operation, head, request)
          return if data.empty?

          media_type = head.headers["content-type"]
          is_success = head.success?
          reading = is_success ? operation.reading : nil
          media_type = reading.call(head.status, media_type, request.headers["accept"]) if reading
          if MediaType.json?(media_type)
            value = JsonText.parse(data)
            return is_success ? operation.made(value, head.status, media_type) : Record.of(value)
          end
          return data unless media_type.to_s[0, 5].casecmp?("text/")

          MediaType.decode_text(data, media_type)
        rescue JSON::ParserError, Readings::Mismatch, ArgumentError, EncodingError => error
          text = data.dup.force_encoding("UTF-8").scrub("\uFFFD")
          # The status of a failure says more than its broken body.
          return text unless head.success?

          # Whoever has sent it may have echoed secrets: the start of a body is all that is shown.
          raise DecodeError.new("#{reason(error)}: #{text[0, 100].inspect}", request, head)
        end

        private

        # Messages of parsers quote the whole rest of a text.
        def reason(error) = error.is_a?(JSON::ParserError) ? error.message[/\A[^':]{0,60}/].strip : error.message
      end
    end
  end
end
