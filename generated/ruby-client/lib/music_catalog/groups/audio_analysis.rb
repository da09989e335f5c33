# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/groups/audio-analysis.yaml.
# Not to be edited: fill the manifest in and run `generate`.

module MusicCatalog
  module Groups
    # Audio Analysis.
    class AudioAnalysis < Group
      # The operation `audio-analysis.retrieve`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/audio-analysis.yaml#operations.retrieve.
      #
      # @raise [NotShownError]
      def retrieve(*, **)
        raise NotShownError.new(
          "audio-analysis.retrieve",
          ["method", "path"],
          "manifest/groups/audio-analysis.yaml#operations.retrieve"
        )
      end
    end
  end
end
