# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/schemas/.
# Not to be edited: fill the manifest in and run `generate`.

module Hostile
  module Models
    # Book */.
    #
    # {@link evil} */ ${x}
    #
    # # Heading
    #
    # - @ts-nocheck
    class Book < Record
      # own, not inherited
      #
      # @return [String]
      def proto = self["__proto__"]

      # @return [String]
      def constructor = self["constructor"]

      # @return [String, nil]
      def to_string = self["toString"]

      # @return [String, nil]
      def then_ = self["then"]

      # */
      #
      # @return [String]
      # @deprecated Do not use it.
      def star_slash = self["*/"]

      # @return [String, nil]
      def process_exit = self["`${process.exit()}`"]

      # @return [String, nil]
      def script = self["</script>"]

      # @return [String, nil]
      def a_b_c = self["a\nb\u{2028}c"]

      # @return [String, nil]
      def txt_exe = self["\u{202e}txt.exe"]

      # @return [String, nil]
      def its_quoted = self["it's \"quoted\" \\"]

      # @return [String, nil]
      def u1f469_u200d_u1f3a4 = self["👩‍🎤"]

      # @return [Integer, nil]
      def n_1st = self["1st"]

      # @return [Integer, nil]
      def minus_1 = self["-1"]

      # @return [Integer, nil]
      def n_1e3 = self["1e3"]

      # @return [Boolean, nil]
      def new = self["new"]

      # @return [Boolean, nil]
      def empty = self[""]

      # @return [Boolean, nil]
      def symbol_iterator = self["[Symbol.iterator]"]

      # @return [Boolean, nil]
      def private = self["#private"]

      # Any JSON value: its values are of several types.
      #
      # @return [Object]
      def choice = part("choice")

      # Always {"__proto__":{"a":"*/"},"b":[{}]}.
      #
      # @return [Hash, nil]
      def nested = self["nested"]
    end
  end
end
