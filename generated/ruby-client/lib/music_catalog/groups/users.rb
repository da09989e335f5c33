# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/groups/users.yaml.
# Not to be edited: fill the manifest in and run `generate`.

module MusicCatalog
  module Groups
    # Users.
    class Users < Group
      # Playlists.
      #
      # @return [Groups::UsersPlaylists]
      def playlists = Groups::UsersPlaylists.new(@core)

      # The operation `users.retrieve-profile`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/users.yaml#operations.retrieve-profile.
      #
      # @raise [NotShownError]
      def retrieve_profile(*, **)
        raise NotShownError.new(
          "users.retrieve-profile",
          ["method", "path"],
          "manifest/groups/users.yaml#operations.retrieve-profile"
        )
      end
    end
  end
end
