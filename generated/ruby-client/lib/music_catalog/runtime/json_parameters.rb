# Made by endpoint-manifest (ruby-client) from its template runtime/json_parameters.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

module MusicCatalog
  module Runtime
    # Parameters that are JSON text: `content` of one media type in place of a schema (OpenAPI 3.1.1, section 4.8.12.3).
    module JsonParameters
      # Writes any value as its JSON: `filter=%7B%22a%22%3A1%7D`.
      VALUE = lambda do |parameter, value, subject|
        # A header has escapes of JSON for the characters that it cannot hold (RFC 8259, section 7).
        written(parameter, JsonText.write(value, subject, ascii_only: parameter.place == :header), subject)
      end

      # Writes a value as its JSON; a string is JSON text already, and is sent unchanged.
      VALUE_OR_TEXT = lambda do |parameter, value, subject|
        value.is_a?(String) ? written(parameter, value, subject) : VALUE.call(parameter, value, subject)
      end

      def self.written(parameter, text, subject)
        return text if parameter.place == :header

        value = Values.percent_encode(text, subject)
        (parameter.place == :path) ? value : "#{parameter.encoded_name(subject)}=#{value}"
      end
      private_class_method :written
    end
  end
end
