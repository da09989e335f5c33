# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/groups/search.yaml.
# Not to be edited: fill the manifest in and run `generate`.

module MusicCatalog
  module Groups
    # Search.
    class Search < Group
      # The operation `search.query`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/search.yaml#operations.query.
      #
      # @raise [NotShownError]
      def query(*, **)
        raise NotShownError.new(
          "search.query",
          ["method", "path"],
          "manifest/groups/search.yaml#operations.query"
        )
      end
    end
  end
end
