# frozen_string_literal: true

# The driver of the runtime: `ruby driver.rb SERVICE.json`.

require "json"
require "api_client"
require_relative "drive"
require_relative "service"
require_relative "job"

service = Service.new(JSON.parse(File.read(ARGV.fetch(0))))
drive { |told| Job.new(service, told) }
