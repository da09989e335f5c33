# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/groups/me.yaml.
# Not to be edited: fill the manifest in and run `generate`.

module MusicCatalog
  module Groups
    # Saved albums.
    class MeSavedAlbums < Group
      # The operation `me.saved-albums.list`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/me.yaml#subgroups.saved-albums.operations.list.
      #
      # @raise [NotShownError]
      def list(*, **)
        raise NotShownError.new(
          "me.saved-albums.list",
          ["method", "path"],
          "manifest/groups/me.yaml#subgroups.saved-albums.operations.list"
        )
      end

      # The operation `me.saved-albums.save`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/me.yaml#subgroups.saved-albums.operations.save.
      #
      # @raise [NotShownError]
      def save(*, **)
        raise NotShownError.new(
          "me.saved-albums.save",
          ["method", "path"],
          "manifest/groups/me.yaml#subgroups.saved-albums.operations.save"
        )
      end

      # The operation `me.saved-albums.remove`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/me.yaml#subgroups.saved-albums.operations.remove.
      #
      # @raise [NotShownError]
      def remove(*, **)
        raise NotShownError.new(
          "me.saved-albums.remove",
          ["method", "path"],
          "manifest/groups/me.yaml#subgroups.saved-albums.operations.remove"
        )
      end

      # The operation `me.saved-albums.check`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/me.yaml#subgroups.saved-albums.operations.check.
      #
      # @raise [NotShownError]
      def check(*, **)
        raise NotShownError.new(
          "me.saved-albums.check",
          ["method", "path"],
          "manifest/groups/me.yaml#subgroups.saved-albums.operations.check"
        )
      end
    end
  end
end
