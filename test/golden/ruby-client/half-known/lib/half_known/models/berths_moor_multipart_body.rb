# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/schemas/.
# Not to be edited: fill the manifest in and run `generate`.

module HalfKnown
  module Models
    # The schema `berths.moor/~body/multipart~1form-data`.
    class BerthsMoor_MultipartBody < Record
      PARTS = {"holds" => -> { Models::BerthsMoor_MultipartBody::Holds }}.freeze
      private_constant :PARTS

      # Encoding: `base64`.
      #
      # @return [String, nil]
      def papers = self["papers"]

      # @return [Models::BerthsMoor_MultipartBody::Holds, nil]
      def holds = part("holds")

      private

      def parts = PARTS

      # The schema `berths.moor/~body/multipart~1form-data/holds`.
      class Holds < Record
        # @return [Array<Integer>, nil]
        def numbers = part("numbers")
      end
    end
  end
end
