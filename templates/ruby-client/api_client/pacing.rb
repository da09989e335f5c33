# frozen_string_literal: true

module ApiClient
  # A number of requests per number of seconds. `per` is who shares it in the manifest; with `operation` each operation is counted
  # separately. `operation` is the id of the one operation that it limits; nil = all operations together.
  RateLimit = Struct.new(:requests, :seconds, :per, :operation, keyword_init: true)

  # Sends no more requests than rates allow, retries included: a hook for `hooks:`. The others wait in order of arrival. It keeps the
  # count: give the same one to all clients that share a rate. Threads may share it.
  class Pacing
    # The recent requests of one rate. It slides: no interval of its length has more than the rate.
    class Window
      def initialize(rate)
        @requests = rate.requests
        @seconds = rate.seconds
        @starts = []
      end

      # Gives the time at which there is room for one more request.
      def free_at = (@starts.size == @requests) ? @starts[0] + @seconds : 0.0

      # Tells whether none of its requests count any more.
      def idle?(now) = @starts.empty? || @starts[-1] + @seconds <= now

      # Counts a request.
      def take(at)
        # Another rate may have a request wait longer than one that comes after it.
        @starts.insert(@starts.bsearch_index { |each| each > at } || @starts.size, at)
        @starts.shift if @starts.size > @requests
      end
    end
    private_constant :Window

    # @param rates [Array<RateLimit>]
    def initialize(*rates)
      rates.each do |rate|
        next if rate.requests >= 1 && rate.seconds.positive?

        raise InvalidArgumentError, "pacing: #{rate.requests} requests in #{rate.seconds} seconds is no rate"
      end
      @rates = rates
      @lock = Mutex.new
      @windows = {}
    end

    # Waits until the rates allow the request of an attempt, or until its call is over.
    #
    # @api private
    def on_request(event)
      seconds = [reserve(event.operation), event.clock.call_left].compact.min
      sleep(seconds) if seconds.positive?
    end

    private

    # Counts a request at the first time at which all its rates allow it, and gives the seconds until then.
    def reserve(operation)
      @lock.synchronize do
        now = Runtime::Clock.now
        own = @rates.each_with_index.filter_map do |rate, index|
          window(index, rate, operation) if rate.operation.nil? || rate.operation == operation
        end
        at = [now, *own.map(&:free_at)].max
        own.each { |window| window.take(at) }
        # Calls with ever new ids must leave nothing behind.
        @windows.delete_if { |_, window| window.idle?(now) } if @windows.size > 1000
        at - now
      end
    end

    def window(index, rate, operation)
      @windows[[index, (rate.per == "operation") ? operation : ""]] ||= Window.new(rate)
    end
  end
end
