# Made by endpoint-manifest (ruby-client) from its template logging.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

module MusicCatalog
  # Writes a line for each request, response, retry and failure to a logger, without secrets and bodies: a hook for `hooks:`. Calls that
  # failed are errors, attempts that are repeated are warnings, responses are infos; requests, and all headers but those that may hold
  # secrets, are told for debugging.
  class Logging
    # Names of headers that carry secrets, or look like it.
    SECRET = /auth|cookie|credential|key|password|passwd|secret|session|signature|token/i
    LINKS = %w[location content-location referer link].freeze
    private_constant :SECRET, :LINKS

    # @param logger [#debug, #info, #warn, #error] any logger, such as Logger of the standard library
    def initialize(logger)
      @logger = logger
    end

    # Tells the request of an attempt.
    #
    # @api private
    def on_request(event)
      request = event.request
      write(:debug) { "#{line(event)} (attempt #{event.attempt}) #{shown(request.headers, request.secret_headers)}" }
    end

    # Tells the response to an attempt.
    #
    # @api private
    def on_response(event, response)
      write(:info) { "#{line(event)} answered #{response.status} #{timing(event)}" }
      write(:debug) { "#{line(event)} answered #{response.status} with #{shown(response.headers)}" }
    end

    # Tells the failure of an attempt, and when the next one begins.
    #
    # @api private
    def on_error(event, error, retry_in)
      text = "#{event.operation} #{fault(event, error)} #{timing(event)}"
      return write(:error) { text } if retry_in.nil?

      write(:warn) { "#{text} again in #{retry_in.round(3)} s" }
    end

    private

    # An error's message may come from the service: it must not start a new line.
    def write(level)
      asked = :"#{level}?"
      return if @logger.respond_to?(asked) && !@logger.public_send(asked)

      @logger.public_send(level, yield.gsub(/[\u0000-\u001F\u007F-\u009F\u2028\u2029]+/, " "))
    end

    def line(event) = "#{event.operation} #{event.request.method} #{Runtime::Urls.redacted(event.request.url)}"

    def timing(event)
      spent = event.started_at && "#{((Runtime::Clock.now - event.started_at) * 1000).round} ms, "
      "(#{spent}attempt #{event.attempt})"
    end

    def shown(headers, secret = [])
      pairs = headers.map do |name, text|
        next [name, "***"] if secret.include?(name) || SECRET.match?(name)

        [name, LINKS.include?(name) ? Runtime::Urls.redacted(text) : text]
      end
      pairs.to_h.inspect
    end

    # Gives the message of a failure. Errors of whole responses quote their bodies; those are left out.
    def fault(event, error)
      quotes = error.is_a?(ApiError) || error.is_a?(DecodeError)
      return error.message if error.is_a?(RequestError) && !quotes

      rest = quotes ? " #{error.status}" : ": #{error.message}"
      "#{event.request.method} #{Runtime::Urls.redacted(event.request.url)} failed: #{error.class}#{rest}"
    end
  end
end
