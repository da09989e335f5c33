# frozen_string_literal: true

require_relative "operations"
require_relative "values"
require_relative "credentials"

# A service whose operations are made from the plan.
class Service
  include Credentials

  NAMES = {query: "query", header: "headers", cookie: "cookies"}.freeze

  def initialize(data)
    @data = data
    @plans = data["operations"].to_h { |each| [each["id"], each] }
    operations = Operations.new(data)
    @made = @plans.transform_values { |plan| operations.of(plan) }
    @paging = @plans.transform_values { |plan| plan["paging"] && operations.paging(plan["paging"]) }
  end

  def operation(id) = @made[id] || raise(not_shown(id))

  def paging(id) = @paging[id]

  def roots(id) = @plans[id]["paging"]["roots"].to_h { |each| [each["name"], each["pointer"]] }

  def headers = fixed("headers")

  def query = fixed("query")

  # Gives the values of the path in the order of the template.
  def path(operation, input)
    given = Values.given(input["path"] || {})
    operation.names.map { |name| given.fetch(name, ApiClient::OMIT) }
  end

  # Gives the parameters that the operation has, by keyword.
  def keywords(operation, input)
    operation.parameters.each_with_object({}) do |(keyword, parameter), made|
      place = input[NAMES[parameter.place]] || {}
      key = place.each_key.find { |name| same?(parameter, name) }
      made[keyword] = Values.given(place[key]) if key
    end
  end

  # Gives all else, the untyped way.
  def options(operation, input, options)
    made = {}
    NAMES.each do |place, name|
      others = (input[name] || {}).reject do |own, _|
        operation&.parameters&.each_value&.any? { |parameter| parameter.place == place && same?(parameter, own) }
      end
      others = Values.given(others)
      others = others.merge(options["headers"] || {}) if name == "headers"
      made[name.to_sym] = others unless others.empty?
    end
    made[:body] = Values.given(input["body"]) if input.key?("body")
    made[:content_type] = input["contentType"] if input.key?("contentType")
    made[:accept] = input["accept"] if input.key?("accept")
    made[:idempotent] = options["idempotent"] if options.key?("idempotent")
    made[:max_retries] = options["maxRetries"] if options.key?("maxRetries")
    made[:max_response_bytes] = options["maxResponseBytes"] if options.key?("maxResponseBytes")
    made[:timeout] = options["timeoutMs"] / 1000.0 if options.key?("timeoutMs")
    made[:deadline] = options["deadlineMs"] / 1000.0 if options.key?("deadlineMs")
    made
  end

  # Gives the makers of credentials from plain secrets.
  def makers
    @data["schemes"].to_h do |each|
      means = each["means"]
      [each["name"], ->(secret) { maker(means, secret) }]
    end
  end

  # Takes a delivery of one event, of one of several, or of any.
  def received(told)
    given = told["receiver"] || {}
    options = {secret: given["secrets"] || [], id_header: given["idHeader"] || "library-id"}
    options[:tolerance_seconds] = given["toleranceSeconds"] if given.key?("toleranceSeconds")
    receiver = ApiClient::WebhookReceiver.new(events, **options)
    names = (told["event"] == "any") ? [] : Array(told["event"])
    receiver.receive(told["delivery"]["headers"], told["delivery"]["body"], *names)
  end

  private

  def same?(parameter, name)
    (parameter.place == :header) ? parameter.name.casecmp?(name) : parameter.name == name
  end

  def fixed(name)
    own = @data["defaults"][name]
    own ? {own["name"] => own["value"]} : {}
  end

  def not_shown(id)
    found = @data["notShown"].find { |each| each["id"] == id }
    ApiClient::NotShownError.new(id, found["missing"], found["place"])
  end

  def scheme(name) = @data["schemes"].find { |each| each["name"] == name }["means"]

  def maker(means, secret)
    case means["kind"]
    when "key" then ApiClient::Credential.public_send(means["place"], secret, means["name"])
    when "authorization" then ApiClient::Credential.authorization(secret, means["scheme"])
    else ApiClient::Credential.bearer(secret)
    end
  end

  def client_credentials(_scheme, **options) = ApiClient::Credential.client_credentials(**options)

  def refresh_token(_scheme, **options) = ApiClient::Credential.refresh_token(**options)

  def sign_in(name, **options)
    flows = scheme(name)["flows"] || []
    refuses = flows.any? { |flow| flow["name"] == "authorizationCode" && flow["refusesProofKey"] }
    ApiClient::SignIn.begin(**options, pkce: !refuses)
  end

  def exchange(_scheme, request, **options) = request.exchange(**options)

  def events
    @data["events"].to_h do |each|
      facts = each["signature"]
      scheme = ApiClient::Runtime::SignatureScheme.new(
        facts["hash"], facts["header"], facts["encoding"], facts["signs"], prefix: facts["prefix"].to_s,
        timestamp_header: facts["timestampHeader"], tolerance_seconds: facts["toleranceSeconds"]
      )
      [each["name"], ApiClient::Runtime::Webhook.new(scheme, each["contentType"])]
    end
  end
end
