# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/groups/browse.yaml.
# Not to be edited: fill the manifest in and run `generate`.

module MusicCatalog
  module Groups
    # Browse.
    class Browse < Group
      GET_FEATURED_PLAYLISTS = Runtime::Operation.new(
        "browse.get-featured-playlists", "GET", "/browse/featured-playlists",
        deprecated: Deprecation.new
      )
      private_constant :GET_FEATURED_PLAYLISTS

      GET_NEW_RELEASES = Runtime::Operation.new("browse.get-new-releases", "GET", "/browse/new-releases")
      private_constant :GET_NEW_RELEASES

      # Categories.
      #
      # @return [Groups::BrowseCategories]
      def categories = Groups::BrowseCategories.new(@core)

      # Get Featured Playlists.
      #
      # `GET /browse/featured-playlists`. Not shown: query parameters, header parameters, cookie
      # parameters, body, responses, authentication, pagination, limits. From
      # `manifest/groups/browse.yaml#operations.get-featured-playlists` (Music Catalog and Playback
      # Service: Interface Specification).
      #
      # @param options options of the call, such as `timeout:`
      # @yieldparam response [Response] with its body unread
      # @return [Object] the response as it comes: its JSON, text or bytes
      # @deprecated Not shown: since when, until when it works, what replaces it and why.
      def get_featured_playlists(**options, &block)
        @core.call(GET_FEATURED_PLAYLISTS, [], {}, options, &block)
      end

      # Get New Releases.
      #
      # `GET /browse/new-releases`. Not shown: query parameters, header parameters, cookie parameters,
      # body, responses, authentication, pagination, limits. From
      # `manifest/groups/browse.yaml#operations.get-new-releases` (Music Catalog and Playback Service:
      # Interface Specification).
      #
      # @param options options of the call, such as `timeout:`
      # @yieldparam response [Response] with its body unread
      # @return [Object] the response as it comes: its JSON, text or bytes
      def get_new_releases(**options, &block)
        @core.call(GET_NEW_RELEASES, [], {}, options, &block)
      end
    end
  end
end
