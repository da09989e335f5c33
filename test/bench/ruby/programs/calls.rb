# frozen_string_literal: true

# Makes calls in one of several ways: `ruby calls.rb WAY URL ROUNDS`. It prints, as JSON, the CPU microseconds of a call (the least of
# some rounds: what disturbs a round only adds to it), its objects, and the KiB that the process holds more after all of them.

require "json"
require "uri"

ID = "0OdUWJ0sBjDrqHygGUXeCF"
COUNT = 2000

# Calls with the standard library, with what a caller needs at least.
def by_net_http(url)
  require "net/http"
  require "erb"
  http = Net::HTTP.start(url.host, url.port, nil)
  headers = {"accept" => "application/json", "authorization" => "Bearer secret"}
  lambda do
    response = http.get("/artists/#{ERB::Util.url_encode(ID)}", headers)
    raise response.code unless response.is_a?(Net::HTTPSuccess)

    JSON.parse(response.body)
  end
end

# Calls with the client.
def by_client(url)
  require "music_catalog"
  client = MusicCatalog::Client.new(base_url: url.to_s, auth: {oauth: "secret"})
  artists = client.artists
  -> { artists.retrieve(ID) }
end

def cpu = Process.clock_gettime(Process::CLOCK_PROCESS_CPUTIME_ID)

# KiB of memory that the process holds.
def resident = Integer(`ps -o rss= -p #{Process.pid}`)

def round(call)
  GC.start
  started = cpu
  COUNT.times { call.call }
  (cpu - started) * 1e6 / COUNT
end

# Objects of a call, counted without those of the first.
def objects(call)
  before = GC.stat(:total_allocated_objects)
  COUNT.times { call.call }
  (GC.stat(:total_allocated_objects) - before).fdiv(COUNT).round
end

way, url, rounds = ARGV
call = {"net-http" => method(:by_net_http), "client" => method(:by_client)}.fetch(way).call(URI(url))
raise "no artist" unless call.call["name"]

round(call)
held = resident
least = Array.new(Integer(rounds)) { round(call) }.min
puts JSON.generate({microseconds: least, objects: objects(call), grown: resident - held})
