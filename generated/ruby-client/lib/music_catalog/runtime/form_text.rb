# Made by endpoint-manifest (ruby-client) from its template runtime/form_text.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

module MusicCatalog
  module Runtime
    # The text of forms (URL standard, section 5).
    module FormText
      # The media type.
      TYPE = "application/x-www-form-urlencoded"
      UNSAFE = /[^A-Za-z0-9*\-._ ]/n
      private_constant :UNSAFE

      class << self
        # Writes a name with its value.
        def pair(name, value) = "#{encode(name)}=#{encode(value)}"

        # Encodes a text: a space is a plus.
        def encode(text)
          bytes = (text.encoding == Encoding::BINARY) ? text : text.encode(Encoding::UTF_8).scrub("\uFFFD").b
          bytes.gsub(UNSAFE) { |byte| format("%%%02X", byte.ord) }.tr(" ", "+").force_encoding(Encoding::UTF_8)
        end

        # Reads pairs, percent-encoded or not.
        def pairs(text)
          text.split("&").map { |pair| pair.split("=", 2).then { |name, value| [decode(name.to_s), decode(value.to_s)] } }
        end

        private

        def decode(text)
          text.tr("+", " ").b.gsub(/%(\h\h)/n) { Regexp.last_match(1).hex.chr }.force_encoding(Encoding::UTF_8).scrub("\uFFFD")
        end
      end
    end
  end
end
