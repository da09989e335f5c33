# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/groups/ships.yaml.
# Not to be edited: fill the manifest in and run `generate`.

module HalfKnown
  module Groups
    # Ships, whether they lie in the harbour or not.
    class Ships < Group
      # The operations of `ships.visits`.
      #
      # @return [Groups::ShipsVisits]
      def visits = Groups::ShipsVisits.new(@core)

      # The operation `ships.list`.
      #
      # Cannot be called yet: its path is not shown. Fill in manifest/groups/ships.yaml#operations.list.
      #
      # @raise [NotShownError]
      def list(*, **)
        raise NotShownError.new("ships.list", ["path"], "manifest/groups/ships.yaml#operations.list")
      end

      # The operation `ships.retrieve`.
      #
      # Cannot be called yet: its method is not shown. Fill in
      # manifest/groups/ships.yaml#operations.retrieve.
      #
      # @raise [NotShownError]
      # @deprecated It ends on 2027-01-01. Not shown: since when and what replaces it. Ships move.
      def retrieve(*, **)
        raise NotShownError.new(
          "ships.retrieve",
          ["method"],
          "manifest/groups/ships.yaml#operations.retrieve"
        )
      end

      # The operation `ships.sink`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/ships.yaml#operations.sink.
      #
      # @raise [NotShownError]
      def sink(*, **)
        raise NotShownError.new(
          "ships.sink",
          ["method", "path"],
          "manifest/groups/ships.yaml#operations.sink"
        )
      end
    end
  end
end
