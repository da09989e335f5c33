# Made by endpoint-manifest (ruby-client) from its template runtime/body_by_type.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

module MusicCatalog
  module Runtime
    # Bodies with one of several media types, a form among them: written by the media type of the call, of a header, or of the
    # operation.
    module BodyByType
      # Writes a body, and its media type into the headers.
      def self.call(operation, body, content_type, headers)
        media_type = content_type || headers["content-type"] || operation.content_type
        found = operation.forms.select do |own, _|
          media_type.nil? ? !Bodies.raw?(body) : own == MediaType.bare(media_type)
        end
        if found.size > 1
          raise InvalidArgumentError, "#{operation.id}: the body needs a content_type: #{found.keys.join(" or ")}"
        end

        write = found.values.first
        return write.call(operation, body, content_type || media_type, headers) if write

        Bodies::OPEN.call(operation, body, content_type, headers)
      end
    end
  end
end
