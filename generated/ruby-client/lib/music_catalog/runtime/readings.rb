# Made by endpoint-manifest (ruby-client) from its template runtime/readings.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

module MusicCatalog
  module Runtime
    # The media types of successful responses, and what each is read as: functions of the status, the media type that the response names
    # (nil = none), and what the request accepts (nil = anything). They raise a Mismatch where the manifest does not name the type.
    module Readings
      # Raised where a response has another type than those that are due.
      class Mismatch < StandardError; end

      # Reads JSON, whatever the response says.
      AS_JSON = ->(_status, _said, _accept) { "application/json" }

      # Reads text, unless the response says that it is JSON. The charset comes from the response.
      AS_TEXT = lambda do |_status, said, _accept|
        MediaType.json?(said) ? said : "text/plain;#{said.to_s.split(";", 2)[1]}"
      end

      # Reads bytes, even where the response says that it is JSON or text.
      AS_BYTES = lambda do |_status, said, _accept|
        is_text = said.to_s.empty? || MediaType.json?(said) || said.downcase.start_with?("text/")
        is_text ? "application/octet-stream" : said
      end

      class << self
        # Makes the reading of an operation with these media types, ranges such as `image/*` among them (RFC 9110, section 12.5.1).
        def listed(*types)
          lambda do |_status, said, accept|
            due = (types.size == 1) ? types : requested(types, accept)
            next said if due.include?(said)

            found = said || ((due.size == 1 && !due[0].include?("*")) ? due[0] : "")
            next found if due.any? { |each| MediaType.in?(found, MediaType.bare(each)) }

            raise Mismatch, "#{said || "no content type"} where #{due.join(" or ")} is due"
          end
        end

        # Reads by the response's own status, `200`, by its range, `"2XX"`, or as all others, `:default`.
        def by_status(readings)
          lambda do |status, said, accept|
            own = readings[status] || readings["2XX"] || readings[:default]
            own ? own.call(status, said, accept) : said
          end
        end

        private

        # If the call requested some of several types, only those are allowed.
        def requested(types, accept)
          asked = accept.to_s.split(",").map { |each| MediaType.bare(each) }
          chosen = types.select { |each| asked.include?(MediaType.bare(each)) }
          chosen.empty? ? types : chosen
        end
      end
    end
  end
end
