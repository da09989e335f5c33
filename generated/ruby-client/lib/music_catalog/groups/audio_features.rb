# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/groups/audio-features.yaml.
# Not to be edited: fill the manifest in and run `generate`.

module MusicCatalog
  module Groups
    # Audio Features.
    class AudioFeatures < Group
      # The operation `audio-features.bulk-retrieve`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/audio-features.yaml#operations.bulk-retrieve.
      #
      # @raise [NotShownError]
      def bulk_retrieve(*, **)
        raise NotShownError.new(
          "audio-features.bulk-retrieve",
          ["method", "path"],
          "manifest/groups/audio-features.yaml#operations.bulk-retrieve"
        )
      end

      # The operation `audio-features.retrieve`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/audio-features.yaml#operations.retrieve.
      #
      # @raise [NotShownError]
      def retrieve(*, **)
        raise NotShownError.new(
          "audio-features.retrieve",
          ["method", "path"],
          "manifest/groups/audio-features.yaml#operations.retrieve"
        )
      end
    end
  end
end
