# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/groups/me.yaml.
# Not to be edited: fill the manifest in and run `generate`.

module MusicCatalog
  module Groups
    # Saved shows.
    class MeSavedShows < Group
      # The operation `me.saved-shows.list`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/me.yaml#subgroups.saved-shows.operations.list.
      #
      # @raise [NotShownError]
      def list(*, **)
        raise NotShownError.new(
          "me.saved-shows.list",
          ["method", "path"],
          "manifest/groups/me.yaml#subgroups.saved-shows.operations.list"
        )
      end

      # The operation `me.saved-shows.save`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/me.yaml#subgroups.saved-shows.operations.save.
      #
      # @raise [NotShownError]
      def save(*, **)
        raise NotShownError.new(
          "me.saved-shows.save",
          ["method", "path"],
          "manifest/groups/me.yaml#subgroups.saved-shows.operations.save"
        )
      end

      # The operation `me.saved-shows.remove`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/me.yaml#subgroups.saved-shows.operations.remove.
      #
      # @raise [NotShownError]
      def remove(*, **)
        raise NotShownError.new(
          "me.saved-shows.remove",
          ["method", "path"],
          "manifest/groups/me.yaml#subgroups.saved-shows.operations.remove"
        )
      end

      # The operation `me.saved-shows.check`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/me.yaml#subgroups.saved-shows.operations.check.
      #
      # @raise [NotShownError]
      def check(*, **)
        raise NotShownError.new(
          "me.saved-shows.check",
          ["method", "path"],
          "manifest/groups/me.yaml#subgroups.saved-shows.operations.check"
        )
      end
    end
  end
end
