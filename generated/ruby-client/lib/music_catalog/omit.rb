# Made by endpoint-manifest (ruby-client) from its template omit.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

module MusicCatalog
  # The class of OMIT, which is its only object.
  class Omit
    # @return [String]
    def inspect = "OMIT"

    alias_method :to_s, :inspect
  end

  # Leaves a parameter or a property out. `nil` is null: `note: OMIT` sends nothing, `note: nil` sends null.
  OMIT = Omit.new.freeze

  Omit.private_class_method :new
end
