# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/groups/player.yaml.
# Not to be edited: fill the manifest in and run `generate`.

module MusicCatalog
  module Groups
    # Player.
    class Player < Group
      # Queue.
      #
      # @return [Groups::PlayerQueue]
      def queue = Groups::PlayerQueue.new(@core)

      # The operation `player.get-state`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/player.yaml#operations.get-state.
      #
      # @raise [NotShownError]
      def get_state(*, **)
        raise NotShownError.new(
          "player.get-state",
          ["method", "path"],
          "manifest/groups/player.yaml#operations.get-state"
        )
      end

      # The operation `player.transfer`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/player.yaml#operations.transfer.
      #
      # @raise [NotShownError]
      def transfer(*, **)
        raise NotShownError.new(
          "player.transfer",
          ["method", "path"],
          "manifest/groups/player.yaml#operations.transfer"
        )
      end

      # The operation `player.get-devices`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/player.yaml#operations.get-devices.
      #
      # @raise [NotShownError]
      def get_devices(*, **)
        raise NotShownError.new(
          "player.get-devices",
          ["method", "path"],
          "manifest/groups/player.yaml#operations.get-devices"
        )
      end

      # The operation `player.get-currently-playing`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/player.yaml#operations.get-currently-playing.
      #
      # @raise [NotShownError]
      def get_currently_playing(*, **)
        raise NotShownError.new(
          "player.get-currently-playing",
          ["method", "path"],
          "manifest/groups/player.yaml#operations.get-currently-playing"
        )
      end

      # The operation `player.start-playback`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/player.yaml#operations.start-playback.
      #
      # @raise [NotShownError]
      def start_playback(*, **)
        raise NotShownError.new(
          "player.start-playback",
          ["method", "path"],
          "manifest/groups/player.yaml#operations.start-playback"
        )
      end

      # The operation `player.pause-playback`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/player.yaml#operations.pause-playback.
      #
      # @raise [NotShownError]
      def pause_playback(*, **)
        raise NotShownError.new(
          "player.pause-playback",
          ["method", "path"],
          "manifest/groups/player.yaml#operations.pause-playback"
        )
      end

      # The operation `player.skip-next`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/player.yaml#operations.skip-next.
      #
      # @raise [NotShownError]
      def skip_next(*, **)
        raise NotShownError.new(
          "player.skip-next",
          ["method", "path"],
          "manifest/groups/player.yaml#operations.skip-next"
        )
      end

      # The operation `player.skip-previous`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/player.yaml#operations.skip-previous.
      #
      # @raise [NotShownError]
      def skip_previous(*, **)
        raise NotShownError.new(
          "player.skip-previous",
          ["method", "path"],
          "manifest/groups/player.yaml#operations.skip-previous"
        )
      end

      # The operation `player.seek-to-position`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/player.yaml#operations.seek-to-position.
      #
      # @raise [NotShownError]
      def seek_to_position(*, **)
        raise NotShownError.new(
          "player.seek-to-position",
          ["method", "path"],
          "manifest/groups/player.yaml#operations.seek-to-position"
        )
      end

      # The operation `player.set-repeat-mode`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/player.yaml#operations.set-repeat-mode.
      #
      # @raise [NotShownError]
      def set_repeat_mode(*, **)
        raise NotShownError.new(
          "player.set-repeat-mode",
          ["method", "path"],
          "manifest/groups/player.yaml#operations.set-repeat-mode"
        )
      end

      # The operation `player.set-volume`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/player.yaml#operations.set-volume.
      #
      # @raise [NotShownError]
      def set_volume(*, **)
        raise NotShownError.new(
          "player.set-volume",
          ["method", "path"],
          "manifest/groups/player.yaml#operations.set-volume"
        )
      end

      # The operation `player.toggle-shuffle`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/player.yaml#operations.toggle-shuffle.
      #
      # @raise [NotShownError]
      def toggle_shuffle(*, **)
        raise NotShownError.new(
          "player.toggle-shuffle",
          ["method", "path"],
          "manifest/groups/player.yaml#operations.toggle-shuffle"
        )
      end

      # The operation `player.list-recently-played`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/player.yaml#operations.list-recently-played.
      #
      # @raise [NotShownError]
      def list_recently_played(*, **)
        raise NotShownError.new(
          "player.list-recently-played",
          ["method", "path"],
          "manifest/groups/player.yaml#operations.list-recently-played"
        )
      end
    end
  end
end
