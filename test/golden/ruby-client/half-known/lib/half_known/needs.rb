# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/service.yaml.
# Not to be edited: fill the manifest in and run `generate`.

module HalfKnown
  # The credentials that operations need: one of the alternatives, in this order.
  #
  # @api private
  module Needs
    HARBOUR_ACCOUNT = Runtime::Security.new({"harbour-account" => ["moor"]}, {"harbour-account" => []})
    PILOT_OR_NOTHING = Runtime::Security.new({"pilot" => []}, {})
  end
end
