# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/groups/episodes.yaml.
# Not to be edited: fill the manifest in and run `generate`.

module MusicCatalog
  module Groups
    # Episodes.
    class Episodes < Group
      # The operation `episodes.retrieve`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/episodes.yaml#operations.retrieve.
      #
      # @raise [NotShownError]
      def retrieve(*, **)
        raise NotShownError.new(
          "episodes.retrieve",
          ["method", "path"],
          "manifest/groups/episodes.yaml#operations.retrieve"
        )
      end

      # The operation `episodes.bulk-retrieve`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/episodes.yaml#operations.bulk-retrieve.
      #
      # @raise [NotShownError]
      def bulk_retrieve(*, **)
        raise NotShownError.new(
          "episodes.bulk-retrieve",
          ["method", "path"],
          "manifest/groups/episodes.yaml#operations.bulk-retrieve"
        )
      end
    end
  end
end
