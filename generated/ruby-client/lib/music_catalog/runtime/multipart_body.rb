# Made by endpoint-manifest (ruby-client) from its template runtime/multipart_body.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

require "securerandom"

module MusicCatalog
  module Runtime
    # Bodies of type `multipart/form-data` (RFC 7578): a Hash, or bytes whose type says the boundary. Files are read when they are sent.
    class MultipartBody
      def initialize(*parts)
        @parts = parts
      end

      # Writes a body, and its media type with the boundary into the headers.
      def call(operation, body, content_type, headers)
        return raw(operation, body, content_type, headers) if Bodies.raw?(body)

        # No content can contain a boundary that nobody knows in advance.
        boundary = "form-#{SecureRandom.hex(16)}"
        pieces = FormFields.of(operation.id, @parts, body).flat_map do |field|
          parts_of(field).flat_map { |head, content| ["--#{boundary}\r\n#{head}\r\n\r\n", content, "\r\n"] }
        end
        headers["content-type"] = "multipart/form-data; boundary=#{boundary}"
        BodySource.joined([*pieces, "--#{boundary}--\r\n"])
      end

      private

      def raw(operation, body, content_type, headers)
        media_type = (content_type || headers["content-type"]).to_s
        unless media_type.downcase.include?("boundary=")
          raise InvalidArgumentError, "#{operation.id}: the boundary of the body must be in its type"
        end

        Bodies::RAW.call(operation, body, content_type, headers)
      end

      # Gives the heads and contents of the parts of a field.
      def parts_of(field)
        # Names and values are not percent-encoded here, because no character has a special meaning.
        return FormText.pairs(FormFields.styled(field).to_s).map { |name, text| [head(name), text] } if field.part&.style

        file = file_of(field)
        return [file] if file

        said = field.part&.content_type
        media_type = said ? part_type(field) : ("application/json" if FormFields.parts?(field.value))
        [[head(field.name, nil, media_type), FormFields.text(field)]]
      end

      # Gives the head and the content of a file; nil = the value is none.
      def file_of(field)
        value = field.value
        return if Bodies.text?(value) || !(value.is_a?(FilePart) || Bodies.raw?(value))

        file = value.is_a?(FilePart) ? value : FilePart.new(value)
        content = BodySource.of(file.content)
        raise InvalidArgumentError, "#{field.subject} is no file" if content.nil?

        [head(field.name, file.name, file.content_type || part_type(field)), content]
      end

      # Gives the manifest's media type for bytes that have none (OpenAPI 3.1.1, section 4.8.15.1).
      def part_type(field)
        said = field.part&.content_type || "application/octet-stream"
        return said unless said.include?("*")

        raise InvalidArgumentError, "#{field.subject} must be a FilePart that says its type, one of #{said}"
      end

      def head(name, filename = nil, content_type = nil)
        raise InvalidArgumentError, "a media type has a line break" if content_type&.match?(/[\r\n]/)

        file = filename && "; filename=\"#{escaped(filename)}\""
        type = content_type && "\r\nContent-Type: #{content_type}"
        "Content-Disposition: form-data; name=\"#{escaped(name)}\"#{file}#{type}"
      end

      # Escapes what would end a quoted name (HTML standard, section 4.10.22.8).
      def escaped(text)
        text.encode(Encoding::UTF_8).scrub("\uFFFD").gsub("\r", "%0D").gsub("\n", "%0A").gsub('"', "%22")
      end
    end
  end
end
