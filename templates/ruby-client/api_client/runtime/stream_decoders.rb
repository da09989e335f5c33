# frozen_string_literal: true

require "json"

module ApiClient
  module Runtime
    # Makers of the readers of streams.
    module StreamDecoders
      # Events whose data is text.
      TEXT_EVENTS = -> { EventReader.new { |text| text } }

      # Events whose data is JSON.
      JSON_EVENTS = -> { EventReader.new { |text| json(text, "the data of an event") } }

      # A JSON value on each line; empty lines are skipped.
      JSON_LINES = -> { ItemReader.new("line", /\n/n, needs_end: false) }

      # A JSON value after each record separator.
      JSON_SEQUENCE = -> { ItemReader.new("text", /\x1E/n, needs_end: true) }

      class << self
        # Reads a response to its end, and yields its items as they come.
        def read(response, reader, &block)
          response.each_chunk { |chunk| reader.feed(chunk, &block) }
          reader.rest(&block)
        rescue LineReader::Broken => error
          raise DecodeError.new(error.message, response.request, response)
        end

        # Gives the value of a JSON text; `what` begins the message where it is none.
        def json(text, what)
          Record.of(JsonText.parse(text))
        rescue ::JSON::ParserError
          raise LineReader::Broken, "#{what} is no JSON: #{text[0, 100].inspect}"
        end
      end
    end
  end
end
