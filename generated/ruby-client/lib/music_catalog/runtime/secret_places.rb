# Made by endpoint-manifest (ruby-client) from its template runtime/secret_places.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

module MusicCatalog
  module Runtime
    # The places of secrets in a request (OpenAPI 3.1.1, section 4.8.27).
    module SecretPlaces
      # The beginning of messages about credentials: the option that has them.
      OWNER = "auth"

      # The `authorization` header with an HTTP scheme (RFC 9110, section 11.6.2).
      class Authorization
        def initialize(scheme)
          @scheme = scheme
        end

        # Tells whether the caller has set a value there.
        def taken?(request) = request.headers.key?("authorization")

        # Puts the secret there.
        def put(request, secret)
          OutgoingRequest.put_named_header(request.headers, "authorization", "#{@scheme} #{secret}", OWNER)
        end
      end

      # A header.
      class Header
        def initialize(name)
          @name = name.downcase
        end

        # Tells whether the caller has set a value there.
        def taken?(request) = request.headers.key?(@name)

        # Puts the secret there.
        def put(request, secret)
          OutgoingRequest.put_header(request.headers, @name, secret, OWNER)
          request.secret_headers |= [@name]
        end
      end

      # A parameter of the query.
      class Query
        def initialize(name)
          @name = name
        end

        # Tells whether the caller has set a value there.
        def taken?(request)
          FormText.pairs(request.url.split("?", 2)[1].to_s).any? { |name, _| name == @name }
        end

        # Puts the secret there.
        def put(request, secret)
          subject = "#{OWNER}: query parameter \"#{@name}\""
          pair = "#{Values.percent_encode(@name, subject)}=#{Values.percent_encode(secret, subject)}"
          request.url += "#{request.url.include?("?") ? "&" : "?"}#{pair}"
        end
      end

      # A cookie.
      class Cookie
        def initialize(name)
          @name = name
        end

        # Tells whether the caller has set a value there.
        def taken?(request) = request.headers["cookie"].to_s.split("; ").any? { |pair| pair.start_with?("#{@name}=") }

        # Puts the secret there.
        def put(request, secret)
          pair = Cookies.pair(@name, secret, "#{OWNER}: cookie \"#{@name}\"")
          request.headers["cookie"] = [request.headers["cookie"], pair].compact.join("; ")
        end
      end
    end
  end
end
