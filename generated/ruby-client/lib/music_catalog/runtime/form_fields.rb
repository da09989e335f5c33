# Made by endpoint-manifest (ruby-client) from its template runtime/form_fields.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

module MusicCatalog
  module Runtime
    # How one property of a form is written, where that differs from OpenAPI's defaults: the media type of its values (a range where each
    # value names its own), or the style of a query parameter.
    FormPart = Struct.new(:name, :content_type, :style, keyword_init: true)

    # The properties of a form as they are sent (OpenAPI 3.1.1, section 4.8.15).
    module FormFields
      # One value under one name; `subject` begins the message of an error.
      Field = Struct.new(:name, :value, :part, :subject)

      class << self
        # Gives the properties in their own order. A list is a field for each item, unless a style says otherwise.
        def of(operation_id, parts, body)
          by_name = parts.to_h { |part| [part.name, part] }
          Values.properties_of(body, "#{operation_id}: the body").flat_map do |name, value|
            part = by_name[name]
            subject = "#{operation_id}: property \"#{name}\" of the body"
            several = Values.list?(value) && part&.style.nil?
            (several ? value.to_a : [value]).map { |each| Field.new(name, each, part, subject) }
          end
        end

        # Writes a property with a style: pairs as in a query; nil = nothing is sent.
        def styled(field) = field.part.style.style.call(field.part.style, field.value, field.subject)

        # Writes a single value as text, a list or an object as JSON, unless its media type says otherwise.
        def text(field)
          media_type = field.part&.content_type
          return JsonText.write(field.value, field.subject) if media_type ? MediaType.json?(media_type) : parts?(field.value)

          Values.single_text(field.value, field.subject)
        end

        # Tells whether a value has parts.
        def parts?(value) = Values.record?(value) || Values.list?(value)
      end
    end
  end
end
