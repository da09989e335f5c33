# Made by endpoint-manifest (ruby-client) from its template runtime/media_type.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

module MusicCatalog
  module Runtime
    # Media types (RFC 9110, section 8.3.1).
    module MediaType
      # Types that are written so already, as most are.
      BARE = %r{\A[!#-&*+.^`|~0-9a-z/-]+\z}
      private_constant :BARE

      module_function

      # Gives a media type in lower case, without its parameters.
      def bare(media_type)
        text = media_type.to_s
        BARE.match?(text) ? text : text.split(";", 2)[0].to_s.strip.downcase
      end

      # Tells whether it is `application/json`, or a type with the suffix `+json` (RFC 6839, section 3.1).
      def json?(media_type) = bare(media_type).end_with?("/json", "+json")

      # Tells whether two types are one. All kinds of JSON count as one: services that promise `application/json` send many.
      def same?(said, due) = bare(said) == bare(due) || (json?(said) && json?(due))

      # Tells whether a type is in a range such as `image/*`, or the same.
      def in?(media_type, due)
        return same?(media_type, due) unless due.end_with?("/*")

        due == "*/*" || bare(media_type).start_with?(due[0...-1])
      end

      # Gives the charset that a media type names.
      def charset(media_type)
        media_type.to_s.split(";").drop(1).each do |parameter|
          name, value = parameter.split("=", 2)
          return value.to_s.strip.delete_prefix('"').delete_suffix('"') if name.strip.casecmp?("charset")
        end
        nil
      end

      # Gives bytes as text, in the charset that their media type names; what is not well formed becomes U+FFFD.
      def decode_text(data, media_type)
        name = charset(media_type) || "utf-8"
        encoding = Encoding.find(name)
        text = data.dup.force_encoding(encoding)
        return text.scrub("\uFFFD").delete_prefix("\uFEFF") if encoding == Encoding::UTF_8

        text.encode(Encoding::UTF_8, invalid: :replace, undef: :replace, replace: "\uFFFD")
      end
    end
  end
end
