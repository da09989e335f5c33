# frozen_string_literal: true

# The driver of the runtime: `ruby driver.rb SERVICE.json [SCHEDULER]`; with the file of a scheduler, all calls are fibers of one thread.

require "json"
require "api_client"
require_relative "drive"
require_relative "service"
require_relative "job"

if ARGV[1]
  require ARGV[1]
  # As the README asks for: to Ruby 3.1, a constant that one fiber is loading is none in the others of its thread.
  [ApiClient, ApiClient::Runtime].each { |each| each.constants.each { |name| each.const_get(name) } }
  Job.callers = FiberCallers.new(TestScheduler.new)
end
service = Service.new(JSON.parse(File.read(ARGV.fetch(0))))
drive { |told| Job.new(service, told) }
