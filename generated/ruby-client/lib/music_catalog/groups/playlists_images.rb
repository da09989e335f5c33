# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/groups/playlists.yaml.
# Not to be edited: fill the manifest in and run `generate`.

module MusicCatalog
  module Groups
    # Images.
    class PlaylistsImages < Group
      # The operation `playlists.images.list`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/playlists.yaml#subgroups.images.operations.list.
      #
      # @raise [NotShownError]
      def list(*, **)
        raise NotShownError.new(
          "playlists.images.list",
          ["method", "path"],
          "manifest/groups/playlists.yaml#subgroups.images.operations.list"
        )
      end

      # The operation `playlists.images.update`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/playlists.yaml#subgroups.images.operations.update.
      #
      # @raise [NotShownError]
      def update(*, **)
        raise NotShownError.new(
          "playlists.images.update",
          ["method", "path"],
          "manifest/groups/playlists.yaml#subgroups.images.operations.update"
        )
      end
    end
  end
end
