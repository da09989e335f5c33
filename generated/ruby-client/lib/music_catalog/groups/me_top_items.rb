# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/groups/me.yaml.
# Not to be edited: fill the manifest in and run `generate`.

module MusicCatalog
  module Groups
    # Top items.
    class MeTopItems < Group
      # The operation `me.top-items.list-top-tracks`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/me.yaml#subgroups.top-items.operations.list-top-tracks.
      #
      # @raise [NotShownError]
      def list_top_tracks(*, **)
        raise NotShownError.new(
          "me.top-items.list-top-tracks",
          ["method", "path"],
          "manifest/groups/me.yaml#subgroups.top-items.operations.list-top-tracks"
        )
      end

      # The operation `me.top-items.list-top-artists`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/me.yaml#subgroups.top-items.operations.list-top-artists.
      #
      # @raise [NotShownError]
      def list_top_artists(*, **)
        raise NotShownError.new(
          "me.top-items.list-top-artists",
          ["method", "path"],
          "manifest/groups/me.yaml#subgroups.top-items.operations.list-top-artists"
        )
      end
    end
  end
end
