# frozen_string_literal: true

require "net/http"

module ApiClient
  module Runtime
    # A request as the standard library sends it: with nothing that nobody asked for.
    class HttpRequest < Net::HTTPGenericRequest
      # The chunks of a body, as something to read from.
      class Chunks
        def initialize(chunks)
          @chunks = chunks.to_enum(:each)
          @rest = "".b
        end

        # Reads up to `size` bytes, or all; nil = there are none.
        def read(size = nil, buffer = nil)
          return to_end if size.nil?

          @rest = @chunks.next.b while @rest.empty?
          part = @rest.slice!(0, size)
          buffer ? buffer.replace(part) : part
        rescue StopIteration
          buffer&.clear
          nil
        end

        private

        def to_end
          all = "".b
          while (part = read(65_536))
            all << part
          end
          all
        end
      end

      CAPITALIZED = %w[Accept Accept-Encoding Authorization Content-Length Content-Type Cookie Host User-Agent]
        .to_h { |name| [name.downcase, name] }.freeze
      private_constant :CAPITALIZED

      # @param request [TransportRequest]
      # @param target [String] path and query
      def initialize(request, target)
        headers = request.headers
        body = request.body
        super(request.method, !body.nil?, request.method != "HEAD", target, headers)
        # The library's own.
        delete("accept") unless headers.key?("accept")
        delete("user-agent") unless headers.key?("user-agent")
        if body.is_a?(String)
          self.body = body
        elsif body
          self["transfer-encoding"] = "chunked" unless headers.key?("content-length")
          self.body_stream = Chunks.new(body)
        end
      end

      # Takes headers whose names are in lower case, and which are right: the library would look at each of them again.
      def initialize_http_header(headers)
        @header = headers.transform_values { |text| [bytes(text)] }
      end

      private

      # The library takes each name apart anew.
      def capitalize(name) = CAPITALIZED[name] || super

      # A header has the characters of Latin-1, one byte each (RFC 9110, section 5.5).
      def bytes(text) = text.ascii_only? ? text : text.encode(Encoding::ISO_8859_1).b

      # Bytes whose type nobody knows have none (RFC 9110, section 8.3).
      def supply_default_content_type = nil
    end
  end
end
