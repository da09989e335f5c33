# Made by endpoint-manifest (ruby-client) from its template headers.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

module MusicCatalog
  # The headers of a response. Names have no case; lines of one name are joined with commas (RFC 9110, section 5.3).
  class Headers
    include Enumerable

    # @param lines [Hash, Array<Array(String, String)>] names with a value or several
    def initialize(lines = {})
      @lines = {}
      lines.each do |name, value|
        key = name.downcase
        known = @lines[key]
        @lines[key] = known ? known + Array(value) : Array(value)
      end
    end

    # @param name [String]
    # @return [String, nil]
    def [](name)
      found = @lines[name] || @lines[name.downcase]
      found && ((found.size == 1) ? found[0] : found.join(", "))
    end

    # @param name [String]
    # @return [Array<String>] each line by itself, as `set-cookie` needs it
    def get_all(name) = (@lines[name.downcase] || []).dup

    # @param name [String]
    def key?(name) = @lines.key?(name.downcase)

    # @yieldparam name [String] in lower case
    # @yieldparam value [String]
    def each
      return enum_for(:each) unless block_given?

      @lines.each_key { |name| yield name, self[name] }
      self
    end

    # @return [Hash{String => String}]
    def to_h = @lines.to_h { |name, _| [name, self[name]] }

    # @return [String] the names alone: values may be secrets
    def inspect = "#<#{self.class}: #{@lines.keys.join(", ")}>"
  end
end
