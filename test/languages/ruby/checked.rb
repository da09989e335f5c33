# frozen_string_literal: true

# Holds every call of an emitted gem against its signatures, for `ruby -r`: the program fails where one does not fit. A call that the gem
# refuses as wrong need not fit, and what a service sent against its manifest is told apart by the names of cases.

require "rbs"

signed = $LOAD_PATH.find { |path| File.exist?(File.join(path, "driven_sdk.rb")) }
ENV["RBS_TEST_TARGET"] = "ApiClient,ApiClient::*"
ENV["RBS_TEST_OPT"] = "-r date -I #{File.expand_path("../sig", signed)}"
ENV["RBS_TEST_LOGLEVEL"] = "error"
ENV["RBS_TEST_SAMPLE_SIZE"] = "ALL"
require "rbs/test/setup"

# The checks of calls, and what they find.
module SignatureChecks
  FOUND = Queue.new
  COUNT = Queue.new

  # Keeps what does not fit, in place of ending the call with it.
  def call(receiver, trace)
    COUNT << nil
    super
  rescue RBS::Test::Tester::TypeError => error
    own = trace.method_call
    gave = own.return? ? "gave #{own.return_value.class}" : "did not return"
    FOUND << "#{error.message} (#{own.arguments.map(&:class).join(", ")}; #{gave})" unless refused?(own)
  end

  private

  def refused?(call)
    return false unless call.exception?

    error = call.exception
    error.is_a?(ArgumentError) || error.is_a?(ApiClient::InvalidArgumentError)
  end

  # Values whose check would change what they do.
  module Values
    # To look into an enumerator is to request its pages.
    def value(given, type)
      return given.is_a?(Enumerator) if type.is_a?(RBS::Types::ClassInstance) && type.name.to_s == "::Enumerator"

      super
    end
  end
end
RBS::Test::Tester::MethodCallTester.prepend(SignatureChecks)
RBS::Test::TypeCheck.prepend(SignatureChecks::Values)

at_exit do
  found = Array.new(SignatureChecks::FOUND.size) { SignatureChecks::FOUND.pop }.uniq
  found.each { |each| warn each }
  warn "no call was checked" if SignatureChecks::COUNT.empty?
  exit! 1 unless found.empty? && !SignatureChecks::COUNT.empty?
end
