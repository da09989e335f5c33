# frozen_string_literal: true

require "json"

module ApiClient
  module Runtime
    # JSON (RFC 8259) as it is written and read.
    module JsonText
      # Values that are nested deeper are refused, so that no service fills its caller's stack.
      DEEPEST = 512

      BOM = "\uFEFF"
      # A slash outside of a string begins a comment, which JSON does not have and Ruby's reader takes.
      COMMENT = %r{\A[^"/]*(?:"(?:[^"\\]|\\.)*+"[^"/]*+)*+/}m
      # The beginning of a comment, after what may stand before the first one of a text. In a string as common as "https://" it is not.
      SUSPECT = %r{(?<=\A|[\s\[\]{},"0-9el]|":|\s:)/[/*]}n
      private_constant :BOM, :COMMENT, :SUSPECT

      class << self
        # Gives the JSON of a value; `subject` begins the message where it has none.
        def write(value, subject, ascii_only: false)
          JSON.generate(plain(value, 0), ascii_only: ascii_only, max_nesting: 0)
        rescue JSON::GeneratorError, EncodingError, TypeError => error
          why = error.is_a?(TypeError) ? error.message : "it is not well formed"
          raise InvalidArgumentError, "#{subject} cannot be written as JSON: #{why}"
        end

        # Decodes JSON, which is always UTF-8 (RFC 8259, section 8.1); a byte order mark is passed over. JSON::ParserError = it is none.
        def parse(data)
          text = (data.encoding == Encoding::UTF_8) ? data : data.dup.force_encoding(Encoding::UTF_8)
          raise JSON::ParserError, "invalid UTF-8" unless text.valid_encoding?

          text = text.delete_prefix(BOM) if text.start_with?(BOM)
          raise JSON::ParserError, "it has a comment" if comment?(text)

          JSON.parse(text, max_nesting: DEEPEST)
        end

        private

        # Tells whether a text has a comment. To take all of it apart is slow, so it is done for few.
        def comment?(text) = text.include?("/") && SUSPECT.match?(text.b) && COMMENT.match?(text)

        # Gives a value with nothing but what JSON has: without what is left out, and with texts for dates.
        def plain(value, depth)
          case value
          when String, Integer, true, false, nil then value
          when Float then finite(value)
          when Hash then plain_hash(value, below(depth))
          when Array then value.map { |each| plain(each, below(depth)) }
          when Symbol then value.name
          else other(value, depth)
          end
        end

        def other(value, depth)
          raise TypeError, "OMIT can only leave out properties" if value.equal?(OMIT)

          text = Values.other_text(value)
          return text if text
          return value.map { |each| plain(each, below(depth)) } if Values.list?(value)
          raise TypeError, value.class.name unless value.respond_to?(:to_hash)

          plain_hash(value.to_hash, below(depth))
        end

        def plain_hash(value, depth)
          value.each_with_object({}) do |(name, each), made|
            made[name.to_s] = plain(each, depth) unless each.equal?(OMIT)
          end
        end

        def finite(value)
          raise TypeError, value.to_s unless value.finite?

          value
        end

        def below(depth)
          raise TypeError, "it is nested too deeply" if depth >= DEEPEST

          depth + 1
        end
      end
    end
  end
end
