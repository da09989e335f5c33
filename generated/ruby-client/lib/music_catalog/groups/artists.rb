# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/groups/artists.yaml.
# Not to be edited: fill the manifest in and run `generate`.

module MusicCatalog
  module Groups
    # Artists.
    class Artists < Group
      RETRIEVE = Runtime::Operation.new("artists.retrieve", "GET", "/artists/{id}")
      private_constant :RETRIEVE

      BULK_RETRIEVE = Runtime::Operation.new("artists.bulk-retrieve", "GET", "/artists")
      private_constant :BULK_RETRIEVE

      LIST_ALBUMS = Runtime::Operation.new("artists.list-albums", "GET", "/artists/{id}/albums")
      private_constant :LIST_ALBUMS

      TOP_TRACKS = Runtime::Operation.new("artists.top-tracks", "GET", "/artists/{id}/top-tracks")
      private_constant :TOP_TRACKS

      LIST_RELATED_ARTISTS = Runtime::Operation.new(
        "artists.list-related-artists", "GET", "/artists/{id}/related-artists",
        deprecated: Deprecation.new
      )
      private_constant :LIST_RELATED_ARTISTS

      # Get Artist: single artist.
      #
      # `GET /artists/{id}`. Not shown: query parameters, header parameters, cookie parameters, body,
      # responses, authentication, pagination, limits. From
      # `manifest/groups/artists.yaml#operations.retrieve` (Music Catalog and Playback Service: Interface
      # Specification).
      #
      # @param id [Object] identifier of the artist.
      # @param options options of the call, such as `timeout:`
      # @yieldparam response [Response] with its body unread
      # @return [Object] the response as it comes: its JSON, text or bytes
      def retrieve(id, **options, &block)
        @core.call(RETRIEVE, [id], {}, options, &block)
      end

      # Get Several Artists: several artists in one call.
      #
      # `GET /artists`. Not shown: query parameters, header parameters, cookie parameters, body,
      # responses, authentication, pagination, limits. From
      # `manifest/groups/artists.yaml#operations.bulk-retrieve` (Music Catalog and Playback Service:
      # Interface Specification).
      #
      # @param options options of the call, such as `timeout:`
      # @yieldparam response [Response] with its body unread
      # @return [Object] the response as it comes: its JSON, text or bytes
      def bulk_retrieve(**options, &block)
        @core.call(BULK_RETRIEVE, [], {}, options, &block)
      end

      # Get Artist's Albums: albums of the artist.
      #
      # `GET /artists/{id}/albums`. Not shown: query parameters, header parameters, cookie parameters,
      # body, responses, authentication, pagination, limits. From
      # `manifest/groups/artists.yaml#operations.list-albums` (Music Catalog and Playback Service:
      # Interface Specification).
      #
      # @param id [Object] identifier of the artist.
      # @param options options of the call, such as `timeout:`
      # @yieldparam response [Response] with its body unread
      # @return [Object] the response as it comes: its JSON, text or bytes
      def list_albums(id, **options, &block)
        @core.call(LIST_ALBUMS, [id], {}, options, &block)
      end

      # Get Artist's Top Tracks: top tracks of the artist.
      #
      # `GET /artists/{id}/top-tracks`. Not shown: query parameters, header parameters, cookie
      # parameters, body, responses, authentication, pagination, limits. From
      # `manifest/groups/artists.yaml#operations.top-tracks` (Music Catalog and Playback Service:
      # Interface Specification).
      #
      # @param id [Object] identifier of the artist.
      # @param options options of the call, such as `timeout:`
      # @yieldparam response [Response] with its body unread
      # @return [Object] the response as it comes: its JSON, text or bytes
      def top_tracks(id, **options, &block)
        @core.call(TOP_TRACKS, [id], {}, options, &block)
      end

      # Get Artist's Related Artists.
      #
      # `GET /artists/{id}/related-artists`. Not shown: query parameters, header parameters, cookie
      # parameters, body, responses, authentication, pagination, limits. From
      # `manifest/groups/artists.yaml#operations.list-related-artists` (Music Catalog and Playback
      # Service: Interface Specification).
      #
      # @param id [Object] identifier of the artist.
      # @param options options of the call, such as `timeout:`
      # @yieldparam response [Response] with its body unread
      # @return [Object] the response as it comes: its JSON, text or bytes
      # @deprecated Not shown: since when, until when it works, what replaces it and why.
      def list_related_artists(id, **options, &block)
        @core.call(LIST_RELATED_ARTISTS, [id], {}, options, &block)
      end
    end
  end
end
