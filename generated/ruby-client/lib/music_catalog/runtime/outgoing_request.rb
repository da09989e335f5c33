# Made by endpoint-manifest (ruby-client) from its template runtime/outgoing_request.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

module MusicCatalog
  module Runtime
    # A request on its way to the transport. Names of its headers are in lower case.
    class OutgoingRequest
      NAME = /\A[\w!#$%&'*+.^`|~-]+\z/
      VALUE = /\A[\t -~\u0080-\u00FF]*\z/
      private_constant :NAME, :VALUE

      attr_reader :method, :headers, :body

      # @return [String] the whole URL; hooks may change it
      attr_accessor :url

      # @return [Array<String>] names of headers that hold keys although their names may not show it: they must not be logged
      attr_accessor :secret_headers

      def initialize(method, url, headers, body, secret_headers: [])
        @method = method
        @url = url
        @headers = headers
        @body = body
        @secret_headers = secret_headers
        @carried = nil
      end

      # @return [Hash{Object => String}] the secrets in it, by their credentials
      def carried = @carried ||= {}.compare_by_identity

      # Copies it, with headers of its own.
      def copy = OutgoingRequest.new(method, url, headers.dup, body)

      # Tells whether its body can be sent again.
      def repeatable? = @body.nil? || @body.is_a?(String) || @body.repeatable?

      # @return [String] nothing that may be a secret
      def inspect = "#<#{self.class} #{method}>"

      # Sets a header, as RFC 9110, section 5 allows it. `subject` begins the message where it does not.
      def self.put_header(headers, name, value, subject)
        unless NAME.match?(name)
          raise InvalidArgumentError, "#{subject}: a name of a header has a character that HTTP forbids"
        end
        put_named_header(headers, name.downcase, value, subject)
      end

      # Sets a header whose name is right, and in lower case.
      def self.put_named_header(headers, name, value, subject)
        unless VALUE.match?(value)
          # The message leaves the value out, because it may be a credential.
          raise InvalidArgumentError, "#{subject}: header \"#{name}\" has a character that HTTP forbids"
        end

        headers[name] = value
      end
    end
  end
end
