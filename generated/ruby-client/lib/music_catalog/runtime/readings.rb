# Made by endpoint-manifest (ruby-client) from its template runtime/readings.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

module MusicCatalog
  module Runtime
    # The media types of successful responses, and what each is read as: functions of the status, the headers, and what the request
    # accepts. They raise a Mismatch where the manifest does not name the type.
    module Readings
      # Raised where a response has another type than those that are due.
      class Mismatch < StandardError; end

      # Reads JSON, whatever the response says.
      AS_JSON = ->(_status, _headers, _accept) { "application/json" }

      # Reads text, unless the response says that it is JSON. The charset comes from the response.
      AS_TEXT = lambda do |_status, headers, _accept|
        said = headers["content-type"].to_s
        MediaType.json?(said) ? said : "text/plain;#{said.split(";", 2)[1]}"
      end

      # Reads bytes, even where the response says that it is JSON or text.
      AS_BYTES = lambda do |_status, headers, _accept|
        said = headers["content-type"].to_s
        is_text = said.empty? || MediaType.json?(said) || said.downcase.start_with?("text/")
        is_text ? "application/octet-stream" : said
      end

      class << self
        # Makes the reading of an operation with these media types, ranges such as `image/*` among them (RFC 9110, section 12.5.1).
        def listed(*types)
          lambda do |_status, headers, accept|
            due = (types.size == 1) ? types : requested(types, accept)
            said = headers["content-type"]
            found = said || ((due.size == 1 && !due[0].include?("*")) ? due[0] : "")
            next found if due.any? { |each| MediaType.in?(found, MediaType.bare(each)) }

            raise Mismatch, "#{said || "no content type"} where #{due.join(" or ")} is due"
          end
        end

        # Reads by the response's own status, `200`, by its range, `"2XX"`, or as all others, `:default`.
        def by_status(readings)
          lambda do |status, headers, accept|
            own = readings[status] || readings["2XX"] || readings[:default]
            own ? own.call(status, headers, accept) : headers["content-type"].to_s
          end
        end

        private

        # If the call requested some of several types, only those are allowed.
        def requested(types, accept)
          asked = accept.split(",").map { |each| MediaType.bare(each) }
          chosen = types.select { |each| asked.include?(MediaType.bare(each)) }
          chosen.empty? ? types : chosen
        end
      end
    end
  end
end
