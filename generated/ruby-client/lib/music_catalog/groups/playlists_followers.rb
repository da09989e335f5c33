# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/groups/playlists.yaml.
# Not to be edited: fill the manifest in and run `generate`.

module MusicCatalog
  module Groups
    # Followers.
    class PlaylistsFollowers < Group
      # The operation `playlists.followers.follow`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/playlists.yaml#subgroups.followers.operations.follow.
      #
      # @raise [NotShownError]
      def follow(*, **)
        raise NotShownError.new(
          "playlists.followers.follow",
          ["method", "path"],
          "manifest/groups/playlists.yaml#subgroups.followers.operations.follow"
        )
      end

      # The operation `playlists.followers.unfollow`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/playlists.yaml#subgroups.followers.operations.unfollow.
      #
      # @raise [NotShownError]
      def unfollow(*, **)
        raise NotShownError.new(
          "playlists.followers.unfollow",
          ["method", "path"],
          "manifest/groups/playlists.yaml#subgroups.followers.operations.unfollow"
        )
      end

      # The operation `playlists.followers.check`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/playlists.yaml#subgroups.followers.operations.check.
      #
      # @raise [NotShownError]
      def check(*, **)
        raise NotShownError.new(
          "playlists.followers.check",
          ["method", "path"],
          "manifest/groups/playlists.yaml#subgroups.followers.operations.check"
        )
      end
    end
  end
end
