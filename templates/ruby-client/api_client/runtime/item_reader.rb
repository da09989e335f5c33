# frozen_string_literal: true

module ApiClient
  module Runtime
    # Reads JSON values between separators: lines (`application/jsonl`, `application/x-ndjson`) and sequences (`application/json-seq`,
    # RFC 7464).
    class ItemReader
      # @param what [String] begins the message of an error
      # @param ends [Regexp]
      # @param needs_end [Boolean] whether a value that does not show its own end may have been cut off (RFC 7464, section 2.4)
      def initialize(what, ends, needs_end:)
        @what = what
        @lines = LineReader.new(ends, strict: true)
        @needs_end = needs_end
        @count = 0
      end

      # Takes a chunk, and yields the values that it completes.
      def feed(chunk, &block)
        @lines.feed(chunk) { |text| item(text, &block) }
      end

      # Yields the value that the end of the stream completes.
      def rest(&block) = item(@lines.rest, &block)

      private

      def item(text)
        return if text.strip.empty?

        @count += 1
        is_whole = !@needs_end || text.match?(/[\s"\]}]\z/)
        yield StreamDecoders.json(is_whole ? text : "#{text}…", "#{@what} #{@count}")
      end
    end
  end
end
