# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/groups/chapters.yaml.
# Not to be edited: fill the manifest in and run `generate`.

module MusicCatalog
  module Groups
    # Chapters.
    class Chapters < Group
      # The operation `chapters.retrieve`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/chapters.yaml#operations.retrieve.
      #
      # @raise [NotShownError]
      def retrieve(*, **)
        raise NotShownError.new(
          "chapters.retrieve",
          ["method", "path"],
          "manifest/groups/chapters.yaml#operations.retrieve"
        )
      end

      # The operation `chapters.bulk-retrieve`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/chapters.yaml#operations.bulk-retrieve.
      #
      # @raise [NotShownError]
      def bulk_retrieve(*, **)
        raise NotShownError.new(
          "chapters.bulk-retrieve",
          ["method", "path"],
          "manifest/groups/chapters.yaml#operations.bulk-retrieve"
        )
      end
    end
  end
end
