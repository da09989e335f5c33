# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/groups/berths.yaml.
# Not to be edited: fill the manifest in and run `generate`.

module HalfKnown
  module Groups
    # Berths.
    class Berths < Group
      MOOR = Runtime::Operation.new(
        "berths.moor", "POST", "/berths/{berth}/ships/{ship}",
        parameters: {
          since: Runtime::Parameter.new(:query, "since"),
          tide: Runtime::Parameter.new(:query, "tide"),
          tied: Runtime::Parameter.new(:query, "tied", Runtime::DeepObject, explode: true, arrays: :indices),
          manifest: Runtime::Parameter.new(:query, "manifest", Runtime::JsonParameters::VALUE_OR_TEXT),
          remarks: Runtime::Parameter.new(:query, "remarks", Runtime::JsonParameters::VALUE_OR_TEXT),
          x_pilot: Runtime::Parameter.new(:header, "X-Pilot"),
          x_flag: Runtime::Parameter.new(:header, "X-Flag"),
          berth: Runtime::Parameter.new(:cookie, "berth")
        },
        failures: FAILURES.slice(404, 409, "4XX", "5XX"),
        security: Needs::HARBOUR_ACCOUNT,
        body: Runtime::BodyByType,
        content_type: "application/json",
        forms: {
          "multipart/form-data" => Runtime::MultipartBody.new(
            Runtime::FormPart.new(
              name: "papers",
              style: Runtime::Parameter.new(:query, "papers", Runtime::Style::FORM)
            ),
            Runtime::FormPart.new(
              name: "holds",
              style: Runtime::Parameter.new(
                :query,
                "holds",
                Runtime::DeepObject,
                explode: true,
                arrays: :repeat
              )
            )
          ),
          "application/x-www-form-urlencoded" => Runtime::FormBody.new(
            Runtime::FormPart.new(name: "captain", content_type: "text/plain")
          )
        },
        idempotent: true,
        key_header: "X-Call",
        deprecated: Deprecation.new(since: "2026-03-01", replacement: "ships.visits.begin")
      )
      private_constant :MOOR

      LIST = Runtime::Operation.new(
        "berths.list", "GET", "/berths",
        parameters: {
          offset: Runtime::Parameter.new(:query, "offset"),
          limit: Runtime::Parameter.new(:query, "limit"),
          free: Runtime::Parameter.new(:query, "free"),
          x_harbour_pilot: Runtime::Parameter.new(:header, "X-Harbour-Pilot"),
          tide: Runtime::Parameter.new(:cookie, "tide")
        },
        accept: "application/json",
        reading: Runtime::Readings.listed("application/json"),
        model: -> { Models::BerthsList_Answer },
        failures: FAILURES.slice(404, "4XX")
      )
      private_constant :LIST

      LIST_PAGING = Runtime::Paging.new(
        Runtime::ByOffset,
        items: "/berths",
        parameter: [:query, "offset"],
        model: -> { Models::Berth }
      )
      private_constant :LIST_PAGING

      INSPECT = Runtime::Operation.new(
        "berths.inspect", "GET", "/berths/{berth}",
        parameters: {deep: Runtime::Parameter.new(:query, "deep")},
        failures: FAILURES.slice(404, "4XX"),
        security: Needs::PILOT_OR_NOTHING
      )
      private_constant :INSPECT

      # Moor a ship: Takes a berth.
      #
      # A ship takes a berth, and stays.
      #
      # `POST /berths/{berth}/ships/{ship}`. Needs `auth["harbour-account"]` with the scope `moor`
      # together with a certificate of the connection (`pier`), or `auth["harbour-account"]` (scopes not
      # shown). Calls with the same `X-Call` count as one. The client makes one for each call, and
      # retries a failed call with the same one. Limits: At most 12 ids in a call. The result has no
      # type: a 201 response may have media types other than `application/json`. If it has none, remove
      # `(others): not shown` from its content in the manifest. From
      # `manifest/groups/berths.yaml#operations.moor` (Harbour handbook).
      #
      # @param berth_ [Integer] Its number. At least 1.
      # @param ship [Object]
      # @param since [String] Format: `date`.
      # @param tide [Object]
      # @param tied [Models::BerthsMoor_Query_Tied]
      # @param manifest [Array] An array whose first 2 items each have a schema of their own. It is
      #   sent as JSON.
      # @param remarks [Object] It is sent as JSON.
      # @param x_pilot [String] The header `X-Pilot`.
      # @param x_flag [Object] The header `X-Flag`.
      # @param berth [Object]
      # @param options options of the call, such as `timeout:`
      # @option options [Object] :body What the ship brings. Sent as `multipart/form-data` or
      #   `application/x-www-form-urlencoded` or `application/json`.
      # @yieldparam response [Response] with its body unread
      # @return [Object] the response as it comes: its JSON, text or bytes
      # @raise [ConflictError] 409: Taken
      # @raise [ServerError] 5XX
      # @deprecated Since 2026-03-01. Use `client.ships.visits.begin` in its place. Not shown: until
      #   when it works and why.
      def moor(
        berth_,
        ship,
        since: OMIT,
        tide: OMIT,
        tied: OMIT,
        manifest: OMIT,
        remarks: OMIT,
        x_pilot: OMIT,
        x_flag: OMIT,
        berth: OMIT,
        **options,
        &block
      )
        @core.call(
          MOOR,
          [berth_, ship],
          {
            since: since,
            tide: tide,
            tied: tied,
            manifest: manifest,
            remarks: remarks,
            x_pilot: x_pilot,
            x_flag: x_flag,
            berth: berth
          },
          options,
          &block
        )
      end

      # Former name of `moor`.
      #
      # @deprecated Use `moor`.
      alias_method :dock, :moor

      # List berths.
      #
      # `GET /berths`. Pages by `query.offset`: `list_items` gives all items, `list_pages` all pages.
      # Limits: 10 items on a page by default. Not shown: authentication, deprecation. From
      # `manifest/groups/berths.yaml#operations.list` (Harbour handbook).
      #
      # @param offset [Integer]
      # @param limit [Object]
      # @param free [Object] Deprecated.
      # @param x_harbour_pilot [Object] The header `X-Harbour-Pilot`.
      # @param tide [Object]
      # @param options options of the call, such as `timeout:`
      # @yieldparam response [Response] with its body unread
      # @return [Models::BerthsList_Answer]
      def list(offset: OMIT, limit: OMIT, free: OMIT, x_harbour_pilot: OMIT, tide: OMIT, **options, &block)
        @core.call(
          LIST,
          [],
          {offset: offset, limit: limit, free: free, x_harbour_pilot: x_harbour_pilot, tide: tide},
          options,
          &block
        )
      end

      # Gives the items of all pages of `list`. A page is requested when it is needed.
      #
      # @param offset [Integer]
      # @param limit [Object]
      # @param free [Object] Deprecated.
      # @param x_harbour_pilot [Object] The header `X-Harbour-Pilot`.
      # @param tide [Object]
      # @param options options of the call, such as `timeout:`
      # @return [Enumerator<Models::Berth>]
      def list_items(offset: OMIT, limit: OMIT, free: OMIT, x_harbour_pilot: OMIT, tide: OMIT, **options)
        @core.items(
          LIST,
          LIST_PAGING,
          [],
          {offset: offset, limit: limit, free: free, x_harbour_pilot: x_harbour_pilot, tide: tide},
          options
        )
      end

      # Gives all pages of `list`. A page is requested when it is needed.
      #
      # @param offset [Integer]
      # @param limit [Object]
      # @param free [Object] Deprecated.
      # @param x_harbour_pilot [Object] The header `X-Harbour-Pilot`.
      # @param tide [Object]
      # @param options options of the call, such as `timeout:`
      # @return [Enumerator<Page>]
      def list_pages(offset: OMIT, limit: OMIT, free: OMIT, x_harbour_pilot: OMIT, tide: OMIT, **options)
        @core.pages(
          LIST,
          LIST_PAGING,
          [],
          {offset: offset, limit: limit, free: free, x_harbour_pilot: x_harbour_pilot, tide: tide},
          options
        )
      end

      # The operation `berths.sound`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/berths.yaml#operations.sound.
      #
      # @raise [NotShownError]
      def sound(*, **)
        raise NotShownError.new(
          "berths.sound",
          ["method", "path"],
          "manifest/groups/berths.yaml#operations.sound"
        )
      end

      # Inspect a berth.
      #
      # `GET /berths/{berth}`. Takes `auth["pilot"]`, or in a way that is not shown, or no
      # authentication. The result has no type: a 200 response may have media types other than
      # `application/json`. If it has none, remove `(others): not shown` from its content in the
      # manifest. Not shown: body, other ways to authenticate, pagination, limits, deprecation. From
      # `manifest/groups/berths.yaml#operations.inspect` (Log books of the pilots).
      #
      # @param berth [Object]
      # @param deep [Object]
      # @param options options of the call, such as `timeout:`
      # @yieldparam response [Response] with its body unread
      # @return [Object] the response as it comes: its JSON, text or bytes
      def inspect_(berth, deep: OMIT, **options, &block)
        @core.call(INSPECT, [berth], {deep: deep}, options, &block)
      end
    end
  end
end
