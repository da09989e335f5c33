# frozen_string_literal: true

# Makes operations of the runtime from those of a plan.
class Operations
  include ApiClient::Runtime

  R = ApiClient::Runtime
  STYLES = {
    "single" => R::Style::SINGLE, "simple" => R::Style::SIMPLE, "label" => R::Style::LABEL, "matrix" => R::Style::MATRIX,
    "form" => R::Style::FORM, "spaceDelimited" => R::Style::SPACE_DELIMITED, "pipeDelimited" => R::Style::PIPE_DELIMITED,
    "deepObject" => R::DeepObject, "json" => R::JsonParameters::VALUE, "jsonOrText" => R::JsonParameters::VALUE_OR_TEXT
  }.freeze
  ENCODINGS = {
    "reserved" => R::Reserved::IN_QUERY, "reservedItems" => R::Reserved::IN_ITEMS, "reservedInPath" => R::Reserved::IN_PATH
  }.freeze
  STREAMS = {
    "EVENTS" => ["text/event-stream", R::StreamDecoders::JSON_EVENTS],
    "TEXT_EVENTS" => ["text/event-stream", R::StreamDecoders::TEXT_EVENTS],
    "LINES" => ["application/jsonl", R::StreamDecoders::JSON_LINES],
    "SEQUENCE" => ["application/json-seq", R::StreamDecoders::JSON_SEQUENCE]
  }.freeze
  READINGS = {"json" => R::Readings::AS_JSON, "text" => R::Readings::AS_TEXT, "bytes" => R::Readings::AS_BYTES}.freeze
  STRATEGIES = {"offset" => R::ByOffset, "page" => R::ByPage, "cursor" => R::ByCursor, "link" => R::ByLink}.freeze

  # The class of errors of statuses that the plan names.
  class StatusError < ApiClient::ApiError; end

  def initialize(service)
    @needs = service["needs"]
  end

  def of(plan)
    all = plan["parameters"].map { |each| parameter(each, each["place"].to_sym) }
    in_path, others = all.partition { |each| each.place == :path }
    R::Operation.new(
      plan["id"], plan["method"], plan["path"],
      parameters: others.each_with_index.to_h { |each, index| [:"p#{index}", each] }, path_parameters: in_path,
      accept: plan["accept"], reading: reading(plan["reads"]), stream: streams(plan),
      failures: plan["failures"].to_h { |status| [(status < 10) ? "#{status}XX" : status, StatusError] },
      security: plan["need"] && security(@needs[plan["need"]]), body: body(plan), content_type: plan["contentType"],
      forms: forms(plan), limits: plan["limits"].map { |each| limit(each) }, idempotent: plan["repeats"],
      key_header: plan["keyHeader"], base_url: plan["base"] && R::OwnBaseUrl.new(plan["base"]["url"], plan["base"]["usual"]),
      deprecated: plan["deprecated"] && deprecation(plan["deprecated"])
    )
  end

  def paging(plan)
    places = plan["places"]
    parameter = plan["parameter"] && [plan["parameter"]["place"].to_sym, plan["parameter"]["name"]]
    R::Paging.new(
      STRATEGIES.fetch(plan["strategy"]), items: places["items"].to_s, parameter: parameter, first: plan["first"],
      root: plan["isSingle"] ? plan["roots"][0]["pointer"] : "", total: places["total"], next: link(places["next"]),
      cursor: places["cursor"], has_more: places["hasMore"]
    )
  end

  private

  def link(place) = place&.casecmp?("header:link") ? R::LinkHeader::NEXT : place

  def parameter(plan, place)
    options = {explode: plan["explode"] == true}
    options[:arrays] = plan["arrays"].to_sym if plan.key?("arrays")
    options[:encode] = ENCODINGS.fetch(plan["encode"]) if plan.key?("encode")
    R::Parameter.new(place, plan["name"], plan["style"] && STYLES.fetch(plan["style"]), **options)
  end

  def reading(reads)
    by_status = reads.to_h { |each| [status(each["status"]), one(each)] }
    return if by_status.empty?

    (by_status.keys == [:default]) ? by_status[:default] : R::Readings.by_status(by_status)
  end

  def one(each) = each.key?("listed") ? R::Readings.listed(*each["listed"]) : READINGS.fetch(each["any"])

  def status(number)
    return :default if number.zero?

    (number < 10) ? "#{number}XX" : number
  end

  def streams(plan)
    type, maker = STREAMS[plan["framing"]]
    return {} if type.nil?

    # Lines and sequences have several names.
    types = (type == "application/jsonl") ? [type, "application/x-ndjson", "application/x-jsonlines"] : [type]
    types.to_h { |each| [each, maker] }
  end

  def security(need)
    R::Security.new(*need.map { |together| together.to_h { |each| [each["scheme"], each["scopes"]] } })
  end

  def body(plan)
    return unless plan["sends"]

    contents = plan["contents"]
    return R::Bodies::OPEN if contents.empty?
    return writer(contents[0], plan) if contents.size == 1
    return R::BodyByType if contents.any? { |each| %w[form multipart].include?(each["codec"]) }

    R::Bodies::OPEN
  end

  def writer(content, plan)
    case content["codec"]
    when "form" then R::FormBody.new(*parts(plan))
    when "multipart" then R::MultipartBody.new(*parts(plan))
    when "value" then R::Bodies::JSON
    else R::Bodies::OPEN
    end
  end

  def forms(plan)
    plan["contents"].select { |each| %w[form multipart].include?(each["codec"]) }
      .to_h { |each| [each["mediaType"], writer(each, plan)] }
  end

  def parts(plan)
    plan["fields"].map do |each|
      style = each.key?("style") ? parameter(each, :query) : nil
      R::FormPart.new(name: each["name"], content_type: each["contentType"], style: style)
    end
  end

  def limit(plan)
    of = plan["of"].map { |each| each.split(".", 2).then { |place, name| [place.to_sym, name] } }
    R::Limit.new(of, by: plan["by"], max_items: plan["maxItems"], min_items: plan["minItems"], maximum: plan["maximum"])
  end

  def deprecation(facts) = ApiClient::Deprecation.new(**facts.slice("since", "sunset", "replacement", "reason").transform_keys(&:to_sym))
end
