# frozen_string_literal: true

require "tmpdir"
require_relative "helper"

class CallsTest < RuntimeTest
  def test_ruby_refuses_a_misspelt_keyword
    error = assert_raises(ArgumentError) { client("http://127.0.0.1:1").request(:get, "/", tiemout: 1) }
    assert_match(/unknown keyword: :tiemout/, error.message)
  end

  def test_an_answer_reads_like_a_hash_and_matches_patterns
    at = service { ScriptedService.json('{"name":"Sea","author":{"name":"Ann"},"tags":["a"]}') }
    answer = client(at.url).request(:get, "/")
    assert_kind_of Hash, answer
    assert_equal "Ann", answer.dig("author", "name")
    assert_equal({"name" => "Sea", "author" => {"name" => "Ann"}, "tags" => ["a"]}, answer)
    assert_equal '{"name":"Sea","author":{"name":"Ann"},"tags":["a"]}', JSON.generate(answer)
    case answer
    in {name: String => name, author: {name: author}}
      assert_equal %w[Sea Ann], [name, author]
    end
    refute(case answer
    in {title:} then title
    else false
    end)
  end

  def test_as_takes_a_function_or_a_class_with_from_json
    at = service { ScriptedService.json('{"name":"Sea"}') }
    thing = Struct.new(:name) do
      def self.from_json(json) = new(json.fetch("name"))
    end
    assert_equal thing.new("Sea"), client(at.url).request(:get, "/", as: thing)
    assert_equal "Sea", client(at.url).request(:get, "/", as: ->(json) { json["name"] })
  end

  def test_a_block_gets_the_response_before_its_body_is_read
    gate = Queue.new
    at = service do |_, socket|
      socket.write("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\nETag: x\r\n\r\n")
      gate.pop
      "{}"
    end
    got = client(at.url).request(:get, "/") do |response|
      head = [response.status, response.headers["etag"]]
      gate << :go
      [*head, response.data]
    end
    assert_equal [200, "x", {}], got
  end

  def test_what_a_block_raises_is_the_callers_own
    at = service { ScriptedService.json("{}") }
    assert_raises(Errno::ENOENT) { client(at.url).request(:get, "/") { File.read("/no such file") } }
    assert_raises(IOError) { client(at.url).request(:get, "/") { |response| response.each_chunk { |_| flunk_with(IOError) } } }
    assert_equal 2, at.requests.size
  end

  def flunk_with(kind) = raise(kind, "mine")

  def test_errors_are_taken_apart
    at = service { ScriptedService.json('{"detail":"gone away"}', status: "404 Not Found") }
    error = assert_raises(ApiClient::ApiError) { client(at.url).request(:get, "/things?secret=1") }
    assert_equal "GET #{at.url}/things?secret=*** answered 404 Not Found: gone away", error.message
    case error
    in {status: 404, body:} then assert_equal("gone away", body["detail"])
    end
  end

  def test_a_client_with_other_options_shares_the_connections
    at = service { ScriptedService.json("{}") }
    first = client(at.url, headers: {"X-A" => "1"})
    first.request(:get, "/")
    first.with(headers: {"x-b" => "2"}, timeout: 5).request(:get, "/")
    assert_equal 1, at.connections
    assert_match(/^X-A: 1\r\nX-B: 2\r$/i, at.requests[1][:head])
  end

  def test_nothing_shows_a_secret
    at = service { ScriptedService.json("{}", status: "500 Oh") }
    lines = []
    logger = Class.new { define_method(:initialize) { |kept| @kept = kept } }
    %i[debug info warn error].each { |level| logger.define_method(level) { |text| @kept << text } }
    secret = ApiClient::Credential.header("s3cret", "X-Key")
    made = client(at.url, auth: {key: secret}, headers: {"X-Token" => "s3cret"}, hooks: [ApiClient::Logging.new(logger.new(lines))])
    error = assert_raises(ApiClient::ApiError) { made.request(:get, "/?key=s3cret", max_retries: 0) }
    texts = [made, core(made), core(made).state, secret, error, error.full_message, lines].map(&:inspect)
    assert_operator lines.size, :>, 2
    texts.each { |text| refute_includes(text, "s3cret") }
  end

  def test_a_transport_is_anything_with_call
    asked = []
    transport = lambda do |request, &answer|
      asked << request.url
      answer.call(200, {"content-type" => "application/json"}, '{"id":1}')
    end
    made = ApiClient::BaseClient.new({}, "https://api.example.com", transport, {})
    assert_equal({"id" => 1}, made.request(:get, "/things"))
    assert_equal ["https://api.example.com/things"], asked
  end

  def test_a_comment_is_no_json
    texts = ["/* a */ {}", '{"a": // b', '{"a":1}//', "[1,/**/2]", '{"a" :/*"*/1}', "{}\n// a"]
    texts.each do |text|
      at = service { ScriptedService.json(text) }
      error = assert_raises(ApiClient::DecodeError) { client(at.url).request(:get, "/") }
      assert_equal 200, error.status
    end
    text = JSON.generate([{"https://a" => "b // c /* d */", "e\\" => "f\"//"}])
    at = service { ScriptedService.json(text) }
    assert_equal JSON.parse(text), client(at.url).request(:get, "/")
  end

  def test_omit_leaves_out_and_nil_is_null
    at = service { |request, _| ScriptedService.json(request[:body]) }
    body = {a: ApiClient::OMIT, b: nil, c: [Time.utc(2026, 1, 2, 3), :word, 10**30]}
    expected = {"b" => nil, "c" => ["2026-01-02T03:00:00Z", "word", 10**30]}
    assert_equal expected, client(at.url).request(:post, "/", body: body)
    assert_raises(ApiClient::InvalidArgumentError) { client(at.url).request(:post, "/", body: {a: Object.new}) }
    assert_raises(ApiClient::InvalidArgumentError) { client(at.url).request(:post, "/", body: {a: Float::NAN}) }
  end

  def test_items_are_requested_when_they_are_asked_for
    at = service do |request, _|
      offset = request[:line][/offset=(\d+)/, 1].to_i
      ScriptedService.json(JSON.generate(items: [{n: offset}, {n: offset + 1}], total: 6))
    end
    operation = R::Operation.new("things.list", "GET", "/things")
    paging = R::Paging.new(R::ByOffset, items: "/items", parameter: [:query, "offset"], total: "/total")
    items = core(client(at.url)).items(operation, paging, [], {}, {})
    assert_empty at.requests
    assert_equal [0, 1, 2], items.lazy.map { |item| item["n"] }.first(3)
    assert_equal 2, at.requests.size
    assert_equal 0, items.next["n"]
    assert_equal((0..5).to_a, items.map { |item| item["n"] })
  end

  def test_files_are_read_when_they_are_sent_and_sent_again
    path = File.join(Dir.tmpdir, "upload-#{Process.pid}")
    File.write(path, "content of a file")
    answers = [ScriptedService.json("{}", status: "503 Busy"), ScriptedService.json("{}")]
    at = service { answers.shift }
    File.open(path, "rb") do |file|
      client(at.url).request(:put, "/", body: file, content_type: "text/plain")
    end
    assert_equal ["content of a file"] * 2, at.requests.map { |each| each[:body] }
  ensure
    File.delete(path)
  end
end
