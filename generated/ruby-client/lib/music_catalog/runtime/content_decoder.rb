# Made by endpoint-manifest (ruby-client) from its template runtime/content_decoder.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

require "zlib"

module MusicCatalog
  module Runtime
    # Bodies that were compressed on their way (RFC 9110, section 8.4). Each chunk gives pieces of bounded size.
    class ContentDecoder
      # Makes the decoder of a response; nil = its body is as it comes, or coded as nobody asked.
      def self.for(headers)
        coding = headers["content-encoding"].to_s.strip.downcase
        new(coding) if %w[gzip x-gzip deflate].include?(coding)
      end

      def initialize(coding)
        @is_deflate = coding == "deflate"
        @zlib = Zlib::Inflate.new(@is_deflate ? Zlib::MAX_WBITS : 16 + Zlib::MAX_WBITS)
        @is_begun = false
      end

      # Takes a chunk, and gives what comes of it in pieces. Zlib::Error = it is not compressed as it says.
      def feed(chunk, &block)
        data = chunk
        until data.empty?
          data = @is_begun ? rest_of(data, &block) : first_of(data, &block)
        end
      end

      # Says that no chunk follows. EOFError = something is missing.
      def finish
        raise EOFError, "the compressed response broke off" if @is_begun && !@zlib.finished?
      ensure
        close
      end

      private

      def first_of(data, &block)
        rest_of(data, &block)
      rescue Zlib::DataError
        raise if @is_begun || !@is_deflate

        # Some services send deflate without its frame.
        close
        @zlib = Zlib::Inflate.new(-Zlib::MAX_WBITS)
        rest_of(data, &block)
      end

      # Ruby warns of a stream that is closed before its end.
      def close
        @zlib.reset
        @zlib.close
      end

      # Inflates up to the end of a member, and gives what comes after it.
      def rest_of(data)
        @zlib.inflate(data) do |piece|
          @is_begun = true
          yield piece
        end
        @is_begun = true
        return "" unless @zlib.finished?

        after = @zlib.flush_next_in
        return "" if after.empty? || @is_deflate

        # Several members may follow each other (RFC 1952, section 2.2).
        close
        @zlib = Zlib::Inflate.new(16 + Zlib::MAX_WBITS)
        after
      end
    end
  end
end
