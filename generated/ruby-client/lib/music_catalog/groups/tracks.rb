# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/groups/tracks.yaml.
# Not to be edited: fill the manifest in and run `generate`.

module MusicCatalog
  module Groups
    # Tracks.
    class Tracks < Group
      # The operation `tracks.retrieve`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/tracks.yaml#operations.retrieve.
      #
      # @raise [NotShownError]
      def retrieve(*, **)
        raise NotShownError.new(
          "tracks.retrieve",
          ["method", "path"],
          "manifest/groups/tracks.yaml#operations.retrieve"
        )
      end

      # The operation `tracks.bulk-retrieve`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/tracks.yaml#operations.bulk-retrieve.
      #
      # @raise [NotShownError]
      def bulk_retrieve(*, **)
        raise NotShownError.new(
          "tracks.bulk-retrieve",
          ["method", "path"],
          "manifest/groups/tracks.yaml#operations.bulk-retrieve"
        )
      end
    end
  end
end
