# Made by endpoint-manifest (ruby-client) from its template runtime/json_pointer.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

module MusicCatalog
  module Runtime
    # JSON Pointers (RFC 6901) into responses.
    module JsonPointer
      # Gives the value that a pointer leads to, or the default. The empty pointer is the whole value.
      def self.value_at(whole, pointer, default = nil)
        pointer.split("/", -1).drop(1).reduce(whole) do |value, token|
          key = token.gsub("~1", "/").gsub("~0", "~")
          if value.is_a?(Hash) && value.key?(key)
            value[key]
          elsif value.is_a?(Array) && key.match?(/\A\d+\z/) && key.to_i < value.size
            value[key.to_i]
          else
            return default
          end
        end
      end
    end
  end
end
