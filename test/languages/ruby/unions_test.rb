# frozen_string_literal: true

require "json"
require "minitest/autorun"
require "unions"

# Values of which a manifest shows several shapes: by calls of a gem that answers from a function.
class UnionsTest < Minitest::Test
  M = Unions::Models

  def given(operation, value)
    transport = ->(_request, &respond) { respond.call(200, {"content-type" => "application/json"}, JSON.generate(value)) }
    Unions::Client.new(base_url: "https://api.example.com", transport: transport).things.public_send(operation)
  end

  def test_a_tag_selects_the_class
    film = given(:tagged, {"kind" => "motion-picture", "minutes" => 90})
    assert_instance_of M::Film, film
    assert_equal [90, 90], [film.minutes, film["minutes"]]
    disc = given(:tagged, {"kind" => "disc", "tracks" => 12})
    assert_instance_of M::Disc, disc
    assert_equal 12, disc.tracks
  end

  def test_a_tag_that_nobody_knows_is_no_guess
    values = [{"kind" => "painting", "minutes" => 1}, {"minutes" => 90}, {"kind" => 1}, {"kind" => nil}]
    values.each do |value|
      got = given(:tagged, value)
      assert_instance_of Unions::Record, got
      assert_equal value, got
    end
  end

  def test_properties_that_one_alone_has_select_the_class
    assert_equal "978", given(:fielded, {"isbn" => "978"}).isbn
    assert_instance_of M::Magazine, given(:fielded, {"issn" => "12", "unheard" => 1})
  end

  def test_nothing_is_tried_where_several_or_none_would_do
    [{"isbn" => "978", "issn" => "12"}, {"title" => "Sea"}, {}].each do |value|
      got = given(:fielded, value)
      assert_instance_of Unions::Record, got
      assert_equal value, got
    end
  end

  def test_kinds_of_json_are_told_apart
    assert_equal "a text", given(:typed, "a text")
    assert_equal [M::Film], given(:typed, [{"kind" => "motion-picture"}]).map(&:class)
    assert_instance_of M::Disc, given(:typed, {"tracks" => 1})
    assert_nil given(:typed, nil)
    assert_equal 1.5, given(:typed, 1.5)
  end

  def test_what_nothing_tells_apart_stays_json
    value = {"name" => "a", "parts" => [{"name" => "b"}]}
    got = given(:alike, value)
    assert_instance_of Unions::Record, got
    case got
    in {name: String => name, parts: [{name: part}]}
      assert_equal %w[a b], [name, part]
    end
  end

  def test_what_is_not_shown_stays_json
    assert_equal [Unions::Record, 90], given(:open, {"kind" => "motion-picture", "minutes" => 90}).then { |got| [got.class, got["minutes"]] }
  end

  def test_unions_within_objects_and_lists_are_made_when_they_are_read
    shelf = given(:shelf, {
      "best" => {"kind" => "disc", "tracks" => 1}, "all" => [{"kind" => "motion-picture"}, {"kind" => "painting"}, nil, "text"]
    })
    assert_equal Hash, shelf["best"].class
    assert_instance_of M::Disc, shelf.best
    assert_equal [M::Film, Unions::Record, NilClass, String], shelf.all.map(&:class)
    shelf.best["tracks"] = 2
    assert_equal({"kind" => "disc", "tracks" => 2}, JSON.parse(JSON.generate(shelf))["best"])
    case shelf
    in {best: M::Disc => disc} then assert_same(shelf.best, disc)
    end
  end

  def test_a_union_can_be_asked_by_itself
    assert_instance_of M::Film, M::Tagged.of({"kind" => "motion-picture"})
    assert_equal 1, M::Tagged.of(1)
  end
end
