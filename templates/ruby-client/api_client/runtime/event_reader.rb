# frozen_string_literal: true

module ApiClient
  module Runtime
    # Reads server-sent events: responses of type `text/event-stream` (HTML standard, section 9.2). Invalid UTF-8 becomes U+FFFD, as the
    # standard requires.
    class EventReader
      # A CR at the end of a chunk ends its line at once, although a LF may follow.
      ENDS = /\r\n|\r|\n/n
      private_constant :ENDS

      # @yieldparam text [String] the data of an event
      # @yieldreturn [Object]
      def initialize(&read)
        @read = read
        @lines = LineReader.new(ENDS, strict: false)
        @is_after_return = false
        @id = ""
        @retry = nil
        clear
      end

      # Takes a chunk, and yields the events that it completes.
      def feed(chunk, &block)
        data = (@is_after_return && chunk.start_with?("\n")) ? chunk.byteslice(1..) : chunk
        @is_after_return = chunk.end_with?("\r")
        @lines.feed(data) { |line| line.empty? ? finish(&block) : take(line) }
      end

      # Gives nothing: an event ends with an empty line.
      def rest = nil

      private

      def clear
        @data = []
        @size = 0
        @event = ""
      end

      # An event without data is dropped, and so is one that the end of the stream cuts off.
      def finish
        unless @data.empty?
          name = @event.empty? ? "message" : @event
          yield Event.new(event: name, data: @read.call(@data.join("\n")), id: @id, retry: @retry)
        end
        clear
      end

      def take(line)
        # A comment begins with a colon: it is a field without a name.
        field, _, value = line.partition(":")
        value = value.delete_prefix(" ")
        case field
        when "data" then add(value)
        when "event" then @event = value
        when "id" then @id = value unless value.include?("\0")
        when "retry" then @retry = value.to_i if value.match?(/\A\d{1,15}\z/)
        end
      end

      def add(value)
        # The line feed that joins it to the next line counts too: empty lines can also be many.
        @size += value.bytesize + 1
        raise LineReader::Broken, "an event of more than #{LineReader::LONGEST} bytes" if @size > LineReader::LONGEST

        @data << value
      end
    end
  end
end
