# frozen_string_literal: true

require "json"
require "minitest/autorun"
require "zlib"
require "music_filled"
require_relative "runtime/scripted_service"
require_relative "runtime/scheduler"

# A thousand calls of a gem, by its public methods, to a service that answers in all ways that go wrong: no connection is left of them.
class SocketsTest < Minitest::Test
  PAGE = JSON.generate(items: [{track: {name: "So What"}}], total: 3, limit: 1, next: "more")

  # How the service answers; nil at the end closes its connection.
  ANSWERS = {
    right: ->(_) { ScriptedService.json(PAGE) },
    failed: ->(_) { ScriptedService.json('{"status":500}', status: "500 Oh") },
    refused: ->(_) { ScriptedService.json("{}", status: "401 No") },
    asleep: ->(_) { sleep(0.08) && nil },
    closed: ->(_) {},
    short: ->(socket) { socket.write("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\nshort") && nil },
    open_chunk: ->(_) { "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nff\r\nshort" },
    no_http: ->(_) { "no HTTP at all\r\n\r\n" },
    no_json: ->(_) { ScriptedService.json("{") },
    no_gzip: ->(_) { ScriptedService.json("{}", headers: "Content-Encoding: gzip\r\n") },
    half_gzip: ->(_) { ScriptedService.json(Zlib.gzip("{}" * 99).byteslice(0, 20), headers: "Content-Encoding: gzip\r\n") },
    circle: ->(_) { "HTTP/1.1 307 Go\r\nLocation: /again\r\nContent-Length: 0\r\n\r\n" },
    elsewhere: ->(_) { "HTTP/1.1 301 Go\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n" },
    too_much: ->(_) { ScriptedService.json("[#{"1," * 9999}1]") },
    reset: ->(socket) { socket.setsockopt(Socket::SOL_SOCKET, Socket::SO_LINGER, [1, 0].pack("ii")) && nil }
  }.freeze

  # What callers do.
  CALLS = [
    ->(client) { client.albums.retrieve("a") },
    ->(client) { client.me.saved_tracks.list_items.first(2) },
    ->(client) { client.me.saved_tracks.list_pages.next.items },
    ->(client) { client.playlists.tracks.add("a", body: {"uris" => ["x" * 99]}) },
    ->(client) { client.albums.retrieve("a") { |response| response.status } },
    ->(client) { client.albums.retrieve("a") { |response| response.each_chunk.first } },
    ->(client) { client.albums.retrieve("a") { raise IOError, "the caller's own" } },
    ->(client) { client.albums.retrieve("a", as: ->(_) { raise KeyError, "the caller's own" }) },
    ->(client) { client.with(max_retries: 1, backoff: ->(_) { 0 }).albums.retrieve("a") },
    ->(client) { client.request(:post, "/things", body: %w[one two].each) }
  ].freeze

  def setup
    # What nobody closes would be closed by the collector.
    GC.disable
    @seen = Queue.new
    @random = Random.new(1)
    @service = ScriptedService.new do |_, socket|
      # In no step with the calls, so that each call meets each answer.
      name = (@random.rand < 0.3) ? :right : ANSWERS.keys.sample(random: @random)
      @seen << name
      ANSWERS.fetch(name).call(socket)
    end
    @before = open_sockets
    @client = MusicFilled::Client.new(
      base_url: @service.url, timeout: 0.05, max_retries: 0, max_response_bytes: 9999, auth: {oauth: ->(_) { "token" }},
      follow_redirects: true
    )
    @outcomes = Queue.new
  end

  def teardown
    @service.close
    GC.enable
  end

  # Connections of the client; those of the service are of another class.
  def open_sockets = ObjectSpace.each_object(Socket).count { |socket| !socket.closed? }

  def call(index)
    CALLS[index % CALLS.size].call(@client)
    @outcomes << "a value"
  rescue MusicFilled::Error, IOError, KeyError => error
    @outcomes << error.class.name
  end

  # Holds that all was tried, and that nothing is left.
  def hold_nothing_left(callers)
    assert_equal 1000, @outcomes.size
    assert_equal ANSWERS.keys.sort, Array.new(@seen.size) { @seen.pop }.uniq.sort
    kinds = Array.new(1000) { @outcomes.pop }.tally
    wanted = %w[ConnectionError TimeoutError DecodeError UnauthorizedError ApiError].map { |name| "MusicFilled::#{name}" }
    assert_empty [*wanted, "a value", "IOError", "KeyError"] - kinds.keys
    # Those that are kept for the next calls.
    assert_operator open_sockets, :<=, @before + callers
    @client.close
    assert_equal @before, open_sockets
  end

  def test_of_threads
    4.times.map { |thread| Thread.new { 250.times { |index| call(thread + index) } } }.each(&:join)
    hold_nothing_left(4)
  end

  def test_of_fibers
    MusicFilled.eager_load!
    Thread.new do
      Fiber.set_scheduler(TestScheduler.new)
      4.times { |fiber| Fiber.schedule { 250.times { |index| call(fiber + index) } } }
    end.join
    hold_nothing_left(4)
  end

  def test_of_callers_that_are_stopped
    # A thread that is stopped while it loads a file is RubyGems' own matter.
    MusicFilled.eager_load!
    call(0)
    stopped = 1000.times.each_slice(20).sum do |indices|
      threads = indices.map { |index| Thread.new { call(index) } }
      threads.each { |thread| thread.report_on_exception = false }
      sleep(0.002)
      threads.each { |thread| thread.raise(NotImplementedError) }
      threads.count { |thread| stopped?(thread) }
    end
    assert_operator stopped, :>, 100
    @client.close
    assert_equal @before, open_sockets
  end

  # Tells whether a thread was stopped before its call had ended.
  def stopped?(thread)
    thread.join
    false
  rescue NotImplementedError
    true
  end
end
