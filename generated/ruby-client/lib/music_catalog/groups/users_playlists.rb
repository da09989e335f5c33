# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/groups/users.yaml.
# Not to be edited: fill the manifest in and run `generate`.

module MusicCatalog
  module Groups
    # Playlists.
    class UsersPlaylists < Group
      # The operation `users.playlists.list`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/users.yaml#subgroups.playlists.operations.list.
      #
      # @raise [NotShownError]
      def list(*, **)
        raise NotShownError.new(
          "users.playlists.list",
          ["method", "path"],
          "manifest/groups/users.yaml#subgroups.playlists.operations.list"
        )
      end

      # The operation `users.playlists.create`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/users.yaml#subgroups.playlists.operations.create.
      #
      # @raise [NotShownError]
      def create(*, **)
        raise NotShownError.new(
          "users.playlists.create",
          ["method", "path"],
          "manifest/groups/users.yaml#subgroups.playlists.operations.create"
        )
      end
    end
  end
end
