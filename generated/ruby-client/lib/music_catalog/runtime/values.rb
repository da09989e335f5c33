# Made by endpoint-manifest (ruby-client) from its template runtime/values.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

module MusicCatalog
  module Runtime
    # Values of parameters and properties: which are accepted, and how each becomes text.
    module Values
      UNSAFE = /[^A-Za-z0-9\-._~]/n
      private_constant :UNSAFE

      module_function

      # Gives the text of a single value; `subject` begins the message where it has none.
      def single_text(value, subject)
        case value
        when String then utf8(value, subject)
        when Symbol then utf8(value.name, subject)
        when Integer then value.to_s
        when true then "true"
        when false then "false"
        when Float then float_text(value, subject)
        else other_text(value) || raise(InvalidArgumentError, "#{subject} cannot be #{named(value)}")
        end
      end

      # Gives the text of a value that stands for text: a date, a time, a decimal; nil = it does not.
      def other_text(value)
        case value
        when Time then time_text(value)
        when Symbol then value.name
        else
          return value.finite? ? decimal_text(value) : nil if defined?(::BigDecimal) && value.is_a?(::BigDecimal)
          return unless defined?(::Date) && value.is_a?(::Date)

          value.is_a?(::DateTime) ? time_text(value.to_time) : value.strftime("%Y-%m-%d")
        end
      end

      # Tells whether a value is an object, of JSON's kind.
      def record?(value) = value.is_a?(Hash)

      # Tells whether a value is an array.
      def list?(value) = value.is_a?(Array) || (defined?(::Set) && value.is_a?(::Set))

      # Gives the properties of an object, in its own order, without those that are not given.
      def properties_of(value, subject)
        raise InvalidArgumentError, "#{subject} must be a Hash" unless record?(value)

        value.filter_map { |name, each| [name.to_s, each] unless each.equal?(OMIT) }
      end

      # Keeps only the unreserved characters of RFC 3986, section 2.3.
      def percent_encode(text, subject)
        return text if text.ascii_only? && !UNSAFE.match?(text)

        utf8(text, subject).b.gsub(UNSAFE) { |byte| format("%%%02X", byte.ord) }
      end

      # Gives a text in UTF-8. InvalidArgumentError = it is not well formed.
      def utf8(text, subject)
        return text if text.encoding == Encoding::UTF_8 && text.valid_encoding?

        own = (text.encoding == Encoding::BINARY) ? text.dup.force_encoding("UTF-8") : text.encode("UTF-8")
        raise InvalidArgumentError, "#{subject} is not well formed" unless own.valid_encoding?

        own
      rescue EncodingError
        raise InvalidArgumentError, "#{subject} is not well formed"
      end

      # Gives the shortest text of a float, without an exponent where JSON's own writers have none.
      def float_text(value, subject)
        raise InvalidArgumentError, "#{subject} cannot be #{value}" unless value.finite?

        size = value.abs
        return value.to_i.to_s if size < 1e21 && value == value.to_i
        return value.to_s.sub("e-0", "e-") unless size >= 1e-6 && size < 1e21

        text = value.to_s
        return text unless text.include?("e")

        digits, exponent = text.delete("-").split("e")
        plain = "0.#{"0" * (-exponent.to_i - 1)}#{digits.delete(".").sub(/0+\z/, "")}"
        value.negative? ? "-#{plain}" : plain
      end

      # Gives the text of a decimal, without an exponent.
      def decimal_text(value) = value.to_s("F").delete_suffix(".0")

      # Gives the text of a time (RFC 3339), with the zone that it has.
      def time_text(time)
        zone = (time.utc_offset == 0) ? "Z" : time.strftime("%:z")
        fraction = time.nsec.zero? ? "" : time.strftime(".%N").sub(/0+\z/, "")
        time.strftime("%Y-%m-%dT%H:%M:%S") + fraction + zone
      end

      # Gives what a message says of a value that has no text.
      def named(value)
        return "nil; OMIT leaves it out" if value.nil?
        return "several: no style is shown" if list?(value) || record?(value)

        "of class #{value.class}"
      end
    end
  end
end
