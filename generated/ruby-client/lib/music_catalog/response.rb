# Made by endpoint-manifest (ruby-client) from its template response.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

require "json"

module MusicCatalog
  # A response whose body is not read yet: what the block of a call gets.
  class Response
    # @return [Integer]
    attr_reader :status

    # @return [String]
    attr_reader :reason

    # @return [Headers]
    attr_reader :headers

    # @return [String] the URL that answered, after redirects
    attr_reader :url

    # @return [Runtime::OutgoingRequest]
    # @api private
    attr_reader :request

    # @api private
    def initialize(request, clock, status, reason, headers, body)
      @request = request
      @clock = clock
      @status = status
      @reason = reason
      @headers = headers
      @url = request.url
      @body = body
      @idle_timeout = nil
      @is_free = false
      @reader = nil
    end

    # Tells whether the status is 2xx.
    def success? = @status >= 200 && @status < 300

    # Reads the body in chunks as they come, decompressed. `idle_timeout` is the longest silence between two.
    #
    # @yieldparam chunk [String] bytes
    # @return [Enumerator, self]
    def each_chunk
      return enum_for(:each_chunk) unless block_given?

      is_callers = false
      @clock.start(@idle_timeout) if @is_free
      decoded_chunks do |chunk|
        is_callers = true
        yield chunk
        is_callers = false
        @clock.start(@idle_timeout) if @is_free
      end
      self
    rescue Runtime::Faults => error
      raise if is_callers

      raise Runtime::Faults.error_of(error, request, silence)
    end

    # Gives all of the body, if it is known to be no more than a maximum; else nil, and nothing is read.
    #
    # @api private
    def whole(maximum)
      return if @headers.key?("content-encoding") || !@body.respond_to?(:whole)

      @body.whole(maximum)
    rescue Runtime::Faults => error
      raise Runtime::Faults.error_of(error, request, silence)
    end

    # Reads the body to its end.
    #
    # @return [String] bytes
    def read = each_chunk.reduce("".b) { |all, chunk| all << chunk }

    # Reads the body as text, in the charset that it names.
    #
    # @return [String]
    def text = Runtime::MediaType.decode_text(read, headers["content-type"])

    # Reads the body as JSON.
    #
    # @return [Object]
    def json
      Record.of(Runtime::JsonText.parse(read))
    rescue JSON::ParserError
      raise DecodeError.new("it is no JSON", request, self)
    end

    # Reads the body, and gives what the call would have given without a block. `timeout` holds for the reading.
    #
    # @return [Object]
    def data = @reader.call

    # @return [String]
    def inspect = "#<#{self.class} #{status}>"

    # Lets the body take whatever time it takes.
    #
    # @api private
    def free(idle_timeout, reader = nil)
      @clock.stop
      @is_free = true
      @idle_timeout = idle_timeout
      @reader = reader
    end

    # Begins to count the time for the whole body.
    #
    # @api private
    def bind(timeout)
      @is_free = false
      @clock.start(timeout)
    end

    private

    def silence = @idle_timeout ? "nothing more within #{@idle_timeout} s" : "no whole answer in time"

    def decoded_chunks(&block)
      decoder = Runtime::ContentDecoder.for(@headers) if @headers.key?("content-encoding")
      return raw_chunks(&block) if decoder.nil?

      raw_chunks { |chunk| decoder.feed(chunk, &block) }
      decoder.finish
    end

    def raw_chunks
      if @body.is_a?(String)
        yield @body.b unless @body.empty?
        @body = ""
      else
        @body.each { |chunk| yield chunk unless chunk.empty? }
      end
    end
  end
end
