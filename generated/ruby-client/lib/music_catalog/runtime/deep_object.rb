# Made by endpoint-manifest (ruby-client) from its template runtime/deep_object.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

module MusicCatalog
  module Runtime
    # The style `deepObject` of OpenAPI: `color[R]=100&color[G]=200`, its brackets percent-encoded.
    #
    # The table of OpenAPI covers only objects of single values. Nested values continue in the same way (`a[b][c]=1`), and lists are
    # `a[]=1` unless the parameter says otherwise. An item with parts gets its index, the only form that servers agree on.
    module DeepObject
      # Servers read no deeper, and a circular value has no end.
      DEEPEST = 32

      class << self
        # Writes an object of any depth; nil = there is nothing to send.
        def call(parameter, value, subject)
          pairs = []
          write(parameter, value, subject, [], pairs)
          pairs.join("&") unless pairs.empty?
        end

        private

        def write(parameter, value, subject, keys, pairs)
          raise InvalidArgumentError, "#{subject} is nested more than #{DEEPEST} levels deep" if keys.size > DEEPEST

          if Values.list?(value)
            value.each_with_index do |each, index|
              write(parameter, each, subject, keys + item_key(parameter, each, index), pairs)
            end
          elsif Values.record?(value)
            Values.properties_of(value, subject).each do |name, each|
              write(parameter, each, subject, [*keys, name], pairs)
            end
          else
            pairs << pair(parameter, value, subject, keys)
          end
        end

        def pair(parameter, value, subject, keys)
          # Brackets in a name would be read as syntax.
          joined = keys.join
          if (keys.size > 1) ? joined.match?(/[\[\]]/) : joined.include?("][")
            raise InvalidArgumentError, "#{subject} cannot have brackets in names of properties"
          end

          path = keys.map { |key| "%5B#{Values.percent_encode(key, subject)}%5D" }.join
          "#{parameter.encoded_name(subject)}#{path}=#{Style.item_text(parameter, value, subject)}"
        end

        def item_key(parameter, item, index)
          return [index.to_s] if Values.list?(item) || Values.record?(item) || parameter.arrays == :indices

          (parameter.arrays == :repeat) ? [] : [""]
        end
      end
    end
  end
end
