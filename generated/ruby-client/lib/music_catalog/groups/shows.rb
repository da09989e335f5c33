# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/groups/shows.yaml.
# Not to be edited: fill the manifest in and run `generate`.

module MusicCatalog
  module Groups
    # Shows.
    class Shows < Group
      RETRIEVE = Runtime::Operation.new("shows.retrieve", "GET", "/shows/{id}")
      private_constant :RETRIEVE

      BULK_RETRIEVE = Runtime::Operation.new("shows.bulk-retrieve", "GET", "/shows")
      private_constant :BULK_RETRIEVE

      LIST_EPISODES = Runtime::Operation.new("shows.list-episodes", "GET", "/shows/{id}/episodes")
      private_constant :LIST_EPISODES

      # Get Show: single show.
      #
      # `GET /shows/{id}`. Not shown: query parameters, header parameters, cookie parameters, body,
      # responses, authentication, pagination, limits. From
      # `manifest/groups/shows.yaml#operations.retrieve` (Music Catalog and Playback Service: Interface
      # Specification).
      #
      # @param id [Object] identifier of the show.
      # @param options options of the call, such as `timeout:`
      # @yieldparam response [Response] with its body unread
      # @return [Object] the response as it comes: its JSON, text or bytes
      def retrieve(id, **options, &block)
        @core.call(RETRIEVE, [id], {}, options, &block)
      end

      # Get Several Shows: several shows in one call.
      #
      # `GET /shows`. Not shown: query parameters, header parameters, cookie parameters, body, responses,
      # authentication, pagination, limits. From `manifest/groups/shows.yaml#operations.bulk-retrieve`
      # (Music Catalog and Playback Service: Interface Specification).
      #
      # @param options options of the call, such as `timeout:`
      # @yieldparam response [Response] with its body unread
      # @return [Object] the response as it comes: its JSON, text or bytes
      def bulk_retrieve(**options, &block)
        @core.call(BULK_RETRIEVE, [], {}, options, &block)
      end

      # Get Show Episodes: episodes of the show.
      #
      # `GET /shows/{id}/episodes`. Not shown: query parameters, header parameters, cookie parameters,
      # body, responses, authentication, pagination, limits. From
      # `manifest/groups/shows.yaml#operations.list-episodes` (Music Catalog and Playback Service:
      # Interface Specification).
      #
      # @param id [Object] identifier of the show.
      # @param options options of the call, such as `timeout:`
      # @yieldparam response [Response] with its body unread
      # @return [Object] the response as it comes: its JSON, text or bytes
      def list_episodes(id, **options, &block)
        @core.call(LIST_EPISODES, [id], {}, options, &block)
      end
    end
  end
end
