# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/groups/markets.yaml.
# Not to be edited: fill the manifest in and run `generate`.

module MusicCatalog
  module Groups
    # Markets.
    class Markets < Group
      # The operation `markets.list`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/markets.yaml#operations.list.
      #
      # @raise [NotShownError]
      def list(*, **)
        raise NotShownError.new(
          "markets.list",
          ["method", "path"],
          "manifest/groups/markets.yaml#operations.list"
        )
      end
    end
  end
end
