# Made by endpoint-manifest (ruby-client) from its template runtime/form_body.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

module MusicCatalog
  module Runtime
    # Bodies of type `application/x-www-form-urlencoded`: a Hash, or text that is a form already.
    class FormBody
      def initialize(*parts)
        @parts = parts
      end

      # Writes a body, and its media type into the headers.
      def call(operation, body, content_type, headers)
        return Bodies::RAW.call(operation, body, content_type || FormText::TYPE, headers) if Bodies.raw?(body)

        OutgoingRequest.put_header(headers, "content-type", content_type || FormText::TYPE, operation.id)
        FormFields.of(operation.id, @parts, body).filter_map do |field|
          field.part&.style ? FormFields.styled(field) : FormText.pair(field.name, FormFields.text(field))
        end.join("&")
      end
    end
  end
end
