# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/groups/me.yaml.
# Not to be edited: fill the manifest in and run `generate`.

module MusicCatalog
  module Groups
    # Me (current user).
    class Me < Group
      # Saved audiobooks.
      #
      # @return [Groups::MeSavedAudiobooks]
      def saved_audiobooks = Groups::MeSavedAudiobooks.new(@core)

      # Saved playlists.
      #
      # @return [Groups::MeSavedPlaylists]
      def saved_playlists = Groups::MeSavedPlaylists.new(@core)

      # Saved albums.
      #
      # @return [Groups::MeSavedAlbums]
      def saved_albums = Groups::MeSavedAlbums.new(@core)

      # Saved tracks.
      #
      # @return [Groups::MeSavedTracks]
      def saved_tracks = Groups::MeSavedTracks.new(@core)

      # Saved episodes.
      #
      # @return [Groups::MeSavedEpisodes]
      def saved_episodes = Groups::MeSavedEpisodes.new(@core)

      # Saved shows.
      #
      # @return [Groups::MeSavedShows]
      def saved_shows = Groups::MeSavedShows.new(@core)

      # Top items.
      #
      # @return [Groups::MeTopItems]
      def top_items = Groups::MeTopItems.new(@core)

      # Following.
      #
      # @return [Groups::MeFollowing]
      def following = Groups::MeFollowing.new(@core)

      # The operation `me.retrieve`.
      #
      # Cannot be called yet: its method and path are not shown. Fill in
      # manifest/groups/me.yaml#operations.retrieve.
      #
      # @raise [NotShownError]
      def retrieve(*, **)
        raise NotShownError.new(
          "me.retrieve",
          ["method", "path"],
          "manifest/groups/me.yaml#operations.retrieve"
        )
      end
    end
  end
end
