# frozen_string_literal: true

require "minitest/autorun"
require "api_client"
require_relative "scripted_service"

# What tests of the runtime share.
class RuntimeTest < Minitest::Test
  R = ApiClient::Runtime
  GET = R::Operation.new("things.retrieve", "GET", "/things/{id}")

  def teardown = @services&.each(&:close)

  # Starts a service that is closed with the test.
  def service(&answer)
    ScriptedService.new(&answer).tap { |made| (@services ||= []) << made }
  end

  def client(url, **options)
    ApiClient::BaseClient.new({}, url, nil, {backoff: ->(_) { 0 }, **options})
  end

  def core(client) = client.instance_variable_get(:@core)

  # Counts the connections of clients; those of services are of another class.
  def open_sockets = ObjectSpace.each_object(Socket).count { |socket| !socket.closed? }
end
