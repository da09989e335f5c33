# frozen_string_literal: true

require "json"
require "minitest/autorun"
require "schemas"
require "music_filled"

# Classes of objects that a manifest shows: they read like the Hash that a call gave before.
class ModelsTest < Minitest::Test
  ALBUM = {
    "id" => "a", "name" => "Kind of Blue", "album_type" => "album", "artists" => [{"id" => "b", "name" => "Miles Davis"}],
    "tracks" => {"items" => [{"name" => "So What", "artists" => [{"name" => "Miles Davis"}]}], "total" => 1}, "unheard" => {"of" => [1]}
  }.freeze

  def answering(value, status = 200)
    lambda do |_request, &respond|
      respond.call(status, {"content-type" => "application/json"}, JSON.generate(value), "")
    end
  end

  def music(value, status = 200) = MusicFilled::Client.new(transport: answering(value, status))

  def test_a_call_gives_the_class_of_its_object
    album = music(ALBUM).albums.retrieve("a")
    assert_instance_of MusicFilled::Models::Album, album
    assert_equal "Kind of Blue", album.name
    assert_instance_of MusicFilled::Models::ArtistSummary, album.artists[0]
    assert_equal "Miles Davis", album.tracks.items[0].artists[0].name
    assert_nil album.release_date
  end

  def test_it_reads_like_a_hash
    album = music(ALBUM).albums.retrieve("a")
    assert_kind_of Hash, album
    assert_equal ALBUM, album
    assert_equal "Miles Davis", album["artists"][0]["name"]
    assert_equal [1], album.dig("unheard", "of")
    assert_equal JSON.generate(ALBUM), JSON.generate(album)
    assert_equal ALBUM, album.to_h
  end

  def test_patterns_take_it_apart_by_symbols
    case music(ALBUM).albums.retrieve("a")
    in {name:, artists: [MusicFilled::Models::ArtistSummary => artist], unheard: {of: [1]}}
      assert_equal "Kind of Blue", name
      assert_equal "Miles Davis", artist.name
    end
  end

  def test_changes_of_a_part_are_kept
    album = music(ALBUM).albums.retrieve("a")
    album.artists << {"name" => "Bill Evans"}
    assert_equal 2, album["artists"].size
    assert_same album.artists, album.artists
    assert_equal "Miles Davis", album.freeze.artists[0].name
  end

  def test_items_of_pages_have_their_class
    page = {"items" => [{"name" => "So What"}], "total" => 1, "next" => nil}
    tracks = music(page).albums.list_tracks_items("a").to_a
    assert_equal [MusicFilled::Models::TrackSummary], tracks.map(&:class)
    pages = music(page).albums.list_tracks_pages("a").to_a
    assert_equal [1, "So What"], [pages[0].total, pages[0].items[0].name]
  end

  def test_an_unexpected_value_stays_as_it_is
    assert_equal [1, nil], music([1, nil]).albums.retrieve("a")
    assert_equal "text", music({"artists" => "text"}).albums.retrieve("a").artists
    assert_nil music({"artists" => nil}).albums.retrieve("a").artists
  end

  def test_an_error_has_the_class_of_its_status
    error = assert_raises(MusicFilled::NotFoundError) { music({"status" => 404}, 404).albums.retrieve("a") }
    assert_kind_of MusicFilled::ApiError, error
    assert_equal 404, error.body["status"]
  end

  def test_a_union_is_told_apart_by_its_tag_alone
    union = Schemas::Models::Item
    assert_instance_of Schemas::Models::Film, union.of({"kind" => "motion-picture", "minutes" => 90})
    assert_instance_of Schemas::Models::Record_, union.of({"kind" => "record"})
    other = union.of({"kind" => "painting"})
    assert_instance_of Schemas::Record, other
    assert_equal "painting", other["kind"]
    assert_equal 1, union.of(1)
  end

  def test_a_misspelt_keyword_is_refused
    assert_raises(ArgumentError) { music({}).albums.retrieve("a", markt: "SE") }
    assert_raises(ArgumentError) { MusicFilled::Client.new(tiemout: 1) }
    assert_raises(ArgumentError) { music({}).with(tiemout: 1) }
  end
end
