# Made by endpoint-manifest (ruby-client) from its template runtime/style.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

module MusicCatalog
  module Runtime
    # How lists and objects are written in a request: the table "Style Examples" of OpenAPI 3.1.1, section 4.8.12.4.
    class Style
      # Writes one item, or the name of a property.
      def self.item_text(parameter, item, subject)
        text = Values.single_text(item, subject)
        return parameter.encode(text, subject) unless parameter.place == :header
        # Headers are not percent-encoded (OpenAPI 3.1.1, appendix D), so a comma would split the item.
        return text unless text.include?(",")

        raise InvalidArgumentError, "#{subject} cannot carry a comma inside an item"
      end

      # @param separator [String] between the parts of an exploded value
      # @param prefix [String]
      # @param delimiter [String] between the parts of a value that is not exploded
      # @param named [Boolean] whether the name stands before each value
      # @param if_empty [String] `ifemp` of RFC 6570, appendix A
      def initialize(separator, prefix: "", delimiter: ",", named: false, if_empty: "=")
        @separator = separator
        @prefix = prefix
        @delimiter = delimiter
        @named = named
        @if_empty = if_empty
      end

      # Writes a value; nil = nothing is sent (an empty list or object).
      def call(parameter, value, subject)
        if Values.list?(value)
          texts = value.map { |item| Style.item_text(parameter, item, subject) }
          parts = parameter.explode ? texts.map { |text| with_name(parameter, text, subject) } : texts
        elsif Values.record?(value)
          parts = pairs_of(parameter, value, subject)
        else
          text = Values.single_text(value, subject)
          text = parameter.encode(text, subject) unless parameter.place == :header
          return @prefix + with_name(parameter, text, subject)
        end
        return if parts.empty?
        # In a cookie "&" would be part of the value: each pair is a separate cookie.
        return @prefix + parts.join((parameter.place == :cookie) ? "; " : @separator) if parameter.explode

        @prefix + with_name(parameter, parts.join(@delimiter), subject)
      end

      private

      def pairs_of(parameter, value, subject)
        Values.properties_of(value, subject).flat_map do |name, each|
          own = [Style.item_text(parameter, name, subject), Style.item_text(parameter, each, subject)]
          parameter.explode ? [pair(*own)] : own
        end
      end

      def with_name(parameter, text, subject) = @named ? pair(parameter.encoded_name(subject), text) : text

      def pair(name, text) = text.empty? ? name + @if_empty : "#{name}=#{text}"
    end

    # One value alone: `color=blue`.
    Style::SINGLE = lambda do |parameter, value, subject|
      text = Style.item_text(parameter, value, subject)
      (parameter.place == :query) ? "#{parameter.encoded_name(subject)}=#{text}" : text
    end

    # `blue,black,brown`, in a path or a header.
    Style::SIMPLE = Style.new(",")

    # `.blue.black.brown`, in a path.
    Style::LABEL = Style.new(".", prefix: ".")

    # `;color=blue;color=black`, in a path.
    Style::MATRIX = Style.new(";", prefix: ";", named: true, if_empty: "")

    # `color=blue&color=black`, in a query or a cookie.
    Style::FORM = Style.new("&", named: true)

    # `color=blue%20black`, in a query. The table leaves the exploded form undefined; it is that of `form`.
    Style::SPACE_DELIMITED = Style.new("&", delimiter: "%20", named: true)

    # `color=blue%7Cblack`, in a query. The table leaves the exploded form undefined; it is that of `form`.
    Style::PIPE_DELIMITED = Style.new("&", delimiter: "%7C", named: true)
  end
end
