# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/groups/me.yaml.
# Not to be edited: fill the manifest in and run `generate`.

module MusicCatalog
  module Groups
    # Following.
    class MeFollowing < Group
      # The operation `me.following.bulk-retrieve`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/me.yaml#subgroups.following.operations.bulk-retrieve.
      #
      # @raise [NotShownError]
      def bulk_retrieve(*, **)
        raise NotShownError.new(
          "me.following.bulk-retrieve",
          ["method", "path"],
          "manifest/groups/me.yaml#subgroups.following.operations.bulk-retrieve"
        )
      end

      # The operation `me.following.follow`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/me.yaml#subgroups.following.operations.follow.
      #
      # @raise [NotShownError]
      def follow(*, **)
        raise NotShownError.new(
          "me.following.follow",
          ["method", "path"],
          "manifest/groups/me.yaml#subgroups.following.operations.follow"
        )
      end

      # The operation `me.following.unfollow`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/me.yaml#subgroups.following.operations.unfollow.
      #
      # @raise [NotShownError]
      def unfollow(*, **)
        raise NotShownError.new(
          "me.following.unfollow",
          ["method", "path"],
          "manifest/groups/me.yaml#subgroups.following.operations.unfollow"
        )
      end

      # The operation `me.following.check`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/me.yaml#subgroups.following.operations.check.
      #
      # @raise [NotShownError]
      def check(*, **)
        raise NotShownError.new(
          "me.following.check",
          ["method", "path"],
          "manifest/groups/me.yaml#subgroups.following.operations.check"
        )
      end
    end
  end
end
