# frozen_string_literal: true

require_relative "helper"

# Errors as callers rescue them and take them apart.
class ErrorsTest < RuntimeTest
  Head = Struct.new(:status, :reason, :headers)
  REQUEST = R::OutgoingRequest.new("GET", "https://me:secret@api.example.com/a?key=secret&b", {}, nil)
  HEAD = Head.new(404, "Not Found", ApiClient::Headers.new("x-a" => "1"))

  # One of each class, with what a pattern takes from it beside its message.
  MADE = {
    ApiClient::InvalidArgumentError.new("a") => {},
    ApiClient::NotShownError.new("a.b", ["path"], "file.yaml#a") => {operation: "a.b", missing: ["path"], place: "file.yaml#a"},
    ApiClient::ConnectionError.new("broke", REQUEST) => {http_method: "GET", url: "https://***@api.example.com/a?key=***&b"},
    ApiClient::TimeoutError.new("is late", REQUEST) => {http_method: "GET"},
    ApiClient::DecodeError.new("no JSON", REQUEST, HEAD) => {status: 404, headers: HEAD.headers},
    ApiClient::ApiError.new(REQUEST, HEAD, {"detail" => "gone"}) => {status: 404, body: {"detail" => "gone"}},
    ApiClient::PaginationError.new("circle", REQUEST, HEAD) => {status: 404},
    ApiClient::TokenError.new(REQUEST, HEAD, "invalid_grant", "ended") => {code: "invalid_grant", description: "ended"},
    ApiClient::AuthorizationError.new("denied", "access_denied", "no") => {code: "access_denied", description: "no"},
    ApiClient::SignatureError.new("wrong", "a") => {reason: "wrong"},
    ApiClient::PayloadError.new("too large", "a") => {reason: "too large"}
  }.freeze

  def classes = ApiClient.constants.map { |name| ApiClient.const_get(name) }.select { |each| each.is_a?(Class) && each <= Exception }

  def test_all_have_one_root
    assert_operator classes.size, :>, 13
    assert_equal [ApiClient::Error], classes.map { |each| each.ancestors[each.ancestors.index(StandardError) - 1] }.uniq
    bases = [ApiClient::Error, ApiClient::RequestError, ApiClient::ResponseError]
    assert_equal (classes - bases).map(&:name).sort, MADE.keys.map { |error| error.class.name }.sort
  end

  def test_patterns_take_all_of_them_apart
    MADE.each do |error, wanted|
      got = error.deconstruct_keys(nil)
      assert_equal error.message, got[:message]
      assert_equal wanted, got.slice(*wanted.keys)
      # What has a reader can be taken by a pattern.
      own = error.class.ancestors.take_while { |each| each != StandardError }.flat_map { |each| each.public_instance_methods(false) }
      assert_empty own - [:deconstruct_keys, *got.keys]
    end
  end

  def test_no_text_has_a_secret
    MADE.each_key { |error| refute_includes error.full_message, "secret" }
  end
end
