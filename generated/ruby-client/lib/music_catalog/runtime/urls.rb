# Made by endpoint-manifest (ruby-client) from its template runtime/urls.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

module MusicCatalog
  module Runtime
    # URLs: the base of a service, and links in its responses (RFC 3986).
    module Urls
      BASE = %r{\Ahttps?://[!-.0-9:;=A-Z\[\]_a-z~]+(?:/[!-~]*)?\z}i
      FORBIDDEN = /[?#\\@"<>]/
      PARTS = %r{\A(?:([A-Za-z][A-Za-z0-9+.-]*):)?(?://([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#.*)?\z}m
      AUTHORITY = /\A(?:[^@]*@)?(\[[^\]]*\]|[^:]*)(?::(\d*))?\z/
      UNSAFE = %r{[^A-Za-z0-9\-._~!#$%&'()*+,/:;=?@\[\]]}n
      private_constant :BASE, :FORBIDDEN, :PARTS, :AUTHORITY, :UNSAFE

      class << self
        # Gives a base URL without a slash at its end; a path is appended to it unchanged.
        def checked_base(url)
          fits = url.is_a?(String) && BASE.match?(url) && !FORBIDDEN.match?(url) && !origin_of(url).empty?
          # The message does not repeat the URL, because it may hold a secret.
          raise InvalidArgumentError, 'base_url must be "https://host/path", in ASCII' unless fits

          url.sub(%r{/+\z}, "")
        end

        # Shows a URL without its query values and its user, which may be secrets.
        def redacted(url)
          place, mark, query = url.gsub(%r{(?<=://)[^/@?#]*@}, "***@").partition("?")
          place + mark + query.gsub(/=[^&]*/, "=***")
        end

        # Gives the origin of a URL (RFC 6454); empty where it is none of HTTP.
        def origin_of(url)
          scheme, host, port = place_of(url)
          scheme ? "#{scheme}://#{host}:#{port}" : ""
        end

        # Gives scheme, host and port of a URL of HTTP; nil where it is none.
        def place_of(url)
          found = PARTS.match(url) or return
          scheme = found[1]&.downcase
          return unless %w[http https].include?(scheme) && found[2]

          authority = AUTHORITY.match(found[2]) or return
          return if authority[1].empty?

          usual = (scheme == "https") ? 443 : 80
          port = authority[2].to_s.empty? ? usual : authority[2].to_i
          [scheme, authority[1].downcase, port] if port.between?(0, 65_535)
        end

        # Gives a link as a whole URL without a fragment, what no URL can hold percent-encoded; nil = it is none.
        def resolved(link, base)
          text = link.gsub(/\A[\t\n\r\f ]+|[\t\n\r\f ]+\z/, "")
          text = text.scrub("\uFFFD").b.gsub(UNSAFE) { |byte| format("%%%02X", byte.ord) }.force_encoding("UTF-8")
          scheme, authority, path, query = PARTS.match(text)&.captures
          return unless path

          own_scheme, own_authority, own_path, own_query = PARTS.match(base).captures
          if scheme.nil?
            scheme = own_scheme
            if authority.nil?
              query = own_query if path.empty? && query.nil?
              path = merged(path, own_path)
              authority = own_authority
            end
          end
          head = "#{scheme}:#{"//#{authority}" if authority}"
          "#{head}#{without_dots(path)}#{"?#{query}" if query}"
        end

        private

        # RFC 3986, section 5.2.3.
        def merged(path, base)
          return base if path.empty?
          return path if path.start_with?("/")

          base.empty? ? "/#{path}" : base[0..base.rindex("/")] + path
        end

        # RFC 3986, section 5.2.4.
        def without_dots(path)
          kept = []
          segments = path.split("/", -1)
          segments.each_with_index do |segment, index|
            is_last = index == segments.size - 1
            case segment
            when "." then kept << "" if is_last
            when ".."
              kept.pop if kept.size > 1
              kept << "" if is_last
            else kept << segment
            end
          end
          kept.join("/")
        end
      end
    end
  end
end
