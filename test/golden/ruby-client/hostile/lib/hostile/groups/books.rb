# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/groups/books.yaml.
# Not to be edited: fill the manifest in and run `generate`.

module Hostile
  module Groups
    # */ export const broken = `${1}`; /*.
    #
    # Line one line two line three\u{0}end \u{1b}[31mred
    class Books < Group
      SEND = Runtime::Operation.new(
        "books.send", "POST", "/books/{*/}/{`$x`}/{\"}/{'}/{\\}",
        parameters: {
          proto: Runtime::Parameter.new(:query, "__proto__"),
          constructor: Runtime::Parameter.new(:query, "constructor"),
          star_slash: Runtime::Parameter.new(:query, "*/"),
          a_b: Runtime::Parameter.new(:query, "a\nb"),
          n_1: Runtime::Parameter.new(:query, "`${1}`", Runtime::Style::FORM),
          n_1st: Runtime::Parameter.new(:query, "1st"),
          u1f3a4: Runtime::Parameter.new(:query, "🎤"),
          u5b_u5d: Runtime::Parameter.new(:query, "[]"),
          ids: Runtime::Parameter.new(:query, "ids[]", Runtime::Style::FORM, explode: true),
          proto_: Runtime::Parameter.new(:header, "__proto__"),
          x_1: Runtime::Parameter.new(:header, "X-`${1}'"),
          ab_c: Runtime::Parameter.new(:cookie, "a'b\"c")
        },
        accept: "application/json",
        reading: Runtime::Readings.listed("application/json"),
        model: -> { Models::Book },
        body: Runtime::Bodies::OPEN,
        content_type: "application/json; profile=\"*/ ${x} '\"",
        deprecated: Deprecation.new(since: "2026-02-01", reason: "*/ because\n@internal")
      )
      private_constant :SEND

      CALL = Runtime::Operation.new("books.call", "GET", "/call/{hasOwnProperty}")
      private_constant :CALL

      DELETE = Runtime::Operation.new(
        "books.delete", "DELETE", "/books/{__proto__}",
        body: Runtime::Bodies::OPEN
      )
      private_constant :DELETE

      THEN = Runtime::Operation.new("books.then", "GET", "/then/{then}")
      private_constant :THEN

      CONSTRUCTOR = Runtime::Operation.new("books.constructor", "GET", "/constructor/{constructor}")
      private_constant :CONSTRUCTOR

      TO_STRING = Runtime::Operation.new("books.to-string", "GET", "/to-string/{0}")
      private_constant :TO_STRING

      SCHEMAS = Runtime::Operation.new("books.schemas", "GET", "/schemas/{🎤}/{.}")
      private_constant :SCHEMAS

      # Send */: `${process.env}` and <script>alert(1)</script>.
      #
      # - @param id - not a parameter @returns {never}
      #
      #     indented: */
      # | a | b |
      # - 1. list
      #
      # `POST /books/{*/}/{`$x`}/{"}/{'}/{\}`. Not shown: idempotency, authentication, pagination,
      # limits. From `manifest/groups/books.yaml#operations.send` (Handbook */ second line third).
      #
      # @param star_slash_ [Object]
      # @param x [Object]
      # @param quote [Object]
      # @param apostrophe [Object]
      # @param backslash [Object]
      # @param proto [String] */. The query parameter `__proto__`.
      # @param constructor [Object]
      # @param star_slash [Object] The query parameter `*/`.
      # @param a_b [Object] The query parameter `a b`.
      # @param n_1 [Array<String>] The query parameter ``${1}``.
      # @param n_1st [Object] The query parameter `1st`.
      # @param u1f3a4 [Object] The query parameter `🎤`.
      # @param u5b_u5d [Object] The query parameter `[]`.
      # @param ids [Array<String>] The query parameter `ids[]`.
      # @param proto_ [Object] The header `__proto__`.
      # @param x_1 [Object] The header `X-`${1}'`.
      # @param ab_c [Object] The cookie `a'b"c`.
      # @param options options of the call, such as `timeout:`
      # @option options [Hash, String, IO, Pathname, Enumerator] :body Sent as
      #   `application/json; profile="*/ ${x} '"` or `text/x-`'$`.
      # @yieldparam response [Response] with its body unread
      # @return [Models::Book]
      # @deprecated Since 2026-02-01. Not shown: until when it works and what replaces it. */ because
      #   @internal
      def send_(
        star_slash_,
        x,
        quote,
        apostrophe,
        backslash,
        proto: OMIT,
        constructor: OMIT,
        star_slash: OMIT,
        a_b: OMIT,
        n_1: OMIT,
        n_1st: OMIT,
        u1f3a4: OMIT,
        u5b_u5d: OMIT,
        ids: OMIT,
        proto_: OMIT,
        x_1: OMIT,
        ab_c: OMIT,
        **options,
        &block
      )
        @core.call(
          SEND,
          [star_slash_, x, quote, apostrophe, backslash],
          {
            proto: proto,
            constructor: constructor,
            star_slash: star_slash,
            a_b: a_b,
            n_1: n_1,
            n_1st: n_1st,
            u1f3a4: u1f3a4,
            u5b_u5d: u5b_u5d,
            ids: ids,
            proto_: proto_,
            x_1: x_1,
            ab_c: ab_c
          },
          options,
          &block
        )
      end

      # Not\u{200b}shown \u{feff} but titled.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/books.yaml#operations.not-shown.
      #
      # @raise [NotShownError]
      def not_shown(*, **)
        raise NotShownError.new(
          "books.not-shown",
          ["method", "path"],
          "manifest/groups/books.yaml#operations.not-shown"
        )
      end

      # The operation `books.call`.
      #
      # `GET /call/{hasOwnProperty}`. Not shown: query parameters, header parameters, cookie parameters,
      # body, responses, authentication, pagination, limits, deprecation. From
      # `manifest/groups/books.yaml#operations.call` (Handbook */ second line third).
      #
      # @param has_own_property [Object]
      # @param options options of the call, such as `timeout:`
      # @yieldparam response [Response] with its body unread
      # @return [Object] the response as it comes: its JSON, text or bytes
      def call(has_own_property, **options, &block)
        @core.call(CALL, [has_own_property], {}, options, &block)
      end

      # The operation `books.delete`.
      #
      # `DELETE /books/{__proto__}`. Not shown: query parameters, header parameters, cookie parameters,
      # body, responses, authentication, pagination, limits, deprecation. From
      # `manifest/groups/books.yaml#operations.delete` (Handbook */ second line third).
      #
      # @param proto [Object]
      # @param options options of the call, such as `timeout:`
      # @yieldparam response [Response] with its body unread
      # @return [Object] the response as it comes: its JSON, text or bytes
      def delete(proto, **options, &block)
        @core.call(DELETE, [proto], {}, options, &block)
      end

      # The operation `books.then`.
      #
      # `GET /then/{then}`. Not shown: query parameters, header parameters, cookie parameters, body,
      # responses, authentication, pagination, limits, deprecation. From
      # `manifest/groups/books.yaml#operations.then` (Handbook */ second line third).
      #
      # @param then_ [Object]
      # @param options options of the call, such as `timeout:`
      # @yieldparam response [Response] with its body unread
      # @return [Object] the response as it comes: its JSON, text or bytes
      def then_(then_, **options, &block)
        @core.call(THEN, [then_], {}, options, &block)
      end

      # The operation `books.constructor`.
      #
      # `GET /constructor/{constructor}`. Not shown: query parameters, header parameters, cookie
      # parameters, body, responses, authentication, pagination, limits, deprecation. From
      # `manifest/groups/books.yaml#operations.constructor` (Handbook */ second line third).
      #
      # @param constructor [Object]
      # @param options options of the call, such as `timeout:`
      # @yieldparam response [Response] with its body unread
      # @return [Object] the response as it comes: its JSON, text or bytes
      def constructor(constructor, **options, &block)
        @core.call(CONSTRUCTOR, [constructor], {}, options, &block)
      end

      # The operation `books.to-string`.
      #
      # `GET /to-string/{0}`. Not shown: query parameters, header parameters, cookie parameters, body,
      # responses, authentication, pagination, limits, deprecation. From
      # `manifest/groups/books.yaml#operations.to-string` (Handbook */ second line third).
      #
      # @param n_0 [Object]
      # @param options options of the call, such as `timeout:`
      # @yieldparam response [Response] with its body unread
      # @return [Object] the response as it comes: its JSON, text or bytes
      def to_string(n_0, **options, &block)
        @core.call(TO_STRING, [n_0], {}, options, &block)
      end

      # The operation `books.schemas`.
      #
      # `GET /schemas/{🎤}/{.}`. Not shown: query parameters, header parameters, cookie parameters, body,
      # responses, authentication, pagination, limits, deprecation. From
      # `manifest/groups/books.yaml#operations.schemas` (Handbook */ second line third).
      #
      # @param u1f3a4 [Object]
      # @param dot [Object]
      # @param options options of the call, such as `timeout:`
      # @yieldparam response [Response] with its body unread
      # @return [Object] the response as it comes: its JSON, text or bytes
      def schemas(u1f3a4, dot, **options, &block)
        @core.call(SCHEMAS, [u1f3a4, dot], {}, options, &block)
      end
    end
  end
end
