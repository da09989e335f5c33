# Made by endpoint-manifest (ruby-client) from its template errors.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

module MusicCatalog
  # The base of all errors of this gem.
  class Error < StandardError
    # Lets errors be taken apart: `in {status: 404}`.
    #
    # @param _keys [Array<Symbol>, nil]
    # @return [Hash{Symbol => Object}]
    def deconstruct_keys(_keys) = {message: message}
  end

  # The call cannot be sent as it was made. Nothing was sent.
  class InvalidArgumentError < Error; end

  # The manifest does not show enough of the operation to call it. Nothing was sent.
  class NotShownError < Error
    # @return [String] id of the operation
    attr_reader :operation

    # @return [Array<String>] the facts that are missing
    attr_reader :missing

    # @return [String] the place in the manifest to fill them in
    attr_reader :place

    # @param operation [String]
    # @param missing [Array<String>]
    # @param place [String]
    def initialize(operation, missing, place)
      facts = (missing.size == 1) ? "#{missing[0]} is" : "#{missing.join(" and ")} are"
      super("#{operation} cannot be called yet: its #{facts} not shown. Fill it in at #{place}")
      @operation = operation
      @missing = missing
      @place = place
    end

    # @param _keys [Array<Symbol>, nil]
    # @return [Hash{Symbol => Object}]
    def deconstruct_keys(_keys) = {message: message, operation: operation, missing: missing, place: place}
  end

  # The base of all errors of calls that were sent. Their texts have no secret and no value of a query.
  class RequestError < Error
    # @return [String]
    attr_reader :http_method

    # @return [String] the URL without the values of its query
    attr_reader :url

    # @param what [String] the rest of the message
    # @param request [#method, #url]
    def initialize(what, request)
      @http_method = request.method
      @url = Runtime::Urls.redacted(request.url)
      super("#{@http_method} #{@url} #{what}")
    end

    # @param _keys [Array<Symbol>, nil]
    # @return [Hash{Symbol => Object}]
    def deconstruct_keys(_keys) = {message: message, http_method: http_method, url: url}
  end

  # No response came, or it broke off. `cause` is the error of the connection.
  class ConnectionError < RequestError; end

  # An attempt took longer than `timeout`, a call than `deadline`, or a stream was silent for longer than `idle_timeout`.
  class TimeoutError < RequestError; end

  # The base of all errors of calls that were answered.
  class ResponseError < RequestError
    # @return [Integer]
    attr_reader :status

    # @return [Headers]
    attr_reader :headers

    # @param what [String]
    # @param request [#method, #url]
    # @param head [#status, #headers]
    def initialize(what, request, head)
      super(what, request)
      @status = head.status
      @headers = head.headers
    end

    # @param _keys [Array<Symbol>, nil]
    # @return [Hash{Symbol => Object}]
    def deconstruct_keys(_keys) = super.merge(status: status, headers: headers)
  end

  # The service answered with a success whose body is not of its media type, or of a type that is not named.
  class DecodeError < ResponseError
    # @param why [String]
    # @param request [#method, #url]
    # @param head [#status, #headers]
    def initialize(why, request, head)
      super("answered #{head.status}, unreadable: #{why}", request, head)
    end
  end

  # The service answered with a status other than 2xx.
  class ApiError < ResponseError
    SPEAKING = %w[detail message title error].freeze
    private_constant :SPEAKING

    # @return [Object] the body, decoded like that of a success; its text where it claims to be JSON and is not; nil = none
    attr_reader :body

    # @param request [#method, #url]
    # @param head [#status, #headers, #reason]
    # @param body [Object]
    def initialize(request, head, body)
      super("answered #{head.status} #{head.reason}".rstrip + said_in(body), request, head)
      @body = body
    end

    # @param _keys [Array<Symbol>, nil]
    # @return [Hash{Symbol => Object}]
    def deconstruct_keys(_keys) = super.merge(body: body)

    private

    # Finds the readable message in a body: of problem details (RFC 9457), or other common members.
    def said_in(body)
      said = body
      while said.is_a?(Hash)
        name = SPEAKING.find { |each| said[each] }
        said = name && said[name]
      end
      text = (said.is_a?(String) || said.is_a?(Numeric)) ? said.to_s : ""
      text.empty? ? "" : ": #{text[0, 500]}"
    end
  end
end
