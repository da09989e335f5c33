# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/groups/recommendations.yaml.
# Not to be edited: fill the manifest in and run `generate`.

module MusicCatalog
  module Groups
    # Recommendations.
    class Recommendations < Group
      # The operation `recommendations.get`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/recommendations.yaml#operations.get.
      #
      # @raise [NotShownError]
      def get(*, **)
        raise NotShownError.new(
          "recommendations.get",
          ["method", "path"],
          "manifest/groups/recommendations.yaml#operations.get"
        )
      end

      # The operation `recommendations.list-available-genre-seeds`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/recommendations.yaml#operations.list-available-genre-seeds.
      #
      # @raise [NotShownError]
      def list_available_genre_seeds(*, **)
        raise NotShownError.new(
          "recommendations.list-available-genre-seeds",
          ["method", "path"],
          "manifest/groups/recommendations.yaml#operations.list-available-genre-seeds"
        )
      end
    end
  end
end
