# Made by endpoint-manifest (ruby-client) from its template runtime/limit.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

module MusicCatalog
  module Runtime
    # A limit on the values of one call, checked before anything is sent.
    class Limit
      # @param of [Array<Array(Symbol, String)>] parameters and properties of the body, by place and name; several are counted together
      # @param by [String] the place in the manifest that sets the limit
      # @param max_items [Integer, nil]
      # @param min_items [Integer, nil] the fewest values they may have, where any is given
      # @param maximum [Numeric, nil] the largest value they may have
      def initialize(of, by:, max_items: nil, min_items: nil, maximum: nil)
        @of = of
        @by = by
        @max_items = max_items
        @min_items = min_items
        @maximum = maximum
      end

      # Checks the values of a call.
      def check(calling)
        given = @of.filter_map { |place, name| value_of(calling, place, name) }.reject { |value| value.equal?(OMIT) }
        count = given.sum { |value| Values.list?(value) ? value.size : 1 }
        refuse(calling, "has #{count} values, and takes at most #{@max_items}") if @max_items && count > @max_items
        if @min_items && !given.empty? && count < @min_items
          refuse(calling, "has #{count} values, and takes at least #{@min_items}")
        end
        return if @maximum.nil?

        large = given.filter_map { |value| number(value) }.find { |value| value > @maximum }
        refuse(calling, "is #{large}, and is at most #{@maximum}") if large
      end

      private

      def value_of(calling, place, name)
        unless place == :body
          return calling.values[[place, (place == :header) ? name.downcase : name]]
        end

        body = calling.options.body
        body.is_a?(Hash) ? body.find { |key, _| key.to_s == name }&.last : nil
      end

      def number(value)
        return value if value.is_a?(Numeric)

        Float(value, exception: false) if value.is_a?(String)
      end

      def refuse(calling, fault)
        what = @of.map { |place, name| "#{place}.#{name}" }.join(" + ")
        raise InvalidArgumentError, "#{calling.operation.id}: #{what} #{fault} (#{@by})"
      end
    end
  end
end
