# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/groups/me.yaml.
# Not to be edited: fill the manifest in and run `generate`.

module MusicCatalog
  module Groups
    # Saved playlists.
    class MeSavedPlaylists < Group
      # The operation `me.saved-playlists.list`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/me.yaml#subgroups.saved-playlists.operations.list.
      #
      # @raise [NotShownError]
      def list(*, **)
        raise NotShownError.new(
          "me.saved-playlists.list",
          ["method", "path"],
          "manifest/groups/me.yaml#subgroups.saved-playlists.operations.list"
        )
      end

      # The operation `me.saved-playlists.save`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/me.yaml#subgroups.saved-playlists.operations.save.
      #
      # @raise [NotShownError]
      def save(*, **)
        raise NotShownError.new(
          "me.saved-playlists.save",
          ["method", "path"],
          "manifest/groups/me.yaml#subgroups.saved-playlists.operations.save"
        )
      end

      # The operation `me.saved-playlists.remove`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/me.yaml#subgroups.saved-playlists.operations.remove.
      #
      # @raise [NotShownError]
      def remove(*, **)
        raise NotShownError.new(
          "me.saved-playlists.remove",
          ["method", "path"],
          "manifest/groups/me.yaml#subgroups.saved-playlists.operations.remove"
        )
      end

      # The operation `me.saved-playlists.check`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/me.yaml#subgroups.saved-playlists.operations.check.
      #
      # @raise [NotShownError]
      def check(*, **)
        raise NotShownError.new(
          "me.saved-playlists.check",
          ["method", "path"],
          "manifest/groups/me.yaml#subgroups.saved-playlists.operations.check"
        )
      end
    end
  end
end
