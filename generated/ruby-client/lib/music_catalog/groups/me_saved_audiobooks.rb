# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/groups/me.yaml.
# Not to be edited: fill the manifest in and run `generate`.

module MusicCatalog
  module Groups
    # Saved audiobooks.
    class MeSavedAudiobooks < Group
      # The operation `me.saved-audiobooks.list`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/me.yaml#subgroups.saved-audiobooks.operations.list.
      #
      # @raise [NotShownError]
      def list(*, **)
        raise NotShownError.new(
          "me.saved-audiobooks.list",
          ["method", "path"],
          "manifest/groups/me.yaml#subgroups.saved-audiobooks.operations.list"
        )
      end

      # The operation `me.saved-audiobooks.save`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/me.yaml#subgroups.saved-audiobooks.operations.save.
      #
      # @raise [NotShownError]
      def save(*, **)
        raise NotShownError.new(
          "me.saved-audiobooks.save",
          ["method", "path"],
          "manifest/groups/me.yaml#subgroups.saved-audiobooks.operations.save"
        )
      end

      # The operation `me.saved-audiobooks.remove`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/me.yaml#subgroups.saved-audiobooks.operations.remove.
      #
      # @raise [NotShownError]
      def remove(*, **)
        raise NotShownError.new(
          "me.saved-audiobooks.remove",
          ["method", "path"],
          "manifest/groups/me.yaml#subgroups.saved-audiobooks.operations.remove"
        )
      end

      # The operation `me.saved-audiobooks.check`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/me.yaml#subgroups.saved-audiobooks.operations.check.
      #
      # @raise [NotShownError]
      def check(*, **)
        raise NotShownError.new(
          "me.saved-audiobooks.check",
          ["method", "path"],
          "manifest/groups/me.yaml#subgroups.saved-audiobooks.operations.check"
        )
      end
    end
  end
end
