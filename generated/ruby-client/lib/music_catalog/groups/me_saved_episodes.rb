# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/groups/me.yaml.
# Not to be edited: fill the manifest in and run `generate`.

module MusicCatalog
  module Groups
    # Saved episodes.
    class MeSavedEpisodes < Group
      # The operation `me.saved-episodes.list`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/me.yaml#subgroups.saved-episodes.operations.list.
      #
      # @raise [NotShownError]
      def list(*, **)
        raise NotShownError.new(
          "me.saved-episodes.list",
          ["method", "path"],
          "manifest/groups/me.yaml#subgroups.saved-episodes.operations.list"
        )
      end

      # The operation `me.saved-episodes.save`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/me.yaml#subgroups.saved-episodes.operations.save.
      #
      # @raise [NotShownError]
      def save(*, **)
        raise NotShownError.new(
          "me.saved-episodes.save",
          ["method", "path"],
          "manifest/groups/me.yaml#subgroups.saved-episodes.operations.save"
        )
      end

      # The operation `me.saved-episodes.remove`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/me.yaml#subgroups.saved-episodes.operations.remove.
      #
      # @raise [NotShownError]
      def remove(*, **)
        raise NotShownError.new(
          "me.saved-episodes.remove",
          ["method", "path"],
          "manifest/groups/me.yaml#subgroups.saved-episodes.operations.remove"
        )
      end

      # The operation `me.saved-episodes.check`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/me.yaml#subgroups.saved-episodes.operations.check.
      #
      # @raise [NotShownError]
      def check(*, **)
        raise NotShownError.new(
          "me.saved-episodes.check",
          ["method", "path"],
          "manifest/groups/me.yaml#subgroups.saved-episodes.operations.check"
        )
      end
    end
  end
end
