# frozen_string_literal: true

# The driver of an emitted gem, whose module is `ApiClient`: `ruby emitted.rb DRIVEN.json`. Its calls are those that users write.

require "json"
require "driven_sdk"
require_relative "drive"
require_relative "emitted_service"
require_relative "emitted_job"

service = EmittedService.new(JSON.parse(File.read(ARGV.fetch(0))))
drive { |told| EmittedJob.new(service, told) }
