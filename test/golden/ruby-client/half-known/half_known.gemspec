# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/targets.yaml.
# Not to be edited: fill the manifest in and run `generate`.

Gem::Specification.new do |spec|
  spec.name = "half_known"
  spec.version = "1.0.0"
  spec.summary = "A client of a service whose title is not shown"
  spec.authors = ["half_known"]
  spec.required_ruby_version = ">= 3.1"
  spec.metadata = {"rubygems_mfa_required" => "true"}
  spec.files = Dir.glob(["lib/**/*.rb", "sig/**/*.{rbs,yaml}", "README.md"], base: __dir__)
end
