# frozen_string_literal: true

module ApiClient
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
