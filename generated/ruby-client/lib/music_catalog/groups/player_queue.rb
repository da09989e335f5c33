# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/groups/player.yaml.
# Not to be edited: fill the manifest in and run `generate`.

module MusicCatalog
  module Groups
    # Queue.
    class PlayerQueue < Group
      # The operation `player.queue.get`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/player.yaml#subgroups.queue.operations.get.
      #
      # @raise [NotShownError]
      def get(*, **)
        raise NotShownError.new(
          "player.queue.get",
          ["method", "path"],
          "manifest/groups/player.yaml#subgroups.queue.operations.get"
        )
      end

      # The operation `player.queue.add`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/player.yaml#subgroups.queue.operations.add.
      #
      # @raise [NotShownError]
      def add(*, **)
        raise NotShownError.new(
          "player.queue.add",
          ["method", "path"],
          "manifest/groups/player.yaml#subgroups.queue.operations.add"
        )
      end
    end
  end
end
