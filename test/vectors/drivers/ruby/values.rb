# frozen_string_literal: true

# Values of the protocol, as Ruby has them.
module Values
  NOTHING = {"$nothing" => true}.freeze

  module_function

  # Gives what a caller passes.
  def given(value)
    case value
    when Array then value.map { |each| given(each) }
    when Hash
      return value.transform_values { |each| given(each) } unless value.size == 1

      special(*value.first) { value.transform_values { |each| given(each) } }
    else value
    end
  end

  def special(name, inner)
    case name
    when "$nothing" then ApiClient::OMIT
    when "$number" then number(inner)
    when "$bytes" then inner.unpack1("m")
    when "$file" then ApiClient::FilePart.new(inner["bytes"].unpack1("m"), name: inner["name"], content_type: inner["type"])
    when "$stream" then inner.each
    else yield
    end
  end

  def number(text)
    {"NaN" => Float::NAN, "Infinity" => Float::INFINITY, "-Infinity" => -Float::INFINITY}.fetch(text) { Integer(text) }
  end

  # Gives what a call gave, in the words of the protocol.
  def answered(value)
    return NOTHING if value.nil?

    bytes(value)
  end

  # Gives a value of the inside, where nil is null.
  def bytes(value)
    (value.is_a?(String) && value.encoding == Encoding::BINARY) ? {"$bytes" => [value].pack("m0")} : value
  end

  def event(each) = {event: each.event, data: each.data, id: each.id, retry: each.retry}.compact

  def page(each) = {items: each.items, total: each.total}.compact

  def notice(each)
    names = {deprecation_url: "deprecationUrl", sunset_url: "sunsetUrl"}
    each.to_h.except(:message).compact.to_h do |name, value|
      [names.fetch(name, name.to_s), value.is_a?(Time) ? value.strftime("%Y-%m-%dT%H:%M:%S.000Z") : value]
    end
  end
end
