# frozen_string_literal: true

# The driver of the runtime: `ruby driver.rb SERVICE.json`. It reads jobs from stdin, does them all at once, each in a thread, and writes
# their results (README of the vectors, "The protocol").

require "json"
require "api_client"
require_relative "service"
require_relative "job"

service = Service.new(JSON.parse(File.read(ARGV.fetch(0))))
jobs = {}
output = Mutex.new
$stdin.each_line do |line|
  told = JSON.parse(line, max_nesting: 2000)
  next jobs[told["abort"]]&.abort if told.key?("abort")

  job = Job.new(service, told)
  jobs[told["id"]] = job
  job.start do |result|
    text = JSON.generate(result, max_nesting: 0)
    output.synchronize do
      $stdout.write(text, "\n")
      $stdout.flush
    end
  end
end
jobs.each_value(&:join)
