# frozen_string_literal: true

# Runs samples as they stand, and sends their requests to another place: `ruby sample-sender.rb MODULE GEM SAMPLES.json`. The file is a
# list of samples, each with its `id`, its `file`, and `places`, the URLs that requests are below, with those to send them to. Prints what
# went wrong, by id.

require "json"
require "stringio"

# The places of the present sample.
module Places
  class << self
    attr_accessor :known

    def of(url)
      before, after = known.find { |each, _| url.start_with?(each) }
      raise "#{url} is below none of #{known.keys}" if before.nil?

      after + url.delete_prefix(before)
    end
  end
end

# Has the gem's own transport send elsewhere.
module SentElsewhere
  def call(request, &block)
    request.instance_variable_set(:@url, Places.of(request.url))
    super
  end
end

name, gem, samples = ARGV
require gem
Object.const_get(name)::HttpTransport.prepend(SentElsewhere)
faults = {}
JSON.parse(File.read(samples)).each do |each|
  Places.known = each["places"]
  out = $stdout
  begin
    $stdout = StringIO.new
    load(each["file"], true)
  rescue => error
    faults[each["id"]] = error.full_message(highlight: false)
  ensure
    $stdout = out
  end
end
puts JSON.generate(faults)
