# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/groups/browse.yaml.
# Not to be edited: fill the manifest in and run `generate`.

module MusicCatalog
  module Groups
    # Categories.
    class BrowseCategories < Group
      LIST = Runtime::Operation.new("browse.categories.list", "GET", "/browse/categories")
      private_constant :LIST

      RETRIEVE = Runtime::Operation.new(
        "browse.categories.retrieve", "GET", "/browse/categories/{category_id}"
      )
      private_constant :RETRIEVE

      GET_PLAYLISTS = Runtime::Operation.new(
        "browse.categories.get-playlists", "GET", "/browse/categories/{category_id}/playlists",
        deprecated: Deprecation.new
      )
      private_constant :GET_PLAYLISTS

      # Get Several Browse Categories.
      #
      # `GET /browse/categories`. Not shown: query parameters, header parameters, cookie parameters,
      # body, responses, authentication, pagination, limits. From
      # `manifest/groups/browse.yaml#subgroups.categories.operations.list` (Music Catalog and Playback
      # Service: Interface Specification).
      #
      # @param options options of the call, such as `timeout:`
      # @yieldparam response [Response] with its body unread
      # @return [Object] the response as it comes: its JSON, text or bytes
      def list(**options, &block)
        @core.call(LIST, [], {}, options, &block)
      end

      # Get Single Browse Category.
      #
      # `GET /browse/categories/{category_id}`. Not shown: query parameters, header parameters, cookie
      # parameters, body, responses, authentication, pagination, limits. From
      # `manifest/groups/browse.yaml#subgroups.categories.operations.retrieve` (Music Catalog and
      # Playback Service: Interface Specification).
      #
      # @param category_id [Object] identifier of the browse category.
      # @param options options of the call, such as `timeout:`
      # @yieldparam response [Response] with its body unread
      # @return [Object] the response as it comes: its JSON, text or bytes
      def retrieve(category_id, **options, &block)
        @core.call(RETRIEVE, [category_id], {}, options, &block)
      end

      # Get Category's Playlists.
      #
      # `GET /browse/categories/{category_id}/playlists`. Not shown: query parameters, header parameters,
      # cookie parameters, body, responses, authentication, pagination, limits. From
      # `manifest/groups/browse.yaml#subgroups.categories.operations.get-playlists` (Music Catalog and
      # Playback Service: Interface Specification).
      #
      # @param category_id [Object] identifier of the browse category.
      # @param options options of the call, such as `timeout:`
      # @yieldparam response [Response] with its body unread
      # @return [Object] the response as it comes: its JSON, text or bytes
      # @deprecated Not shown: since when, until when it works, what replaces it and why.
      def get_playlists(category_id, **options, &block)
        @core.call(GET_PLAYLISTS, [category_id], {}, options, &block)
      end
    end
  end
end
