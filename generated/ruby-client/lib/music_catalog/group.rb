# Made by endpoint-manifest (ruby-client) from its template group.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

module MusicCatalog
  # The base of all groups of operations.
  class Group
    # @api private
    def initialize(core)
      @core = core
    end

    # @return [String] nothing of the client: its options may be secrets
    def inspect = "#<#{self.class}>"
  end
end
