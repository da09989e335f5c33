# Made by endpoint-manifest (ruby-client) from its template runtime/parameter.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

module MusicCatalog
  module Runtime
    # A parameter that a manifest shows.
    class Parameter
      # @return [Symbol] :path, :query, :header or :cookie (OpenAPI 3.1.1, section 4.8.12.1)
      attr_reader :place

      # @return [String] the name on the wire
      attr_reader :name

      # @return [#call, nil] writes a value; nil = of a single value alone
      attr_reader :style

      # @return [Boolean]
      attr_reader :explode

      # @return [Symbol] how deep objects write lists: :brackets `a[]=1`, :indices `a[0]=1`, :repeat `a=1&a=2`
      attr_reader :arrays

      def initialize(place, name, style = nil, explode: false, arrays: :brackets, encode: Values.method(:percent_encode))
        @place = place
        @name = name
        @style = style
        @explode = explode
        @arrays = arrays
        @encode = encode
      end

      # Encodes a text for its place in a URL.
      def encode(text, subject) = @encode.call(text, subject)

      # Gives its name in a URL.
      def encoded_name(subject) = Values.percent_encode(name, subject)
    end
  end
end
