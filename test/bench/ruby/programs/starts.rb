# frozen_string_literal: true

# Measures processes that load the client and use it: `ruby starts.rb URL RUNS`. It prints, as JSON, for each the least CPU milliseconds,
# its objects and its KiB of memory, all above those of a process that does nothing.

require "json"

MADE = 'require "music_catalog"; c = MusicCatalog::Client.new(base_url: ARGV[0])'
LIBRARIES = 'require "net/http"; require "json"'
TOLD = "print GC.stat(:total_allocated_objects), ' ', `ps -o rss= -p \#{Process.pid}`"

PROGRAMS = {
  "bare" => "",
  "libraries" => LIBRARIES,
  "require" => 'require "music_catalog"',
  "made" => MADE,
  "group" => "#{MADE}; c.artists",
  "all" => "#{LIBRARIES}; require 'music_catalog'; MusicCatalog.eager_load!",
  "call" => "#{MADE}; c.artists.retrieve('1')",
  "call-net-http" => "#{LIBRARIES}; JSON.parse(Net::HTTP.get(URI(\"\#{ARGV[0]}/artists/1\")))"
}.freeze

# CPU of the processes that have ended.
def children = Process.times.then { |times| times.cutime + times.cstime }

# Runs a process, and gives its milliseconds.
def milliseconds(code, url)
  started = children
  system(RbConfig.ruby, "-e", code, url, exception: true)
  (children - started) * 1000
end

# Runs a process, and gives its objects and KiB.
def objects_and_memory(code, url)
  told = IO.popen([RbConfig.ruby, "-e", "#{code}; #{TOLD}", url], &:read)
  told.split.map { |each| Integer(each) }
end

url, runs = ARGV
least = Hash.new(Float::INFINITY)
# All of them in turn, so that a busy moment is none of one alone.
(Integer(runs) + 1).times do
  PROGRAMS.each { |name, code| least[name] = [least[name], milliseconds(code, url)].min }
end
names = %i[milliseconds objects kibibytes]
found = PROGRAMS.to_h { |name, code| [name, [least[name], *objects_and_memory(code, url)]] }
bare = found.fetch("bare")
puts JSON.generate(found.transform_values { |each| names.zip(each.zip(bare).map { |own, none| own - none }).to_h })
