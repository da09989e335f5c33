# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/groups/playlists.yaml.
# Not to be edited: fill the manifest in and run `generate`.

module MusicCatalog
  module Groups
    # Playlists.
    class Playlists < Group
      # Tracks.
      #
      # @return [Groups::PlaylistsTracks]
      def tracks = Groups::PlaylistsTracks.new(@core)

      # Followers.
      #
      # @return [Groups::PlaylistsFollowers]
      def followers = Groups::PlaylistsFollowers.new(@core)

      # Images.
      #
      # @return [Groups::PlaylistsImages]
      def images = Groups::PlaylistsImages.new(@core)

      # The operation `playlists.retrieve`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/playlists.yaml#operations.retrieve.
      #
      # @raise [NotShownError]
      def retrieve(*, **)
        raise NotShownError.new(
          "playlists.retrieve",
          ["method", "path"],
          "manifest/groups/playlists.yaml#operations.retrieve"
        )
      end

      # The operation `playlists.update`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/playlists.yaml#operations.update.
      #
      # @raise [NotShownError]
      def update(*, **)
        raise NotShownError.new(
          "playlists.update",
          ["method", "path"],
          "manifest/groups/playlists.yaml#operations.update"
        )
      end
    end
  end
end
