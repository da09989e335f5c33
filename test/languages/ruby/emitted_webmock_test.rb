# frozen_string_literal: true

require "minitest/autorun"
begin
  require "webmock/minitest"
rescue LoadError
  abort "webmock is missing: gem install webmock"
end
require "music_filled"

# Stubs of WebMock in a program that calls an emitted gem.
class EmittedWebMockTest < Minitest::Test
  URL = "https://api.music.example/v1/albums/a"

  def client = MusicFilled::Client.new(auth: {oauth: "token"})

  def stub_album(**answer)
    stub_request(:get, URL).with(query: {market: "SE"}, headers: {"Authorization" => "Bearer token"}).to_return(**answer)
  end

  def test_an_answer_has_its_class
    stub_album(status: 200, body: '{"name":"Kind of Blue"}', headers: {"Content-Type" => "application/json"})
    album = client.albums.retrieve("a", market: "SE")
    assert_instance_of MusicFilled::Models::Album, album
    assert_equal "Kind of Blue", album.name
    assert_requested(:get, "#{URL}?market=SE", times: 1)
  end

  def test_an_error_has_the_class_of_its_status
    stub_album(status: 404, body: '{"status":404}', headers: {"Content-Type" => "application/json"})
    error = assert_raises(MusicFilled::NotFoundError) { client.albums.retrieve("a", market: "SE") }
    assert_equal 404, error.body["status"]
  end

  def test_a_connection_may_fail
    stub_request(:get, URL).to_raise(Errno::ECONNREFUSED)
    assert_raises(MusicFilled::ConnectionError) { client.with(max_retries: 0).albums.retrieve("a") }
    assert_requested(:get, URL, times: 1)
  end

  def test_a_block_reads_what_a_stub_answers
    stub_album(status: 200, body: "{}", headers: {"Content-Type" => "application/json", "X-Own" => "1"})
    got = client.albums.retrieve("a", market: "SE") { |response| [response.status, response.headers["x-own"], response.read] }
    assert_equal [200, "1", "{}"], got
  end
end
