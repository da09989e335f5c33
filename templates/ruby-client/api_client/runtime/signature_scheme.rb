# frozen_string_literal: true

require "openssl"

module ApiClient
  module Runtime
    # How a sender signs: a keyed hash (HMAC, RFC 2104) over the bytes of a delivery.
    #
    # `signs` is the signed text, with `{timestamp}`, `{id}` and `{body}` in their places. The header holds several signatures, separated by
    # commas or spaces, while a secret is being rotated; `prefix` stands before each.
    class SignatureScheme
      # Most signatures that are checked, because each costs a hash of the body.
      MOST = 10
      private_constant :MOST

      # The claims in the headers of a delivery.
      Claim = Struct.new(:signatures, :timestamp, :id)

      attr_reader :header, :timestamp_header, :tolerance_seconds, :signs

      def initialize(hash, header, encoding, signs, prefix: "", timestamp_header: nil, tolerance_seconds: nil)
        @hash = hash
        @header = header
        @encoding = encoding
        @signs = signs
        @prefix = prefix
        @timestamp_header = timestamp_header
        @tolerance_seconds = tolerance_seconds
      end

      # Reads the claims of a delivery; `read` gives the text of a header. SignatureError = no body could satisfy them.
      def claim(tolerance_seconds, id_header, &read)
        text = required(header, &read)
        timestamp = timestamp_header ? required(timestamp_header, &read) : ""
        check_time(timestamp, tolerance_seconds || @tolerance_seconds) if timestamp_header
        id = (id_header && signs.include?("{id}")) ? required(id_header, &read) : ""
        signatures = signatures_in(text).first(MOST).filter_map { |each| decoded(each) }
        return Claim.new(signatures, timestamp, id) unless signatures.empty?

        place = @prefix.empty? ? "" : " after \"#{@prefix}\""
        raise SignatureError.new("malformed", "the header #{header} has no signature in #{@encoding}#{place}")
      end

      # Tells whether a secret made one of the signatures, compared in constant time.
      def genuine?(claim, secrets, body)
        secrets.any? do |secret|
          digest = digest(secret, body, claim.timestamp, claim.id)
          claim.signatures.any? { |each| each.bytesize == digest.bytesize && OpenSSL.fixed_length_secure_compare(digest, each) }
        end
      end

      # Gives the signature that a sender puts into the header, with its prefix.
      def signature(secret, body, timestamp, id)
        digest = digest(secret, body, timestamp, id)
        text =
          case @encoding
          when "hex" then digest.unpack1("H*")
          when "base64url" then [digest].pack("m0").tr("+/", "-_").delete("=")
          else [digest].pack("m0")
          end
        @prefix + text
      end

      private

      def digest(secret, body, timestamp, id)
        values = {"{timestamp}" => timestamp, "{id}" => id, "{body}" => body}
        message = signs.split(/(\{(?:timestamp|id|body)\})/).map { |part| values.fetch(part, part).b }.join
        OpenSSL::HMAC.digest(@hash, secret, message)
      end

      def required(name)
        text = yield(name)
        return text unless text.nil? || text.empty?

        raise SignatureError.new("missing", "the header #{name} is missing")
      end

      def check_time(text, tolerance)
        seconds = seconds_of(text)
        raise SignatureError.new("malformed", "the header #{timestamp_header} is no time") if seconds.nil?

        age = Time.now.to_f - seconds
        # Not "age > tolerance": a tolerance that is not a number must allow nothing.
        return if tolerance && age.abs <= tolerance

        reason = age.positive? ? "too old" : "too new"
        raise SignatureError.new(reason, "the delivery is #{reason}: its time is #{text}")
      end

      # Reads a time, in seconds since 1970. Its form shows its unit: a current time has ten digits in seconds and thirteen in
      # milliseconds, and one mistaken for the other is beyond any tolerance.
      def seconds_of(text)
        case text
        when /\A\d{1,11}(?:\.\d+)?\z/ then text.to_f
        when /\A\d{12,14}\z/ then text.to_i / 1000.0
        when /\A(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(\.\d+)?(Z|[+-]\d\d:?\d\d)?\z/
          found = Regexp.last_match
          zone = (found[8].nil? || found[8] == "Z") ? "UTC" : found[8].sub(/(\d\d):?(\d\d)\z/, '\1:\2')
          Time.new(*found.captures.first(6).map(&:to_i), zone).to_f + found[7].to_f
        end
      rescue ArgumentError
        nil
      end

      # Finds the signatures in a header. A prefix may contain a comma itself: `v1,`.
      def signatures_in(text) = text.scan(/(?:\A|[\s,])#{Regexp.escape(@prefix)}([^\s,]+)/).flatten

      def decoded(text)
        return (text.match?(/\A(?:\h\h)+\z/) ? [text].pack("H*") : nil) if @encoding == "hex"

        # Both alphabets are accepted: only the bytes matter (RFC 4648, sections 4 and 5).
        plain = text.tr("-_", "+/").sub(/={0,2}\z/, "")
        (plain + ("=" * (-plain.size % 4))).unpack1("m0")
      rescue ArgumentError
        nil
      end
    end
  end
end
