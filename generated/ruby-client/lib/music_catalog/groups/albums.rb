# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/groups/albums.yaml.
# Not to be edited: fill the manifest in and run `generate`.

module MusicCatalog
  module Groups
    # Albums.
    class Albums < Group
      # The operation `albums.retrieve`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/albums.yaml#operations.retrieve.
      #
      # @raise [NotShownError]
      def retrieve(*, **)
        raise NotShownError.new(
          "albums.retrieve",
          ["method", "path"],
          "manifest/groups/albums.yaml#operations.retrieve"
        )
      end

      # The operation `albums.bulk-retrieve`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/albums.yaml#operations.bulk-retrieve.
      #
      # @raise [NotShownError]
      def bulk_retrieve(*, **)
        raise NotShownError.new(
          "albums.bulk-retrieve",
          ["method", "path"],
          "manifest/groups/albums.yaml#operations.bulk-retrieve"
        )
      end

      # The operation `albums.list-tracks`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/albums.yaml#operations.list-tracks.
      #
      # @raise [NotShownError]
      def list_tracks(*, **)
        raise NotShownError.new(
          "albums.list-tracks",
          ["method", "path"],
          "manifest/groups/albums.yaml#operations.list-tracks"
        )
      end
    end
  end
end
