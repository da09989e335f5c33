# Made by endpoint-manifest (ruby-client) from its template runtime/calling.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

module MusicCatalog
  module Runtime
    # The values of a call, by place and name on the wire, and the request that they make.
    class Calling
      DOTS = %r{/(?:\.|%2[eE]){1,2}(?:/|\z)}
      TARGET = %r{\A/[!$-;=?-\[\]_a-z~]*\z}
      METHOD = /\A[\w-]+\z/
      # Texts that stand in a path as they are.
      PLAIN = /\A[A-Za-z0-9\-._~]+\z/
      BODIED = %w[POST PUT PATCH].freeze
      private_constant :DOTS, :TARGET, :METHOD, :PLAIN, :BODIED

      attr_reader :operation, :path, :values, :options

      # @param operation [Operation]
      # @param path [Array<Object>] values of the path, in the order of the template
      # @param given [Hash{Symbol => Object}] the operation's own keywords
      # @param options [Options]
      def initialize(operation, path, given, options)
        @operation = operation
        @path = path
        @given = given
        @options = options
        @values = {}
        given.each do |keyword, value|
          next if value.equal?(OMIT)

          parameter = operation.parameters.fetch(keyword)
          add(parameter.place, parameter.name, value)
        end
        return if options.equal?(Options::NONE)

        take(:query, options.query)
        take(:header, options.headers)
        take(:cookie, options.cookies)
      end

      # Gives the calling with another value for a parameter or a property of the body, in place of the caller's.
      def with(place, name, value)
        if place == :body
          body = options.body.is_a?(Hash) ? options.body : {}
          key = body.each_key.find { |each| each.to_s == name } || name
          return Calling.new(operation, path, @given, options.with(:body, body.merge(key => value)))
        end
        same = ->(own) { (place == :header) ? own.to_s.casecmp?(name) : own.to_s == name }
        keyword, = operation.parameters.find { |_, each| each.place == place && same.call(each.name) }
        if keyword && @given.key?(keyword) && !@given[keyword].equal?(OMIT)
          return Calling.new(operation, path, @given.merge(keyword => value), options)
        end

        member = {query: :query, header: :headers, cookie: :cookies}.fetch(place)
        own = options.public_send(member).to_h
        key = own.each_key.find(&same) || name
        Calling.new(operation, path, @given, options.with(member, own.merge(key => value)))
      end

      # Makes the request; `link`, a whole URL, replaces path and query.
      def request(state, link = nil)
        @operation.limits.each { |limit| limit.check(self) }
        url = link || state.base_url_of(@operation) + target(state.query)
        headers = headers_of(state.headers)
        body = write_body(headers)
        OutgoingRequest.new(@operation.method, url, headers, body)
      end

      # Gives an operation that the manifest does not name; its path is percent-encoded already, and may have a query.
      def self.untyped(method, path)
        upper = method.to_s.upcase
        name = "#{upper} #{path.split("?", 2)[0]}"
        unless TARGET.match?(path) && METHOD.match?(upper)
          raise InvalidArgumentError, "#{name}: needs a method and a path that begins with \"/\" and is percent-encoded"
        end
        raise InvalidArgumentError, "#{name}: path has a segment \".\" or \"..\"" if dots?(path)

        body = %w[GET HEAD].include?(upper) ? nil : Bodies::OPEN
        Operation.new(name, upper, path, body: body, has_template: false)
      end

      # Tells whether a path has segments, percent-encoded or not, by which it leaves the base URL (RFC 3986, section 5.2.4).
      def self.dots?(path) = DOTS.match?(path.include?("?") ? path.split("?", 2)[0] : path)

      private

      def add(place, name, value)
        key = [place, (place == :header) ? name.downcase : name]
        if values.key?(key)
          raise InvalidArgumentError, "#{operation.id}: #{place} parameter \"#{name}\" is given twice"
        end

        values[key] = value
      end

      def take(place, given)
        return if given.nil? || given.equal?(OMIT)
        raise InvalidArgumentError, "#{operation.id}: #{place} must be a Hash" unless given.respond_to?(:to_hash)

        given.to_hash.each do |name, value|
          add(place, name.to_s, value) if place == :header || !value.equal?(OMIT)
        end
      end

      def target(defaults)
        filled = filled_path
        query = query_text(defaults)
        return filled if query.empty?

        "#{filled}#{filled.include?("?") ? "&" : "?"}#{query}"
      end

      def filled_path
        names = @operation.names
        return @operation.path if names.empty?

        texts = @operation.texts
        filled = texts[0].dup
        names.each_with_index { |name, index| filled << path_value(name, index) << texts[index + 1] }
        raise InvalidArgumentError, "#{operation.id}: path has a segment \".\" or \"..\"" if Calling.dots?(filled)

        filled
      end

      def path_value(name, index)
        value = @path.fetch(index, OMIT)
        return value if value.is_a?(String) && value.ascii_only? && PLAIN.match?(value) && @operation.path_parameters.empty?

        subject = "#{@operation.id}: path parameter \"#{name}\""
        unless value.equal?(OMIT)
          style = @operation.path_parameters[name]
          text = style&.style ? style.style.call(style, value, subject) : plain_path_value(value, subject)
        end
        raise InvalidArgumentError, "#{subject} cannot be empty" if text.nil? || text.empty?

        text
      end

      def plain_path_value(value, subject) = Values.percent_encode(Values.single_text(value, subject), subject)

      def query_text(defaults)
        return "" if @values.empty? && defaults.empty?

        given = @values.each_with_object({}) { |((place, name), value), made| made[name] = value if place == :query }
        given = defaults.reject { |_, value| value.equal?(OMIT) }.merge(given) unless defaults.empty?
        given.filter_map do |name, value|
          subject = "#{operation.id}: query parameter \"#{name}\""
          parameter = operation.styled[[:query, name]]
          next parameter.style.call(parameter, value, subject) if parameter&.style

          text = Values.percent_encode(Values.single_text(value, subject), subject)
          "#{Values.percent_encode(name, subject)}=#{text}"
        end.join("&")
      end

      def headers_of(defaults)
        headers = defaults.dup
        return headers if @values.empty?

        cookies = []
        @values.each do |(place, name), value|
          case place
          when :header then put_parameter(name, value, headers)
          when :cookie
            cookie = Cookies.written(operation, name, value)
            cookies << cookie if cookie
          end
        end
        headers["cookie"] = [headers["cookie"], *cookies].compact.join("; ") unless cookies.empty?
        headers
      end

      def put_parameter(name, value, headers)
        return headers.delete(name) if value.equal?(OMIT)

        subject = "#{operation.id}: header parameter \"#{name}\""
        parameter = operation.styled[[:header, name]]
        text = parameter&.style ? parameter.style.call(parameter, value, subject) : Values.single_text(value, subject)
        OutgoingRequest.put_header(headers, name, text, operation.id) if text
      end

      # Writes the body, and the headers that the manifest and the client set where nobody else does.
      def write_body(headers)
        id = @operation.id
        accept = @operation.accept
        headers["accept"] ||= accept if accept
        OutgoingRequest.put_header(headers, "accept", @options.accept.to_s, id) if @options.accept
        @operation.fixed.each do |name, text|
          OutgoingRequest.put_header(headers, name, text, id) unless headers.key?(name.downcase)
        end
        key = @operation.key_header
        # An empty key is none: with it, the service would take all calls for one.
        if key && headers[key.downcase].to_s.empty?
          OutgoingRequest.put_header(headers, key, RandomKey.make, id)
        end
        encoded(headers)
      end

      def encoded(headers)
        unless @options.body?
          # RFC 9110, section 8.6.
          headers["content-length"] = "0" if BODIED.include?(@operation.method)
          return
        end
        raise InvalidArgumentError, "#{operation.id} takes no body" if operation.body.nil?

        body = operation.body.call(operation, options.body, options.content_type, headers)
        length = body.is_a?(String) ? body.bytesize : body.length
        headers["content-length"] = length.to_s if length
        body
      end
    end
  end
end
