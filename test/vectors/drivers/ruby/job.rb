# frozen_string_literal: true

require_relative "values"
require_relative "failures"
require_relative "called"
require_relative "callers"

# The calls of one job, with a client of their own.
class Job
  # What the callers of a job get when they give up. It is no StandardError, so that nothing swallows it.
  class Abort < ScriptError; end

  class << self
    # @return [ThreadCallers, FiberCallers] what makes calls
    attr_accessor :callers
  end
  self.callers = ThreadCallers.new

  attr_reader :service

  def initialize(service, told)
    @service = service
    @told = told
    @log = []
    @notices = []
    @callers = []
    @lock = Mutex.new
  end

  # Makes the calls, and yields the result.
  def start
    @thread = Thread.new { yield run }
    @thread.report_on_exception = true
  end

  def join = @thread.join

  # The callers give up.
  def abort
    @lock.synchronize { @callers.dup }.each(&:give_up)
  end

  private

  def run
    client = client(@told["client"])
    calls = @told["calls"].map { |call| called(client, call) }
    outcomes =
      if @told["together"]
        calls.map { |call| Thread.new { outcome(call) } }.map(&:value)
      else
        calls.map { |call| outcome(call) }
      end
    result(outcomes)
  rescue => error
    result(@told["calls"].map { {error: Failures.of(error)} })
  end

  def result(outcomes)
    made = {id: @told["id"], outcomes: outcomes, log: @log}
    made[:notices] = @notices if @told["client"].key?("deprecations")
    made
  end

  # Makes a call that can be ended.
  def outcome(call)
    caller = Job.callers.start { call.outcome }
    @lock.synchronize { @callers << caller }
    caller.value
  end

  def client(given)
    options = {backoff: ->(_attempt) { 0 }}
    {"timeoutMs" => :timeout, "deadlineMs" => :deadline}.each do |name, option|
      options[option] = given[name] / 1000.0 if given.key?(name)
    end
    options[:max_retries] = given["maxRetries"] if given.key?("maxRetries")
    options[:max_response_bytes] = given["maxResponseBytes"] if given.key?("maxResponseBytes")
    options[:follow_redirects] = given["followRedirects"] if given.key?("followRedirects")
    options[:headers] = service.headers.merge(given["headers"] || {})
    options[:query] = service.query.merge(Values.given(given["query"] || {}))
    options[:auth] = (given["auth"] || {}).to_h { |name, own| [name, service.credential(name, own)] }
    options[:hooks] = hooks(given)
    made_client(given["baseUrl"], options)
  end

  def called(client, call) = Called.new(self, client, call)

  def made_client(base_url, options) = ApiClient::BaseClient.new(service.makers, base_url, nil, options)

  def hooks(given)
    made = []
    made << ApiClient::Logging.new(Log.new(@log)) if given.key?("log")
    made << ApiClient::Deprecations.new { |notice| @notices << Values.notice(notice) } if given.key?("deprecations")
    made
  end

  # Keeps all lines.
  Log = Struct.new(:lines) do
    %i[debug info warn error].each { |level| define_method(level) { |text| lines << "#{level} #{text}" } }
  end
end
