# frozen_string_literal: true

module ApiClient
  module Runtime
    # A call: as many attempts as needed and allowed, each from its request to the end of its response.
    class Exchange
      # One attempt of a call; the same object in all hooks of an attempt. `request` may be changed before it is sent. `operation` is an
      # id, `attempt` is 1 for the first, `started_at` are seconds of the monotonic clock.
      Event = Struct.new(:operation, :attempt, :request, :clock, :started_at, :deprecated)

      # Redirects that one call follows.
      MOST_REDIRECTS = 20
      private_constant :MOST_REDIRECTS

      attr_reader :state, :operation, :clock

      def initialize(state, calling, request)
        @state = state
        @operation = calling.operation
        @options = calling.options
        @request = request
        @timeout = option(:timeout)
        @clock = Clock.new(@timeout, option(:deadline))
        @hooks = @options.hooks ? [*state.hooks, *@options.hooks] : state.hooks
        @event = nil
        @is_handed_over = false
      end

      # Sends the request until its response is final, and gives its decoded body.
      def value
        @options.converted(perform { |response| decoded(response) })
      end

      # Sends the request until its response is final, and gives its decoded body with its head.
      def answered
        perform { |response| [decoded(response), response] }
      end

      # Sends the request until it succeeds, and yields the response with its body unread.
      def open
        perform do |response|
          response.free(option(:idle_timeout), -> { timed(response) })
          @is_handed_over = true
          yield response
        end
      end

      # Gives the request as it was before credentials and hooks.
      def unsent = @request.copy

      # Sends a request after the hooks have seen it, and yields its response, after redirects.
      def send(request, attempt, &block)
        event = @event = asked(request, attempt)
        check
        # Credentials and hooks may be slow: that time is not part of the attempt.
        @clock.start(@timeout)
        return followed(request, MOST_REDIRECTS, &block) if event.nil?

        event.started_at = Clock.now
        followed(request, MOST_REDIRECTS) do |response|
          tell(:on_response, event, response)
          block.call(response)
        end
      end

      private

      # Shows a request to the hooks, if there are any.
      def asked(request, attempt)
        return if @hooks.empty?

        Event.new(@operation.id, attempt, request, @clock, nil, @operation.deprecated).tap { |event| tell(:on_request, event) }
      end

      def option(name) = @options.equal?(Options::NONE) ? @state.common[name] : @state.option(@options, name)

      def perform(&block)
        may_repeat = @options.idempotent
        may_repeat = @operation.idempotent if may_repeat.nil?
        retries = (may_repeat && @request.repeatable?) ? option(:max_retries) : 0
        attempt = 0
        begin
          attempt += 1
          @event = nil
          check
          attempt(attempt, &block)
        rescue => error
          raise if @is_handed_over

          can_retry = attempt <= retries && !@clock.over?
          delay = can_retry ? Retries.delay(error, attempt, option(:backoff)) : nil
          tell(:on_error, @event, error, delay) if @event
          raise if delay.nil?

          wait(delay)
          retry
        end
      end

      def attempt(number, &block)
        request = unsent
        answered = lambda do |response|
          raise failure(response) unless response.success?

          block.call(response)
        end
        security = @operation.security
        security ? security.send(self, request, number, &answered) : send(request, number, &answered)
      end

      # Waits for the next attempt, as long as the call may last.
      def wait(delay)
        left = @clock.call_left
        seconds = [delay, left].compact.min
        sleep(seconds) if seconds.positive?
        check
        raise late if seconds < delay
      end

      def check
        raise late if @clock.over?
      end

      def late = TimeoutError.new("got #{silence}", @request)

      def silence
        seconds = @clock.limit
        seconds ? "no whole answer within #{seconds} s" : "no whole answer in time"
      end

      # Hands a request to the transport, and yields its response, or that to which it leads.
      def followed(request, left, &block)
        is_answered = false
        following = result = nil
        @state.transport.call(wire(request)) do |status, headers, body, reason|
          is_answered = true
          response = Response.new(request, @clock, status, reason.to_s, Headers.of(headers), body)
          following = next_request(request, response, left) if status >= 300 && status < 400
          result = block.call(response) if following.nil?
        end
        following ? followed(following, left - 1, &block) : result
      rescue Faults => error
        # What comes from within is an error of this gem already, or the caller's own.
        raise if is_answered

        raise Faults.error_of(error, request, silence)
      end

      def next_request(request, response, left)
        following = Redirects.next_request(request, response, option(:follow_redirects))
        raise Redirects::Broken, "more than #{MOST_REDIRECTS} redirects" if following && left.zero?

        following
      rescue Redirects::Broken => error
        raise ConnectionError.new("got no whole answer: #{error.message}", request)
      end

      def wire(request)
        headers = {"accept-encoding" => Decoding::ACCEPTED}.merge(request.headers)
        body = request.body
        HttpTransport::Request.new(request.method, request.url, headers, (body.nil? || body.is_a?(String)) ? body : body.open, @clock)
      end

      def decoded(response)
        data = Decoding.read_bytes(response, option(:max_response_bytes))
        Decoding.decoded(data, @operation, response, response.request)
      rescue Decoding::TooLarge => error
        raise DecodeError.new(error.message, response.request, response)
      end

      def timed(response)
        response.bind(@timeout)
        @options.converted(decoded(response))
      end

      def failure(response)
        body = decoded(response)
        classes = @operation.failures
        kind = classes[response.status] || classes["#{response.status / 100}XX"] || ApiError
        kind.new(response.request, response, body)
      end

      def tell(name, *values)
        @hooks.each { |hook| hook.public_send(name, *values) if hook.respond_to?(name) }
      end
    end
  end
end
