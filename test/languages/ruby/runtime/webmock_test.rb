# frozen_string_literal: true

require_relative "helper"
begin
  require "webmock/minitest"
rescue LoadError
  abort "webmock is missing: gem install webmock"
end

class WebMockTest < RuntimeTest
  def test_stubs_answer_calls_as_they_do_with_the_standard_library
    stub_request(:post, "https://api.example.com/things?a=1").with(body: '{"b":2}', headers: {"X-C" => "3"})
      .to_return(status: 201, body: '{"id":4}', headers: {"Content-Type" => "application/json"})
    made = client("https://api.example.com")
    3.times do
      answer = made.request(:post, "/things", query: {a: 1}, body: {b: 2}, headers: {"x-c" => "3"})
      assert_equal({"id" => 4}, answer)
    end
    assert_requested(:post, "https://api.example.com/things?a=1", times: 3)
  end

  def test_stubs_may_time_out
    stub_request(:get, "https://api.example.com/").to_timeout
    assert_raises(ApiClient::TimeoutError) { client("https://api.example.com").request(:get, "/", max_retries: 0) }
  end

  def test_chunks_that_are_sent_can_be_matched
    stub_request(:put, "https://api.example.com/").with(body: "one two").to_return(status: 204)
    assert_nil client("https://api.example.com").request(:put, "/", body: ["one ", "two"].each)
  end
end
