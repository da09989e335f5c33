# frozen_string_literal: true

require_relative "helper"
require_relative "scheduler"

class ConnectionsTest < RuntimeTest
  def test_calls_of_many_threads_share_connections
    at = service { ScriptedService.json("{}") }
    made = client(at.url)
    8.times.map { Thread.new { 20.times { made.request(:get, "/") } } }.each(&:join)
    assert_equal 160, at.requests.size
    assert_operator at.connections, :<=, 8
  end

  def test_a_connection_that_has_ended_is_not_used_again
    at = service { |_, socket| socket.write(ScriptedService.json("{}")) && nil }
    made = client(at.url)
    5.times do
      made.request(:post, "/", body: {})
      sleep 0.02
    end
    assert_equal 5, at.connections
  end

  def test_bytes_that_nobody_asked_for_are_not_the_next_answer
    extra = ScriptedService.json('{"stolen":true}')
    at = service { ScriptedService.json("{}") + extra }
    made = client(at.url)
    3.times { assert_equal({}, made.request(:get, "/")) }
    assert_equal 3, at.connections
  end

  def test_a_client_with_another_time_has_it_for_itself
    at = service { sleep(0.2) && ScriptedService.json("{}") }
    made = client(at.url, max_retries: 0)
    assert_raises(ApiClient::TimeoutError) { made.with(timeout: 0.05).request(:get, "/") }
    assert_equal({}, made.request(:get, "/"))
    assert_raises(ApiClient::TimeoutError) { made.request(:get, "/", timeout: 0.05) }
    assert_raises(ApiClient::TimeoutError) { made.with(deadline: 0.05, max_retries: 9).request(:get, "/") }
  end

  def test_an_answer_that_breaks_off_is_none
    cut = [
      "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 99\r\n\r\nshort",
      "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n",
      "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nshort\r\n",
      "HTTP/1.1 200"
    ]
    at = service { |_, socket| socket.write(cut[at.requests.size - 1]) && nil }
    made = client(at.url, max_retries: 0)
    cut.each { assert_raises(ApiClient::ConnectionError) { made.request(:get, "/") } }
  end

  def test_headers_are_text
    at = service do
      ScriptedService.json("{}", headers: "X-Own: caf\xC3\xA9\r\nX-Old: caf\xE9\r\nSet-Cookie: a\r\nSet-Cookie: b\r\n".b)
    end
    client(at.url).request(:get, "/") do |response|
      assert_equal ["café", "café"], [response.headers["x-own"], response.headers["X-Old"]]
      assert_equal [%w[a b], "a, b"], [response.headers.get_all("set-cookie"), response.headers["set-cookie"]]
      assert_equal [Encoding::UTF_8], response.headers.map { |_, text| text.encoding }.uniq
    end
  end

  def test_nothing_is_left_after_a_thousand_calls_with_faults
    answers = [
      ->(_) { ScriptedService.json("{}") },
      ->(_) { ScriptedService.json("{}", status: "500 Oh") },
      ->(_) {},
      ->(socket) { socket.write("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\nshort") && nil },
      ->(_) { "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nff\r\nshort" },
      ->(_) { "no HTTP at all\r\n\r\n" }
    ]
    at = service { |_, socket| answers[at.requests.size % answers.size].call(socket) }
    made = client(at.url, timeout: 0.05, max_retries: 0)
    # What nobody closes would be closed by the collector.
    GC.disable
    before = open_sockets
    4.times.map do
      Thread.new do
        250.times do
          made.request(:get, "/")
        rescue ApiClient::RequestError
          nil
        end
      end
    end.each(&:join)
    assert_operator open_sockets, :<=, before + 4
    made.close
    assert_equal before, open_sockets
  ensure
    GC.enable
  end

  def test_a_deadline_holds_to_the_last_byte
    at = service do |_, socket|
      socket.write("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n")
      loop { socket.write(" ") && sleep(0.01) }
    end
    threads = Thread.list.size
    error = assert_raises(ApiClient::TimeoutError) { client(at.url, timeout: 0.1, max_retries: 0).request(:get, "/") }
    assert_match(/got no whole answer/, error.message)
    # Only those of the service: nobody watches the time in a thread.
    assert_operator Thread.list.size, :<=, threads + 1
  end

  def test_a_body_that_nobody_reads_is_not_waited_for
    at = service do |_, socket|
      socket.write("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n")
      sleep
    end
    begun = R::Clock.now
    assert_equal(200, client(at.url).request(:get, "/", &:status))
    assert_operator R::Clock.now - begun, :<, 5
  end

  def test_a_body_that_nobody_reads_may_break_off
    at = service do |_, socket|
      socket.write("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\nshort")
      sleep 0.05
      socket.setsockopt(Socket::SOL_SOCKET, Socket::SO_LINGER, [1, 0].pack("ii"))
      nil
    end
    made = client(at.url)
    read = lambda do |response|
      sleep 0.1
      response.status
    end
    2.times { assert_equal(200, made.request(:get, "/", &read)) }
    assert_equal 2, at.connections
  end

  def test_whoever_leaves_a_stream_does_not_wait_for_more_of_it
    at = service do |_, socket|
      socket.write("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nff\r\nbegun")
      sleep
    end
    made = client(at.url)
    begun = R::Clock.now
    made.request(:get, "/") { |response| assert_equal "begun", response.each_chunk.first }
    assert_raises(KeyError) { made.request(:get, "/") { |response| response.each_chunk { {}.fetch(:a) } } }
    caller = Thread.new { made.request(:get, "/") { |response| response.each_chunk { |_| nil } } }
    caller.report_on_exception = false
    sleep 0.01 until at.requests.size == 3
    sleep 0.05
    caller.raise(NotImplementedError)
    assert_raises(NotImplementedError) { caller.value }
    assert_operator R::Clock.now - begun, :<, 5
    assert_equal 3, at.connections
  end

  def test_an_interrupt_ends_a_call_and_its_connection
    ended = Queue.new
    at = service do |_, socket|
      ended << socket.read(1)
      nil
    end
    made = client(at.url)
    caller = Thread.new { made.request(:get, "/") }
    caller.report_on_exception = false
    sleep 0.01 until at.requests.size == 1
    # No StandardError: nothing may swallow it.
    caller.raise(NotImplementedError)
    assert_raises(NotImplementedError) { caller.value }
    # The service reads the end of the connection.
    assert_nil ended.pop
  end

  def test_a_process_that_has_forked_begins_with_no_connection
    at = service { ScriptedService.json("{}") }
    made = client(at.url)
    made.request(:get, "/")
    child = fork do
      made.request(:get, "/")
      exit!(0)
    end
    Process.wait(child)
    made.request(:get, "/")
    assert_equal 0, $?.exitstatus
    # The parent goes on with its own.
    assert_equal 2, at.connections
  end

  def test_calls_of_fibers_wait_together
    at = service { sleep(0.2) && ScriptedService.json('{"n":1}') }
    made = client(at.url)
    answers = []
    begun = R::Clock.now
    Thread.new do
      Fiber.set_scheduler(TestScheduler.new)
      10.times { Fiber.schedule { answers << made.request(:get, "/") } }
    end.join
    assert_equal [{"n" => 1}] * 10, answers
    # One after the other they need two seconds.
    assert_operator R::Clock.now - begun, :<, 1.5
  end

  def test_tokens_are_got_once_for_all_fibers_and_threads
    tokens = Queue.new
    at = service do |request, _|
      tokens << 1 if request[:line].start_with?("POST")
      sleep(0.05)
      ScriptedService.json('{"access_token":"t","token_type":"bearer"}')
    end
    credential = ApiClient::Credential.client_credentials(token_url: "#{at.url}/token", client_id: "a")
    operation = R::Operation.new("a.b", "GET", "/a", security: R::Security.new({"oauth" => []}))
    made = core(client(at.url, auth: {oauth: credential}))
    6.times.map { Thread.new { made.call(operation, [], {}, {}) } }.each(&:join)
    assert_equal 1, tokens.size
  end
end
