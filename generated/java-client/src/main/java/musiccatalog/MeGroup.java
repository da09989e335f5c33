// Made by endpoint-manifest (java-client) from manifest/groups/me.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/** The operations of {@code me}: Me (current user). */
public final class MeGroup {
  private final Core core;

  MeGroup(Core core) {
    this.core = core;
  }

  /**
   * The operations of {@code me.saved-audiobooks}: Saved audiobooks.
   *
   * @return the group
   */
  public MeSavedAudiobooksGroup savedAudiobooks() {
    return new MeSavedAudiobooksGroup(core);
  }

  /**
   * The operations of {@code me.saved-playlists}: Saved playlists.
   *
   * @return the group
   */
  public MeSavedPlaylistsGroup savedPlaylists() {
    return new MeSavedPlaylistsGroup(core);
  }

  /**
   * The operations of {@code me.saved-albums}: Saved albums.
   *
   * @return the group
   */
  public MeSavedAlbumsGroup savedAlbums() {
    return new MeSavedAlbumsGroup(core);
  }

  /**
   * The operations of {@code me.saved-tracks}: Saved tracks.
   *
   * @return the group
   */
  public MeSavedTracksGroup savedTracks() {
    return new MeSavedTracksGroup(core);
  }

  /**
   * The operations of {@code me.saved-episodes}: Saved episodes.
   *
   * @return the group
   */
  public MeSavedEpisodesGroup savedEpisodes() {
    return new MeSavedEpisodesGroup(core);
  }

  /**
   * The operations of {@code me.saved-shows}: Saved shows.
   *
   * @return the group
   */
  public MeSavedShowsGroup savedShows() {
    return new MeSavedShowsGroup(core);
  }

  /**
   * The operations of {@code me.top-items}: Top items.
   *
   * @return the group
   */
  public MeTopItemsGroup topItems() {
    return new MeTopItemsGroup(core);
  }

  /**
   * The operations of {@code me.following}: Following.
   *
   * @return the group
   */
  public MeFollowingGroup following() {
    return new MeFollowingGroup(core);
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/me.yaml#operations.retrieve}.
   *
   * <p>From {@code manifest/groups/me.yaml#operations.retrieve} (Music Catalog and Playback
   * Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void retrieve(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "me.retrieve", "method and path", "manifest/groups/me.yaml#operations.retrieve");
  }
}
