# Made by endpoint-manifest (ruby-client) from its template runtime/line_reader.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

module MusicCatalog
  module Runtime
    # The lines of a stream, in bounded memory, without their ends. A byte order mark is dropped.
    class LineReader
      # Most bytes of a line or an event: a service must not fill its caller's memory.
      LONGEST = 16_777_216

      # Raised where what comes is no stream; the call makes an error of it.
      class Broken < StandardError; end

      BOM = "\xEF\xBB\xBF".b
      private_constant :BOM

      # @param ends [Regexp] the end of a line
      # @param strict [Boolean] whether invalid UTF-8 is refused; else it becomes U+FFFD
      def initialize(ends, strict:)
        @ends = ends
        @strict = strict
        @rest = "".b
        @is_first = true
      end

      # Takes a chunk, and yields the lines that it ends.
      def feed(chunk)
        @rest << chunk
        return if first?

        *lines, last = @rest.split(@ends, -1)
        return check(@rest) if lines.empty?

        @rest = last.dup
        lines.each { |line| yield text(line) }
        check(@rest)
      end

      # Gives what came after the last end of a line.
      def rest = text(@rest)

      private

      # Waits for the three bytes of a mark.
      def first?
        return false unless @is_first
        return true if @rest.bytesize < 3 && BOM.start_with?(@rest)

        @is_first = false
        @rest = @rest.byteslice(3..) if @rest.start_with?(BOM)
        false
      end

      def text(bytes)
        check(bytes)
        line = bytes.dup.force_encoding(Encoding::UTF_8)
        return line if line.valid_encoding?
        raise Broken, "invalid UTF-8" if @strict

        line.scrub("\uFFFD")
      end

      def check(bytes)
        raise Broken, "a line of more than #{LONGEST} bytes" if bytes.bytesize > LONGEST
      end
    end
  end
end
