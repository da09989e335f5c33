# Made by endpoint-manifest (ruby-client) from its template runtime/bodies.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

module MusicCatalog
  module Runtime
    # Bodies that are JSON, text or bytes, or whose type the manifest leaves open. Each function writes a body, and its media type into
    # the headers; `content_type` is the media type that the call names.
    module Bodies
      # Writes any JSON value; text becomes a JSON string.
      JSON = lambda do |operation, body, content_type, headers|
        media_type = content_type || headers["content-type"] || operation.content_type || "application/json"
        OutgoingRequest.put_header(headers, "content-type", media_type, operation.id)
        if raw?(body) && !text?(body)
          raise InvalidArgumentError, "#{operation.id}: a body of type #{media_type} cannot be bytes"
        end

        JsonText.write(body, "#{operation.id}: the body")
      end

      # Sends text in UTF-8, or bytes; their media type is the call's, else a header's, else the manifest's.
      RAW = lambda do |operation, body, content_type, headers|
        media_type = content_type || headers["content-type"] || operation.content_type
        sent = text?(body) ? Values.utf8(body, "#{operation.id}: the body") : BodySource.of(body)
        if sent.nil?
          of_type = media_type && " of type #{media_type}"
          raise InvalidArgumentError, "#{operation.id}: a body#{of_type} must be text or bytes"
        end
        # Bytes whose type nobody knows have none (RFC 9110, section 8.3).
        media_type ||= "text/plain;charset=UTF-8" if text?(body)
        OutgoingRequest.put_header(headers, "content-type", media_type, operation.id) if media_type
        sent
      end

      # Writes any body: by its media type, else as JSON for everything that is neither text nor bytes.
      OPEN = lambda do |operation, body, content_type, headers|
        media_type = content_type || headers["content-type"] || operation.content_type
        as_json = media_type.nil? ? !raw?(body) : MediaType.json?(media_type) && (!raw?(body) || text?(body))
        (as_json ? JSON : RAW).call(operation, body, content_type, headers)
      end

      class << self
        # Tells whether a value is sent unchanged.
        def raw?(body) = body.is_a?(String) || body.is_a?(BodySource) || body.is_a?(Enumerator) || file?(body)

        # Tells whether a value is text: bytes are strings whose encoding is BINARY.
        def text?(body) = body.is_a?(String) && body.encoding != Encoding::BINARY

        private

        def file?(body) = body.respond_to?(:read) || body.respond_to?(:to_path)
      end
    end
  end
end
