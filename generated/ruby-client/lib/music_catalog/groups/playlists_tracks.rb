# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/groups/playlists.yaml.
# Not to be edited: fill the manifest in and run `generate`.

module MusicCatalog
  module Groups
    # Tracks.
    class PlaylistsTracks < Group
      # The operation `playlists.tracks.list`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/playlists.yaml#subgroups.tracks.operations.list.
      #
      # @raise [NotShownError]
      def list(*, **)
        raise NotShownError.new(
          "playlists.tracks.list",
          ["method", "path"],
          "manifest/groups/playlists.yaml#subgroups.tracks.operations.list"
        )
      end

      # The operation `playlists.tracks.add`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/playlists.yaml#subgroups.tracks.operations.add.
      #
      # @raise [NotShownError]
      def add(*, **)
        raise NotShownError.new(
          "playlists.tracks.add",
          ["method", "path"],
          "manifest/groups/playlists.yaml#subgroups.tracks.operations.add"
        )
      end

      # The operation `playlists.tracks.update`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/playlists.yaml#subgroups.tracks.operations.update.
      #
      # @raise [NotShownError]
      def update(*, **)
        raise NotShownError.new(
          "playlists.tracks.update",
          ["method", "path"],
          "manifest/groups/playlists.yaml#subgroups.tracks.operations.update"
        )
      end

      # The operation `playlists.tracks.remove`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/playlists.yaml#subgroups.tracks.operations.remove.
      #
      # @raise [NotShownError]
      def remove(*, **)
        raise NotShownError.new(
          "playlists.tracks.remove",
          ["method", "path"],
          "manifest/groups/playlists.yaml#subgroups.tracks.operations.remove"
        )
      end
    end
  end
end
