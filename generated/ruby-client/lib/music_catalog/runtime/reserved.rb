# Made by endpoint-manifest (ruby-client) from its template runtime/reserved.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

module MusicCatalog
  module Runtime
    # Values whose reserved characters are sent unchanged: `allowReserved` of OpenAPI, `{+name}` of RFC 6570. Percent-encoded triples
    # stay unchanged, too; every other `%` is encoded.
    module Reserved
      keeping = lambda do |pattern|
        ->(text, subject) { text.gsub(pattern) { |part| Regexp.last_match(1) || Values.percent_encode(part, subject) } }
      end

      # In a query, but for those that it cannot hold.
      IN_QUERY = keeping.call(%r{(%\h{2}|[:/?@!$()*,;=]+)|%|[^%:/?@!$()*,;=]+})

      # In one of several values: what may separate them is encoded.
      IN_ITEMS = keeping.call(%r{(%\h{2}|[:/?@!$()*]+)|%|[^%:/?@!$()*]+})

      # In a path, but for those that a segment cannot hold (RFC 3986, section 3.3).
      IN_PATH = keeping.call(/(%\h{2}|[:@!$&'()*+,;=]+)|%|[^%:@!$&'()*+,;=]+/)
    end
  end
end
