# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/groups/ships.yaml.
# Not to be edited: fill the manifest in and run `generate`.

module HalfKnown
  module Groups
    # The operations of `ships.visits`.
    class ShipsVisits < Group
      # Begin a visit.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/ships.yaml#subgroups.visits.operations.begin.
      #
      # @raise [NotShownError]
      def begin(*, **)
        raise NotShownError.new(
          "ships.visits.begin",
          ["method", "path"],
          "manifest/groups/ships.yaml#subgroups.visits.operations.begin"
        )
      end

      # The operation `ships.visits.end`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/ships.yaml#subgroups.visits.operations.end.
      #
      # @raise [NotShownError]
      def end(*, **)
        raise NotShownError.new(
          "ships.visits.end",
          ["method", "path"],
          "manifest/groups/ships.yaml#subgroups.visits.operations.end"
        )
      end
    end
  end
end
