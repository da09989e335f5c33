# frozen_string_literal: true

module ApiClient
  module Runtime
    # Redirects (RFC 9110, section 15.4; Fetch standard, section 4.4).
    module Redirects
      STATUSES = [301, 302, 303, 307, 308].freeze

      # Headers that do not identify the caller. Whole names count, because `accept-key` may be a secret.
      HARMLESS = %w[
        accept accept-encoding accept-language content-encoding content-language content-length content-type range user-agent
      ].freeze
      OF_BODY = %w[content-encoding content-language content-location content-type content-length].freeze
      private_constant :STATUSES, :HARMLESS, :OF_BODY

      # Raised where a redirect cannot be followed; the call makes an error of it.
      class Broken < StandardError; end

      class << self
        # Gives the request that a response leads to; nil = the response is the answer.
        #
        # Unless the caller says that redirects are followed, they are where no header but `authorization`, which stays at its origin,
        # might tell another origin who calls.
        def next_request(request, response, follow)
          location = response.headers["location"]
          return if !STATUSES.include?(response.status) || location.nil? || follow == false
          return if follow.nil? && !request.headers.each_key.all? { |name| name == "authorization" || HARMLESS.include?(name) }

          url = Urls.resolved(location, request.url).to_s
          raise Broken, "a redirect to what is no URL of HTTP" if Urls.origin_of(url).empty?

          following(request, response.status, url)
        end

        private

        def following(request, status, url)
          is_same = Urls.origin_of(url) == Urls.origin_of(request.url)
          is_get = get?(request.method, status)
          raise Broken, "a redirect, and a stream cannot be sent twice" unless is_get || request.repeatable?

          headers = request.headers.select do |name, _|
            (is_same || HARMLESS.include?(name)) && !(is_get && OF_BODY.include?(name))
          end
          method = is_get ? "GET" : request.method
          OutgoingRequest.new(method, url, headers, is_get ? nil : request.body, secret_headers: request.secret_headers)
        end

        def get?(method, status)
          return method != "HEAD" if status == 303

          [301, 302].include?(status) && method == "POST"
        end
      end
    end
  end
end
