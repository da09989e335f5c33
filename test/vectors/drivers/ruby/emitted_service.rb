# frozen_string_literal: true

require_relative "values"
require_relative "credentials"

# A service by the public calls of its gem. The data has their names: of groups, methods, keywords and functions.
class EmittedService
  include Credentials

  PLACES = {"query" => "query", "headers" => "header", "cookies" => "cookie"}.freeze
  SECONDS = {"timeoutMs" => :timeout, "deadlineMs" => :deadline}.freeze
  OPTIONS = {"idempotent" => :idempotent, "maxRetries" => :max_retries, "maxResponseBytes" => :max_response_bytes}.freeze

  def initialize(data)
    @data = data
  end

  # The client has the values that the manifest shows.
  def headers = {}

  def query = {}

  # Gives a method of an operation's group; nil = the operation has none of the kind.
  def door(client, id, kind)
    own = @data["calls"].fetch(id)
    name = own[kind] or return
    own["groups"].reduce(client) { |around, member| around.public_send(member) }.method(name)
  end

  # Gives the values of the path, and all else by name.
  def arguments(id, input, options)
    own = id ? @data["calls"].fetch(id) : {"path" => [], "fields" => {}}
    path = Values.given(input["path"] || {})
    [own["path"].map { |name| path.fetch(name, ApiClient::OMIT) }, given(own["fields"], input, options)]
  end

  # Takes a delivery of one event, of one of several, or of any.
  def received(told)
    given = told["receiver"] || {}
    options = {secret: given["secrets"] || [], id_header: given["idHeader"] || "library-id"}
    options[:tolerance_seconds] = given["toleranceSeconds"] if given.key?("toleranceSeconds")
    receiver = ApiClient::Receiver.new(**options)
    delivery = told["delivery"].values_at("headers", "body")
    return receiver.receive(*delivery) if told["event"] == "any"
    return receiver.receive(*delivery, *told["event"]) if told["event"].is_a?(Array)

    receiver.public_send(@data["events"].fetch(told["event"]), *delivery)
  end

  private

  def given(fields, input, options)
    made = {}
    PLACES.each do |name, place|
      others = {}
      Values.given(input[name] || {}).each do |own, value|
        keyword = fields["#{place}.#{own}"]
        keyword ? made[keyword.to_sym] = value : others[own] = value
      end
      others = others.merge(options["headers"] || {}) if name == "headers"
      made[name.to_sym] = others unless others.empty?
    end
    made[:body] = Values.given(input["body"]) if input.key?("body")
    made[:content_type] = input["contentType"] if input.key?("contentType")
    made[:accept] = input["accept"] if input.key?("accept")
    SECONDS.each { |name, own| made[own] = options[name] / 1000.0 if options.key?(name) }
    OPTIONS.each { |name, own| made[own] = options[name] if options.key?(name) }
    made
  end

  def function(scheme, role) = ApiClient::Auth.method(@data["schemes"].fetch(scheme).fetch(role))

  def client_credentials(scheme, **options) = function(scheme, "client_credentials").call(**options)

  def refresh_token(scheme, **options) = function(scheme, "refresh_token").call(**options)

  def sign_in(scheme, **options) = function(scheme, "sign_in").call(**options)

  def exchange(scheme, request, **options) = function(scheme, "exchange_code").call(request, **options)
end
