# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/groups/books.yaml.
# Not to be edited: fill the manifest in and run `generate`.

module Schemas
  module Groups
    # Books.
    class Books < Group
      RETRIEVE = Runtime::Operation.new(
        "books.retrieve", "GET", "/books/{id}",
        parameters: {
          fields: Runtime::Parameter.new(:query, "fields", Runtime::Style::FORM),
          since: Runtime::Parameter.new(:query, "since")
        },
        accept: "application/json",
        reading: Runtime::Readings.listed("application/json"),
        model: -> { Models::Book }
      )
      private_constant :RETRIEVE

      # Get a book.
      #
      # `GET /books/{id}`. Not shown: header parameters, cookie parameters, body, authentication,
      # pagination, limits, deprecation. From `manifest/groups/books.yaml#operations.retrieve`
      # (Handbook).
      #
      # @param id [Object]
      # @param fields [Array<String>] Unique items.
      # @param since [String] Format: `date`.
      # @param options options of the call, such as `timeout:`
      # @yieldparam response [Response] with its body unread
      # @return [Models::Book]
      def retrieve(id, fields: OMIT, since: OMIT, **options, &block)
        @core.call(RETRIEVE, [id], {fields: fields, since: since}, options, &block)
      end
    end
  end
end
