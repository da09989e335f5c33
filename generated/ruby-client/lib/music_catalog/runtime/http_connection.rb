# Made by endpoint-manifest (ruby-client) from its template runtime/http_connection.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

require "net/http"

module MusicCatalog
  module Runtime
    # A connection of the standard library that does what one attempt wants of it, and nothing by itself: no request is repeated, no
    # proxy is taken from the environment, and no thread watches the time.
    class HttpConnection
      # Bytes of a response that nobody reads, up to which it is read all the same, so that its connection can be kept.
      SHORT = 16_384

      # What was read from a connection, and not used yet. The library takes what broke off for whole, and this does not.
      class Buffer < Net::BufferedIO
        # Reads a number of bytes. EOFError = there are fewer. Whoever leaves a body makes the library read once more; this gives it nothing.
        def read(length, into = "".b, _ends_early = false) = @io.left? ? into : super(length, into, false)

        # Reads up to the end of a line. EOFError = there is none.
        def readuntil(ending, _ends_early = false) = super(ending, false)

        # Reads a line, without its end.
        def line = readuntil("\n").chop

        # Tells whether something was read that nobody has used.
        def rest? = @io.holding(false) { read(1) }
      end

      # The head of a response (RFC 9112, sections 4 and 5). The library takes each header apart in several ways, which is a good part of what
      # a call costs.
      module Head
        STATUS = %r{\AHTTP(?:/(\d+\.\d+))?\s+(\d\d\d)(?:\s+(.*))?\z}n
        private_constant :STATUS

        class << self
          # Reads the first head that is no announcement of another one (1xx).
          def read(buffer)
            loop do
              found = STATUS.match(buffer.line) or raise Net::HTTPBadResponse, "it begins with no status"
              version, code, reason = found.captures
              fields = fields(buffer)
              next if code.start_with?("1")

              return type(code).new(version, code, reason).tap { |made| made.instance_variable_set(:@header, fields) }
            end
          end

          private

          def type(code)
            types = Net::HTTPResponse
            types::CODE_TO_OBJ[code] || types::CODE_CLASS_TO_OBJ[code[0]] || Net::HTTPUnknownResponse
          end

          def fields(buffer)
            fields = {}
            last = nil
            until (line = buffer.line).empty?
              if last && line.start_with?(" ", "\t")
                last << " " << line.strip
                next
              end
              at = line.index(":") or raise Net::HTTPBadResponse, "a header has no colon"
              last = line.byteslice(at + 1, line.bytesize).strip
              (fields[line.byteslice(0, at).strip.downcase] ||= []) << last
            end
            fields
          end
        end
      end

      # How the connection is opened, in place of the library's way, which may start a thread to end it.
      module Opening
        attr_accessor :clock, :tls

        # @return [HttpSocket, nil] nil = not opened yet, or a library of tests answers in its place
        attr_reader :opened

        # Tells whether more was read than the responses had: the next would begin with it.
        def rest? = @socket.rest?

        # Keeps the library from looking whether the connection is still open before it sends: that is done already, and what it finds
        # open and with something to read it would take for the next response.
        def rested = @last_communicated = nil

        private

        # Sends a request once, and yields its response: the library's way, but for the head.
        def transport_request(request)
          begin_transport(request)
          response = catch(:response) do
            begin
              request.exec(@socket, @curr_http_version, request.path)
            rescue Errno::EPIPE
              # The service may have answered before it had all.
            end
            Head.read(@socket)
          end
          response.reading_body(@socket, request.response_body_permitted?) { yield response }
          end_transport(request, response)
          response
        end

        def connect
          # A thread that is stopped while it waits leaves nothing open; elsewhere the socket would be lost.
          Thread.handle_interrupt(Object => :on_blocking) { @opened = HttpSocket.open(address, port, clock, tls) }
          @socket = Buffer.new(@opened, read_timeout: nil, write_timeout: nil, continue_timeout: nil)
          @last_communicated = nil
        end
      end

      attr_reader :place, :idle_since

      # @param place [Array(String, String, Integer)] scheme, host and port
      # @param context [OpenSSL::SSL::SSLContext, nil]
      def initialize(place, context)
        @place = place
        @http = Net::HTTP.new(place[1].delete("[]"), place[2], nil)
        @http.extend(Opening)
        @http.tls = context
        @http.use_ssl = true if context
        @http.max_retries = 0
        @http.keep_alive_timeout = 3600
        @http.open_timeout = @http.read_timeout = @http.write_timeout = nil
        @http.ignore_eof = false if @http.respond_to?(:ignore_eof=)
      end

      # Sends a request, and yields status, headers, body and reason of its response. True = the connection can be kept.
      def exchange(request, target)
        @http.clock = request.clock
        @http.opened&.clock = request.clock
        @http.start unless @http.started?
        catch(self) do
          @http.request(HttpRequest.new(request, target)) do |response|
            body = Body.new(response, @http.opened)
            yield response.code.to_i, Headers.received(response.to_hash), body, response.message.to_s
            throw self, false unless body.over? || body.drained?
          end
          true
        end
      end

      # Tells whether it can have another request.
      def keepable?
        opened = @http.opened
        opened.nil? || (!opened.closed? && !@http.rest?)
      end

      # Puts it by.
      def rest
        @http.opened&.clock = nil
        @http.rested
        @idle_since = Clock.now
      end

      # Tells whether it is still open.
      def usable? = @http.opened.nil? || @http.opened.usable?

      # Closes it.
      def close
        @http.opened&.close
      rescue IOError, SystemCallError
        nil
      end

      # The body of a response, as it comes.
      class Body
        # @param socket [HttpSocket, nil]
        def initialize(response, socket)
          @response = response
          @socket = socket
          @is_over = false
        end

        def over? = @is_over

        # Yields the chunks.
        def each
          return if @is_over

          @response.read_body do |chunk|
            is_left = true
            yield chunk
            is_left = false
          ensure
            @socket&.leave if is_left
          end
          @is_over = true
        end

        # Gives all of it, if its length is told and no more than a maximum; else nil.
        def whole(maximum)
          length = @response.content_length
          return if length.nil? || length > maximum || @is_over

          @is_over = true
          @response.read_body&.force_encoding(Encoding::BINARY) || "".b
        end

        # Reads the rest, if it is short and has come; false = it is not, or has not. A connection that breaks off meanwhile is no fault of
        # the call: nobody wants the rest.
        def drained?
          length = @response.content_length
          return false unless !@response.class.body_permitted? || (length && length <= SHORT)

          is_whole = @socket.nil? || @socket.holding { @response.read_body { |chunk| chunk } }
          @is_over = is_whole
        rescue Faults
          false
        end
      end
    end
  end
end
