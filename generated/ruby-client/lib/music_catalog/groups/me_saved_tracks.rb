# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/groups/me.yaml.
# Not to be edited: fill the manifest in and run `generate`.

module MusicCatalog
  module Groups
    # Saved tracks.
    class MeSavedTracks < Group
      # The operation `me.saved-tracks.list`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/me.yaml#subgroups.saved-tracks.operations.list.
      #
      # @raise [NotShownError]
      def list(*, **)
        raise NotShownError.new(
          "me.saved-tracks.list",
          ["method", "path"],
          "manifest/groups/me.yaml#subgroups.saved-tracks.operations.list"
        )
      end

      # The operation `me.saved-tracks.save`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/me.yaml#subgroups.saved-tracks.operations.save.
      #
      # @raise [NotShownError]
      def save(*, **)
        raise NotShownError.new(
          "me.saved-tracks.save",
          ["method", "path"],
          "manifest/groups/me.yaml#subgroups.saved-tracks.operations.save"
        )
      end

      # The operation `me.saved-tracks.remove`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/me.yaml#subgroups.saved-tracks.operations.remove.
      #
      # @raise [NotShownError]
      def remove(*, **)
        raise NotShownError.new(
          "me.saved-tracks.remove",
          ["method", "path"],
          "manifest/groups/me.yaml#subgroups.saved-tracks.operations.remove"
        )
      end

      # The operation `me.saved-tracks.check`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/me.yaml#subgroups.saved-tracks.operations.check.
      #
      # @raise [NotShownError]
      def check(*, **)
        raise NotShownError.new(
          "me.saved-tracks.check",
          ["method", "path"],
          "manifest/groups/me.yaml#subgroups.saved-tracks.operations.check"
        )
      end
    end
  end
end
