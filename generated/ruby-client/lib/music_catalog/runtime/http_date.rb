# Made by endpoint-manifest (ruby-client) from its template runtime/http_date.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

module MusicCatalog
  module Runtime
    # Dates of HTTP (RFC 9110, section 5.6.7).
    module HttpDate
      MONTHS = %w[Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec].freeze
      USUAL = /\A\w{3}, (\d\d) (\w{3}) (\d{4}) (\d\d):(\d\d):(\d\d) (?:GMT|UTC|\+0000)\z/
      OLD = /\A\w{6,9}, (\d\d)-(\w{3})-(\d\d) (\d\d):(\d\d):(\d\d) GMT\z/
      ASCTIME = /\A\w{3} (\w{3}) ([ \d]\d) (\d\d):(\d\d):(\d\d) (\d{4})\z/
      private_constant :MONTHS, :USUAL, :OLD, :ASCTIME

      # Reads a date, in seconds since 1970; nil = it is none.
      def self.parse(text)
        day, month, year, *time =
          if (found = USUAL.match(text) || OLD.match(text))
            found.captures
          elsif (found = ASCTIME.match(text))
            [found[2], found[1], found[6], *found.captures[2, 3]]
          end
        index = month && MONTHS.index(month)
        return unless index

        Time.utc(full_year(year), index + 1, day.to_i, *time.map(&:to_i)).to_f
      rescue ArgumentError
        nil
      end

      # A year of two digits is never more than 50 years from now.
      def self.full_year(text)
        return text.to_i unless text.size == 2

        year = ((Time.now.year / 100) * 100) + text.to_i
        (year > Time.now.year + 50) ? year - 100 : year
      end
      private_class_method :full_year
    end
  end
end
