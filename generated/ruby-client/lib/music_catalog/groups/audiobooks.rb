# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/groups/audiobooks.yaml.
# Not to be edited: fill the manifest in and run `generate`.

module MusicCatalog
  module Groups
    # Audiobooks.
    class Audiobooks < Group
      # The operation `audiobooks.retrieve`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/audiobooks.yaml#operations.retrieve.
      #
      # @raise [NotShownError]
      def retrieve(*, **)
        raise NotShownError.new(
          "audiobooks.retrieve",
          ["method", "path"],
          "manifest/groups/audiobooks.yaml#operations.retrieve"
        )
      end

      # The operation `audiobooks.bulk-retrieve`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/audiobooks.yaml#operations.bulk-retrieve.
      #
      # @raise [NotShownError]
      def bulk_retrieve(*, **)
        raise NotShownError.new(
          "audiobooks.bulk-retrieve",
          ["method", "path"],
          "manifest/groups/audiobooks.yaml#operations.bulk-retrieve"
        )
      end

      # The operation `audiobooks.list-chapters`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/audiobooks.yaml#operations.list-chapters.
      #
      # @raise [NotShownError]
      def list_chapters(*, **)
        raise NotShownError.new(
          "audiobooks.list-chapters",
          ["method", "path"],
          "manifest/groups/audiobooks.yaml#operations.list-chapters"
        )
      end
    end
  end
end
