# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/schemas/.
# Not to be edited: fill the manifest in and run `generate`.

module Schemas
  module Models
    # The schema `note`.
    class Note < Record
      PARTS = {"replyTo" => -> { Models::Note }, "replies" => -> { Models::Note }}.freeze
      private_constant :PARTS

      # @return [String, nil]
      def text = self["text"]

      # @return [Models::Note, nil]
      def reply_to = part("replyTo")

      # @return [Array<Models::Note>, nil]
      def replies = part("replies")

      private

      def parts = PARTS
    end
  end
end
