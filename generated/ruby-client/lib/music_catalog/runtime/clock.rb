# Made by endpoint-manifest (ruby-client) from its template runtime/clock.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

module MusicCatalog
  module Runtime
    # The time of one call: until when its attempt must be over, and until when all of it. Seconds of the monotonic clock.
    class Clock
      # Raised where time is over; the call makes an error of it.
      class Over < StandardError; end

      # @return [Float] now
      def self.now = Process.clock_gettime(Process::CLOCK_MONOTONIC)

      # @return [Float, nil] when the call must be over
      attr_reader :call_at

      def initialize(timeout, deadline)
        @timeout = timeout
        @deadline = deadline
        @call_at = deadline && (Clock.now + deadline)
        @at = @call_at
      end

      # Begins to count the time of an attempt, or the silence of a stream.
      def start(seconds)
        own = seconds && (Clock.now + seconds)
        @at = (own.nil? || (@call_at && @call_at < own)) ? @call_at : own
      end

      # Lets the response take whatever time it takes.
      def stop
        @at = @call_at = nil
      end

      # Gives the seconds that are left; nil = any number. Over = there are none.
      def remaining
        return if @at.nil?

        left = @at - Clock.now
        raise Over, "its time is over" unless left.positive?

        left
      end

      # Gives the seconds that are left of the whole call; nil = any number.
      def call_left = @call_at && [0.0, @call_at - Clock.now].max

      # Tells whether the time of the whole call is over.
      def over? = !@call_at.nil? && @call_at <= Clock.now

      # Gives the seconds that were too few.
      def limit = over? ? @deadline : @timeout
    end
  end
end
