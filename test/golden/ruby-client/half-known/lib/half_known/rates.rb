# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/service.yaml.
# Not to be edited: fill the manifest in and run `generate`.

module HalfKnown
  # The rates that are known: `Pacing.new(*RATES)` keeps to them.
  RATES = [
    RateLimit.new(requests: 60, seconds: 60, per: "token"),
    RateLimit.new(requests: 5, seconds: 1),
    RateLimit.new(requests: 1, seconds: 60, per: "user", operation: "ships.visits.end")
  ].freeze
end
